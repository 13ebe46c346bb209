import { readFileSync } from 'node:fs';
import type { Leg, TransactionKind } from '@marquee/platform/ledger/ledger';
import { settleBet } from '@marquee/platform/wallet/betEnds';
import { recordBet } from '@marquee/platform/wallet/bets';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { countAll } from '../../src/testing/countAll';
import { staffDesk } from '../../src/testing/staffDesk';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
let desk: ReturnType<typeof staffDesk>;
beforeAll(async () => {
  backend = await testBackend();
  desk = staffDesk(backend);
  await backend.reset();
  // In the past: the examples of the docs ask about the last days.
  backend.clock.set(Date.now() - 3_600_000);
  const player = await backend.player({ cash: 10_000 });
  const { database, clock, services } = backend;
  const bettor = { id: player.id, site: 'localhost', currency: 'PHP' };
  const game = { kind: 'game', providerCode: 'JILI', gameCode: 'g', title: 't', detail: '' } as const;
  const bet = { ...game, betId: 'b1', stake: 300, on: { category: 'slot_game' as const } };
  await recordBet(database, services.ledger, bettor, bet, clock.now());
  const end = { betId: 'b1', key: 'b1', payout: 120, state: 'won' } as const;
  await settleBet(database, services.ledger, bettor, end, clock.now());
  await move(player, 'bonus_granted', ['offer:WELCOME', 'bonus'], 50);
  await move(player, 'stake', ['bonus', 'gaming'], 20);
  await countAll(backend);
});
afterAll(() => backend.close());

let posted = 0;
function move({ id }: TestPlayer, kind: TransactionKind, [from, to]: Leg['account'][], amount: number) {
  const legs = [
    { account: from, amount: -amount },
    { account: to, amount },
  ] as Leg[];
  const said = { key: `v${++posted}`, reference: 'r', description: '', at: backend.clock.now() };
  return backend.services.ledger.post(backend.database, {
    ...{ ...said, kind, site: 'localhost', playerId: id, currency: 'PHP', legs },
  });
}

const page = readFileSync(new URL('../../../../docs/figures.md', import.meta.url), 'utf8');
const statements = [...page.matchAll(/```sql\n([\s\S]*?)```/g)].flatMap(([, text = '']) =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean),
);

describe('the views for other tools', () => {
  it('have the numbers of the calls', async () => {
    const day = (offset: number) => new Date(backend.clock.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const auditor = await desk.member(['auditor']);
    const asked = { from: day(-400 + 3), until: day(2), by: 'day' } as const;
    const { value, up_to } = await desk.done(auditor, 'today/figures', asked, { site: 'localhost' });
    const shown = value.flatMap(({ key, currency, figures }) =>
      Object.entries(figures).map(([figure, sum]) => `${key} ${currency} ${figure} ${sum?.count} ${sum?.amount}`),
    );
    const days = await backend.database.query<Record<string, unknown>>(
      `select day, currency, figure, sum(count) as count, sum(amount) as amount from figures.days where site = 'localhost' group by 1, 2, 3`,
    );
    expect(days.map((row) => Object.values(row).join(' ')).sort()).toEqual(shown.sort());
    const revenue = await backend.database.query(
      `select day, sum(cash) as cash, sum(bonus) as bonus, sum(free_bet) as free_bet, sum(bonus_cost) as bonus_cost from figures.revenue
       where site = 'localhost' group by 1 order by 1`,
    );
    expect(revenue).toEqual(
      value
        .filter(({ figures }) => Object.keys(figures).length > 0)
        .map(({ key, revenue: own, bonus_cost }) => ({ day: key, ...own, bonus_cost })),
    );
    expect(revenue.at(-1)).toMatchObject({ cash: 180, bonus: 20, bonus_cost: 50 });
    const players = await backend.database.query(
      `select day, sum(active_players) as active_players, sum(new_players) as new_players from figures.players
       where site = 'localhost' group by 1 order by 1`,
    );
    expect(players).toEqual(
      value
        .filter(({ active_players, new_players }) => active_players || new_players)
        .map(({ key, active_players, new_players }) => ({ day: key, active_players, new_players })),
    );
    const [state] = await backend.database.query<{ up_to: Date }>('select up_to from figures.state');
    expect(new Date(state?.up_to ?? 0).toISOString()).toBe(up_to);
  });

  it('are read by the examples of the docs, and a role that reads nothing else can be made', async () => {
    const examples = statements.filter((one) => one.startsWith('select'));
    expect(examples).toHaveLength(3);
    for (const example of examples) expect((await backend.database.query(example)).length, example).toBeGreaterThan(0);
    const role = statements.filter((one) => !one.startsWith('select'));
    expect(role).toHaveLength(5);
    class Undone extends Error {}
    const asReader = (sql: string) =>
      backend.database
        .transaction(async (transaction) => {
          for (const one of role) await transaction.script(one);
          await transaction.script('set local role figures_reader');
          await transaction.query(sql);
          throw new Undone();
        })
        .then(
          () => '',
          (error: Error) => (error instanceof Undone ? 'read' : error.message),
        );
    expect(await asReader('select * from figures.liability')).toBe('read');
    for (const table of ['players', 'ledger_transactions', 'figure_players', 'figure_parts'])
      expect(await asReader(`select * from ${table}`), table).toContain('permission denied');
  });

  it('say nothing of a single player', async () => {
    const columns = await backend.database.query<{ name: string }>(
      "select distinct column_name as name from information_schema.columns where table_schema = 'figures'",
    );
    expect(columns.length).toBeGreaterThan(10);
    expect(
      columns.map(({ name }) => name).filter((name) => /player_id|name|email|phone|key|reference/.test(name)),
    ).toEqual([]);
  });

  it('are said to be what they are, each in the docs', async () => {
    const views = await backend.database.query<{ name: string; about: string | null }>(
      `select c.relname as name, obj_description(c.oid) as about from pg_class c
       where c.relnamespace = 'figures'::regnamespace and c.relkind = 'v' order by 1`,
    );
    expect(views.length).toBe(6);
    for (const { name, about } of views) {
      expect(about, name).toBeTruthy();
      expect(page).toContain(`\`figures.${name}\``);
    }
  });
});
