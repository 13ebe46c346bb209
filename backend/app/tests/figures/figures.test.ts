import type { StaffInput, StaffOutput } from '@marquee/contract/staff/calls';
import { figureKinds } from '@marquee/contract/staff/figureKinds';
import { ForeignFigures, rebuildFigures, summarise } from '@marquee/platform/figures/countFigures';
import { beginFigures, countEvery, defineFigureJob, figureJob } from '@marquee/platform/figures/figureJob';
import { compareDays, verifyFigures } from '@marquee/platform/figures/verifyFigures';
import type { Leg, TransactionKind } from '@marquee/platform/ledger/ledger';
import type { Actor } from '@marquee/platform/staff/actor';
import { refundBet, settleAgain, settleBet } from '@marquee/platform/wallet/betEnds';
import { recordBet } from '@marquee/platform/wallet/bets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { countAll } from '../../src/testing/countAll';
import { staffDesk } from '../../src/testing/staffDesk';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
let desk: ReturnType<typeof staffDesk>;
let auditor: Actor;
let posted = 0;
beforeAll(async () => {
  backend = await testBackend();
  desk = staffDesk(backend);
  const { database, clock, sites, services } = backend;
  const report = (error: unknown) => faults.push(error);
  defineFigureJob({ database, sites, jobs: services.jobs, clock, report });
});
const faults: unknown[] = [];
beforeEach(async () => {
  await backend.reset();
  // Without the demo player and the deposit that it begins with.
  await backend.database.script(`do $$ begin
    set local session_replication_role = replica;
    delete from ledger_transactions; delete from ledger_players; delete from players;
  end $$`);
  backend.clock.set('2026-03-14T15:50:00Z');
  auditor = await desk.member(['auditor']);
  faults.length = 0;
});
afterAll(() => backend.close());

const site = 'localhost';
/** 23:50 of the day in Manila, whose days the site has. */
const [today, tomorrow] = ['2026-03-14', '2026-03-15'];
const counting = () => ({ database: backend.database, sites: backend.sites.all(), now: backend.clock.now() });
const count = () => countAll(backend);
const bettor = ({ id }: TestPlayer) => ({ id, site, currency: 'PHP' });

/** Posts legs of a player, as the part of the product that makes such postings does. */
function post({ id }: TestPlayer, kind: TransactionKind, legs: Leg[], key = `${kind}-${++posted}`) {
  return backend.services.ledger.post(backend.database, {
    ...{ key, kind, site, playerId: id, currency: 'PHP', legs, reference: key, description: '' },
    at: backend.clock.now(),
  });
}
const move = (
  player: TestPlayer,
  kind: TransactionKind,
  [from, to]: [Leg['account'], Leg['account']],
  amount: number,
) =>
  post(player, kind, [
    { account: from, amount: -amount },
    { account: to, amount },
  ]);

const game = { providerCode: 'JILI', gameCode: 'g', title: 't', detail: '', on: { category: 'slot_game' as const } };
const place = (player: TestPlayer, betId: string, stake: number, kind: 'game' | 'sports' = 'game') =>
  backend.database.transaction((tx) =>
    recordBet(tx, backend.services.ledger, bettor(player), { ...game, betId, kind, stake }, backend.clock.now()),
  );
const settle = (player: TestPlayer, betId: string, payout: number) =>
  backend.database.transaction((tx) =>
    settleBet(
      tx,
      backend.services.ledger,
      bettor(player),
      { betId, key: betId, payout, state: payout > 0 ? 'won' : 'lost' },
      backend.clock.now(),
    ),
  );

const figures = (input: Partial<StaffInput<'today/figures'>> = {}, beside: object = { site }) =>
  desk.done(auditor, 'today/figures', { from: today, until: tomorrow, ...input }, beside);
const amountsOf = ({ figures: kinds }: StaffOutput<'today/figures'>['totals'][number]) =>
  Object.fromEntries(Object.entries(kinds).map(([kind, sum]) => [kind, `${sum?.count}: ${sum?.amount}`]));

/** Money of all kinds, late in the evening of the first day and early on the next. */
async function evening(): Promise<TestPlayer> {
  const player = await backend.player({ site });
  await move(player, 'deposit', ['gateway', 'cash'], 10_000);
  await place(player, 'b1', 300);
  await settle(player, 'b1', 500);
  backend.clock.advance(20 * 60_000);
  await place(player, 'b2', 200);
  await backend.database.transaction((tx) =>
    refundBet(tx, backend.services.ledger, bettor(player), { betId: 'b2', kind: 'game' }, backend.clock.now()),
  );
  await place(player, 's1', 100, 'sports');
  await settle(player, 's1', 900);
  await backend.database.transaction((tx) =>
    settleAgain(
      tx,
      backend.services.ledger,
      bettor(player),
      { betId: 's1', key: 'wrong', payout: 0, state: 'lost' },
      backend.clock.now(),
    ),
  );
  await move(player, 'withdrawal_request', ['cash', 'reserved'], 1_500);
  await move(player, 'withdrawal_paid', ['reserved', 'payouts'], 1_000);
  await move(player, 'withdrawal_rejected', ['reserved', 'cash'], 500);
  await move(player, 'bonus_granted', ['offer:WELCOME', 'bonus'], 700);
  await move(player, 'stake', ['bonus', 'gaming'], 50);
  await move(player, 'bonus_converted', ['bonus', 'cash'], 250);
  await move(player, 'bonus_ended', ['bonus', 'offer:WELCOME'], 400);
  await move(player, 'bonus', ['promotions', 'cash'], 30);
  await move(player, 'bonus', ['promotions', 'game_token'], 99);
  await move(player, 'adjustment', ['cash', 'gaming'], 11);
  await post(player, 'deposit_charged_back', [
    { account: 'cash', amount: -100 },
    { account: 'receivable', amount: -60 },
    { account: 'gateway', amount: 160 },
  ]);
  await move(player, 'claim_settled', ['cash', 'receivable'], 60);
  return player;
}

describe('figures of money and play', () => {
  it('are those of the ledger, on the days of the site, by the money that moved', async () => {
    await evening();
    await count();
    const { value, totals, up_to, next } = await figures();
    expect(up_to).toBe(new Date(backend.clock.now()).toISOString());
    expect(next).toBeNull();
    expect(value.map(({ key, currency }) => `${key} ${currency}`)).toEqual([`${today} PHP`, `${tomorrow} PHP`]);
    expect(value.map(amountsOf)).toEqual([
      { deposit: '1: 10000', stake_cash: '1: 300', payout_cash: '1: 500' },
      {
        ...{ stake_cash: '2: 300', stake_bonus: '1: 50', refund_cash: '1: 200', payout_cash: '1: 900' },
        ...{ correction_cash: '1: -900', withdrawal_asked: '1: 1500', withdrawal_paid: '1: 1000' },
        ...{
          withdrawal_refused: '1: 500',
          bonus_granted: '1: 700',
          bonus_converted: '1: 250',
          bonus_returned: '1: 400',
        },
        ...{ gift: '1: 30', adjustment: '1: -11', charge_back: '1: 160', debt_settled: '1: 60' },
      },
    ]);
    expect(value.map(({ revenue, bonus_cost }) => ({ ...revenue, bonus_cost }))).toEqual([
      { cash: -200, bonus: 0, free_bet: 0, bonus_cost: 0 },
      { cash: 100, bonus: 50, free_bet: 0, bonus_cost: 300 },
    ]);
    expect(value.map(({ new_players, active_players }) => [new_players, active_players])).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect(totals).toMatchObject([{ currency: 'PHP', revenue: { cash: -100, bonus: 50 }, new_players: 1 }]);
  });

  it('are kept once, however often and in however many steps they are counted', async () => {
    const player = await backend.player({ site });
    for (let step = 0; step < 3; step++) {
      await move(player, 'deposit', ['gateway', 'cash'], 100);
      await count();
      await count();
    }
    expect((await figures()).totals.map(amountsOf)).toEqual([{ deposit: '3: 300' }]);
    await rebuildFigures(counting());
    expect((await figures()).totals.map(amountsOf)).toEqual([{ deposit: '3: 300' }]);
    await summarise(backend.database);
  });

  it('are grouped by hour, category, provider and site, page by page, and never added up over currencies', async () => {
    await evening();
    const other = await backend.player({ site: 'casino1.localhost', cash: 5_000 });
    const { currency } = (
      await backend.database.query<{ currency: string }>('select currency from players where id = $1', [other.id])
    )[0] ?? { currency: '' };
    await count();
    const keys = async (by: StaffInput<'today/figures'>['by'], beside: object = { site: '' }) =>
      (await figures({ by }, beside)).value.map(
        (row) => `${row.key} ${row.currency} ${row.figures.stake_cash?.amount ?? '-'}`,
      );
    expect(await keys('hour', { site })).toEqual([
      '2026-03-14T15:00:00.000Z PHP 300',
      '2026-03-14T16:00:00.000Z PHP 300',
    ]);
    expect(await keys('category', { site })).toEqual([' PHP -', 'slot_game PHP 600']);
    expect(await keys('provider', { site })).toEqual([' PHP 100', 'JILI PHP 500']);
    expect(await keys('site')).toEqual([`casino1.localhost ${currency} -`, 'localhost PHP 600']);
    expect(new Set((await figures({ by: 'currency' }, { site: '' })).totals.map((one) => one.currency))).toEqual(
      new Set(['PHP', currency]),
    );
    const paged = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page = await figures({ by: 'category', limit: 1, ...(after && { after }) });
      paged.push(...page.value.map(({ key }) => key));
      expect(page.totals).toHaveLength(1);
      after = page.next;
    }
    expect(paged).toEqual(['', 'slot_game']);
  });

  it('begin with the day of the zone, also where it is off by three quarters of an hour', async () => {
    const sites = [{ domain_name: site, time_zone: 'Asia/Kathmandu' }];
    const player = await backend.player({ site });
    // Midnight in Kathmandu is 18:15 UTC.
    for (const [time, amount] of [
      ['18:14:59.999', 1],
      ['18:15:00.000', 10],
    ] as const) {
      backend.clock.set(`2026-03-14T${time}Z`);
      await move(player, 'deposit', ['gateway', 'cash'], 100);
      await place(player, `k${amount}`, amount);
    }
    await countAll(backend, sites);
    const days = await backend.database.query<{ day: string; active_players: number }>(
      'select day, active_players from figure_days order by 1',
    );
    expect(days).toEqual([
      { day: '2026-03-14', active_players: 1 },
      { day: '2026-03-15', active_players: 1 },
    ]);
    const quarters = await backend.database.query<{ at: number }>(
      "select at from figure_quarters where kind = 'stake_cash' order by 1",
    );
    expect(quarters.map(({ at }) => new Date(at).toISOString().slice(11, 16))).toEqual(['18:00', '18:15']);
    // Another zone: the days of before are counted anew.
    await count();
    expect(
      await backend.database.query('select day, active_players from figure_days where site = $1 order by 1', [site]),
    ).toEqual([{ day: '2026-03-15', active_players: 1 }]);
    expect(await compareDays(backend.database)).toEqual([]);
  });

  it('leave the category of a bet as it was, when the game moves to another', async () => {
    const player = await backend.player({ site, cash: 1_000 });
    await place(player, 'b1', 100);
    await count();
    await backend.database.query(
      "insert into figure_games (provider_code, game_code, category) values ('JILI', 'g', 'fishing')",
    );
    await rebuildFigures(counting());
    const { value } = await figures({ by: 'category' });
    expect(value.map(({ key }) => key)).toEqual(['', 'slot_game']);
  });

  it('say what is owed: cash, withdrawals on their way, bonus money, and what open bets may pay', async () => {
    const player = await evening();
    const { cash, reserved, bonus } = await backend.services.ledger.balances(backend.database, player.id);
    await backend.database.query(
      `insert into sports_bets (id, site, player_id, request_id, request, kind, sizes, lines, stake_per_line, stake, currency, policy, state,
         potential, payout, placed_at) values ('o1', $1, $2, 'r', '{}', 'single', '{1}', 1, 40, 40, 'PHP', 'none', 'open', 90, 0, 0)`,
      [site, player.id],
    );
    expect((await figures()).liability).toEqual([
      { site, currency: 'PHP', cash, reserved, bonus, free_bet: 0, open_bets: 1, open_stakes: 40, may_pay: 90 },
    ]);
  });

  it('have rows in the ledger that come to each of them, whatever the page', async () => {
    const player = await evening();
    await count();
    const { value, totals } = await figures();
    for (const figure of Object.keys(figureKinds) as (keyof typeof figureKinds)[]) {
      const rows = [];
      for (let after: string | null | undefined; after !== null; ) {
        const asked = { from: today, until: tomorrow, figure, currency: 'PHP', limit: 1, ...(after && { after }) };
        const page = await desk.done(auditor, 'today/rows', asked, { site });
        rows.push(...page.value);
        after = page.next;
      }
      const sum = totals[0]?.figures[figure] ?? { count: 0, amount: 0 };
      expect({ count: rows.length, amount: rows.reduce((all, { amount }) => all + amount, 0) }, figure).toEqual(sum);
      expect(rows.every((row) => row.player === player.id)).toBe(true);
    }
    const asked = { from: today, until: tomorrow, figure: 'stake_cash', currency: 'PHP' } as const;
    const within = async (more: object) =>
      (await desk.done(auditor, 'today/rows', { ...asked, ...more }, { site })).value.map(({ reference }) => reference);
    expect(await within({ hour: '2026-03-14T15:00:00.000Z' })).toEqual(['b1']);
    expect(await within({ provider: 'JILI' })).toEqual(['b1', 'b2']);
    expect(await within({ category: 'sportsbook' })).toEqual([]);
    // A posting that is not counted yet is in neither.
    await place(player, 'b3', 5);
    expect(await within({})).toEqual(['b1', 'b2', 's1']);
    expect(value).toHaveLength(2);
  });

  it('are verified against the ledger, which finds a changed sum, also in the hour that is not over', async () => {
    await evening();
    expect(await desk.done(auditor, 'today/verify', { from: today, until: tomorrow }, { site })).toMatchObject({
      ...{ up_to: null, compared: 0 },
    });
    await count();
    const verify = () => desk.done(auditor, 'today/verify', { from: today, until: tomorrow }, { site });
    const clean = await verify();
    expect(clean).toMatchObject({ is_equal: true, differing: 0, value: [] });
    expect(clean.compared).toBeGreaterThan(10);
    await backend.database.query("update figure_quarters set amount = amount + 1 where kind = 'charge_back'");
    await backend.database.query("delete from figure_quarters where kind = 'gift'");
    expect(await verify()).toMatchObject({
      ...{ is_equal: false, differing: 2 },
      value: [
        { figure: 'charge_back', kept_amount: 161, amount: 160, kept_count: 1, count: 1 },
        { figure: 'gift', kept_amount: 0, amount: 30 },
      ],
    });
    await backend.database.query('update figure_days set active_players = 7');
    expect(await compareDays(backend.database)).toMatchObject([
      { day: today, kept: 7, counted: 1 },
      { day: tomorrow, kept: 7, counted: 1 },
    ]);
  });

  it('are counted by a job that goes on, and anew when somebody asks for it', async () => {
    const { jobs } = backend.services;
    const player = await backend.player({ site, cash: 500 });
    await beginFigures(backend.database, backend.clock.now());
    await beginFigures(backend.database, backend.clock.now());
    const turn = async () => {
      expect(await jobs.turn([figureJob])).toBe(1);
      await jobs.settled();
      expect(faults).toEqual([]);
    };
    // Transactions of other databases of the server, which run now, are waited for as well.
    const counted = (totals: object[]) =>
      expect
        .poll(async () => {
          backend.clock.advance(countEvery);
          await turn();
          return (await figures()).totals.map(amountsOf);
        })
        .toEqual(totals);
    await counted([{ deposit: '1: 500' }]);
    await move(player, 'deposit', ['gateway', 'cash'], 100);
    await counted([{ deposit: '2: 600' }]);
    await backend.database.query('update figure_quarters set amount = 1');
    const clerk = await desk.member(['payments']);
    expect(await desk.refused(auditor, 'today/rebuild', {}, { site: '' })).toBe('permissionMissing');
    await desk.done(clerk, 'today/rebuild', {}, { site: '' });
    expect(await desk.lastAudit()).toMatchObject({ act: 'today/rebuild', outcome: 'done', target: 'figures' });
    await counted([{ deposit: '2: 600' }]);
    expect((await verifyFigures(backend.database)).differing).toBe(0);
  });

  it('of a database that came from another server say so, and are right after they are counted anew', async () => {
    const player = await backend.player({ site, cash: 500 });
    await count();
    const far = 2 ** 50;
    await backend.database.script(
      `alter table ledger_transactions disable trigger user; update ledger_transactions set posted_in = ${far};
       alter table ledger_transactions enable trigger user; update figure_cursor set counted_to = ${far}`,
    );
    await expect(count()).rejects.toBeInstanceOf(ForeignFigures);
    await rebuildFigures(counting());
    await move(player, 'deposit', ['gateway', 'cash'], 100);
    await count();
    expect((await figures()).totals.map(amountsOf)).toEqual([{ deposit: '2: 600' }]);
    expect((await verifyFigures(backend.database)).differing).toBe(0);
  });

  it('refuse days in the wrong order, more than 400, and what is no page', async () => {
    const refused = (input: object) =>
      desk.refused(auditor, 'today/figures', { from: today, until: tomorrow, ...input } as never, { site });
    expect(await refused({ from: '2026-03-16' })).toBe('invalidInput');
    expect(await refused({ from: '2025-02-08', until: '2026-03-15' })).toBe('invalidInput');
    expect(await refused({ from: 'yesterday' })).toBe('invalidInput');
    expect(await refused({ by: 'player' })).toBe('invalidInput');
    expect((await figures({ from: '2025-02-09', until: tomorrow, after: 'what' })).value).toEqual([]);
  });

  it('are of the sites where one may see them', async () => {
    await evening();
    await count();
    const elsewhere = await desk.member(['auditor'], { site: 'casino1.localhost' });
    const asked = { from: today, until: tomorrow };
    expect(await desk.refused(elsewhere, 'today/figures', asked, { site })).toBe('permissionMissing');
    expect(await desk.done(elsewhere, 'today/figures', asked, { site: '' })).toMatchObject({
      value: [],
      liability: [],
    });
    const rows = { ...asked, figure: 'deposit', currency: 'PHP' } as const;
    expect((await desk.done(elsewhere, 'today/rows', rows, { site: '' })).value).toEqual([]);
  });
});
