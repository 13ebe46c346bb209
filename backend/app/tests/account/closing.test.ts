import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { leftOut, sections } from '@marquee/platform/account/export/sections';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { settleBet } from '@marquee/platform/wallet/betEnds';
import { recordBet } from '@marquee/platform/wallet/bets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { cash, closingBench } from '../../src/testing/closingBench';
import { giveBonus } from '../../src/testing/handOffers';
import { allowGuarded } from '../../src/testing/stepUpGrants';
import type { TestPlayer } from '../../src/testing/testBackend';

let bench: Awaited<ReturnType<typeof closingBench>>;
beforeAll(async () => {
  bench = await closingBench();
});
beforeEach(() => bench.reset());
afterAll(() => bench.closeBackend());

describe('closing an account', () => {
  it('pays the balance out to the chosen bank account, and closes once the bank has it', async () => {
    const { player, bank } = await bench.leaver();
    const [asked] = (await bench.close(player, bank)).value ?? [];
    expect(asked).toMatchObject({ state: 'closing', balance: 0, reserved: cash, open_payments: 1, waits_for: null });
    await bench.gatewayActs();
    expect(await bench.payouts(player)).toEqual([{ amount: cash, state: 'paid' }]);
    await bench.turn();
    expect((await bench.signIn(player)).statusMessage).toBe('CLOSE');
    expect((await bench.call('auth/get_balance', {}, player)).statusMessage).toBe('CLOSE');
    expect(await bench.said(player)).toContain('Your account is closed');
    const [sent] = await bench.database.query<{ count: number }>(
      "select count(*) from messages where purpose = 'security'",
    );
    expect(sent?.count).toBeGreaterThanOrEqual(4);
    expect((await verifyLedger(bench.database)).flaws).toEqual([]);
  });

  it('ends bonuses: what is earned is paid out, also during a break, and the rest goes back to its offer', async () => {
    const { player, bank } = await bench.leaver();
    const earned = await giveBonus(bench, player, { wagering: { times: 0, of: 'bonus' }, counts: [] });
    const active = await giveBonus(bench, player);
    const free = await giveBonus(bench, player, { kind: 'free_bet' });
    const states = async () => {
      const rows = await bench.database.query<{ id: string; state: string }>('select id, state from bonuses');
      return [earned, active, free].map(({ bonus }) => rows.find(({ id }) => id === bonus)?.state);
    };
    expect(await states()).toEqual(['earned', 'active', 'active']);
    await bench.call('protection/time_out', { request_id: randomUUID(), option: '24h' }, player);
    expect((await states())[0]).toBe('earned');
    await bench.close(player, bank);
    expect(await states()).toEqual(['completed', 'cancelled', 'cancelled']);
    expect((await bench.payouts(player)).map(({ amount }) => amount)).toEqual([cash + 5000]);
    expect(verifyReport(await verifyLedger(bench.database)).errors).toEqual([]);
  });

  it('waits for a bet with bonus money, and pays what it wins', async () => {
    const { player, bank } = await bench.leaver(100);
    const { bonus } = await giveBonus(bench, player, { wagering: { times: 1, of: 'bonus' } });
    const owner = { id: player.id, site: 'localhost', currency: 'PHP' };
    const bet = { betId: 'last', kind: 'game' as const, stake: 5000, title: 't', detail: '' };
    const game = { providerCode: 'P', gameCode: 'g', on: { category: 'slot_game' as const } };
    const { ledger } = bench.services;
    await bench.database.transaction((tx) => recordBet(tx, ledger, owner, { ...bet, ...game }, bench.clock.now()));
    await bench.close(player, bank);
    await bench.turn();
    const end = { betId: 'last', key: 'last', payout: 10_000, state: 'won' as const };
    await bench.database.transaction((tx) => settleBet(tx, ledger, owner, end, bench.clock.now()));
    await bench.turn();
    const [row] = await bench.database.query<{ state: string }>('select state from bonuses where id = $1', [bonus]);
    expect(row?.state).toBe('completed');
    expect((await bench.payouts(player)).reduce((sum, { amount }) => sum + amount, 0)).toBe(10_100);
    expect(verifyReport(await verifyLedger(bench.database)).errors).toEqual([]);
  });

  it('is one closing and one payout, however often it is asked for at once', async () => {
    const { player, bank } = await bench.leaver();
    await allowGuarded(bench.database, player.id, 20);
    const answers = await Promise.all(Array.from({ length: 15 }, () => bench.close(player, bank)));
    expect(answers.filter(({ statusCode }) => statusCode === 1)).toHaveLength(15);
    expect((await bench.payouts(player)).map(({ amount }) => amount)).toEqual([cash]);
    expect((await bench.said(player)).filter((title) => title === 'Your account is being closed')).toHaveLength(1);
  });

  it('needs no bank account to begin: the money waits until one is chosen', async () => {
    const player = await bench.player({ cash });
    await bench.close(player, null);
    await bench.turn();
    const again = await bench.again(player);
    expect(await bench.stateOf(again)).toMatchObject({ state: 'closing', balance: cash, waits_for: 'bankAccount' });
    expect((await bench.said(player)).filter((title) => title.startsWith('Your balance cannot'))).toHaveLength(1);
    await bench.close(again, await bench.addBank(again));
    expect((await bench.payouts(player)).map(({ amount }) => amount)).toEqual([cash]);
  });

  it('does not try again by itself what the bank sent back: the player chooses again', async () => {
    // The sandbox rejects amounts with this ending.
    const { player, bank } = await bench.leaver(11_300);
    await bench.close(player, bank);
    await bench.gatewayActs();
    for (const _ of [1, 2, 3]) await bench.turn();
    expect(await bench.payouts(player)).toEqual([{ amount: 11_300, state: 'rejected' }]);
    expect(await bench.stateOf(player)).toMatchObject({ state: 'closing', waits_for: 'otherBankAccount' });
    bench.clock.advance(1000);
    await bench.close(player, await bench.addBank(player, '0099999999'));
    expect(await bench.payouts(player)).toHaveLength(2);
  });
});

describe('the file of one’s own data', () => {
  const address = async (player: TestPlayer) => (await bench.call('account/export', {}, player)).address ?? '';
  const fetched = (path: string, auth: string) =>
    bench.app.request(
      path,
      { headers: { cookie: bench.browser.header(auth) } },
      { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
    );

  it('has every table with rows of players, or says why not', async () => {
    const tables = await bench.database.query<{ name: string }>(
      `select c.table_name as name from information_schema.columns c
       join pg_tables t on t.schemaname = 'public' and t.tablename = c.table_name
       where c.table_schema = 'public' and c.column_name = 'player_id' and c.table_name not like 'sandbox\\_%' order by 1`,
    );
    const known = [...sections.map(({ from }) => from), ...leftOut];
    expect(tables.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('is described part by part', () => {
    const guide = readFileSync(new URL('../../../../docs/export.md', import.meta.url), 'utf8');
    const described = [...guide.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name);
    expect(described).toEqual(sections.map(({ name }) => name));
  });

  it('is a download that nothing keeps, with all that is theirs and nothing of others', async () => {
    const other = await bench.leaver(77_777);
    const { player } = await bench.leaver();
    const { bonus } = await giveBonus(bench, player);
    await bench.call('protection/self_exclude', { request_id: randomUUID(), option: '1y' }, player);
    bench.clock.advance(1000);
    await bench.close(player, null);
    const many = `insert into bets (id, site, player_id, kind, account, placed_at, stake, payout, state, title, detail, provider_code, game_code)
      select 'b' || i, 'localhost', $1, 'game', 'cash', 1000 + i / 3, 5, 0, 'lost', 'x', '', 'JILI', 'x' from generate_series(1, 1201) i`;
    await bench.database.query(many, [player.id]);
    const answer = await fetched(await address(player), player.auth);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${player.account_id}-${new Date(bench.clock.now()).toISOString().slice(0, 10)}.json"`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    const file = JSON.parse(text);
    expect(Object.keys(file)).toEqual([
      ...['format', 'version', 'site', 'made_at'],
      ...sections.map(({ name }) => name),
      'is_complete',
    ]);
    expect(file.account).toEqual([expect.objectContaining({ account_id: player.account_id, full_name: 'Ana Cruz' })]);
    expect(file.bank_accounts[0]).toMatchObject({ account_number: '0012345678' });
    expect(file.ledger[0]).toMatchObject({
      kind: 'deposit',
      cash_change: cash,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(file.bonuses).toMatchObject([{ bonus_id: bonus, state: 'cancelled', amount: 5000 }]);
    expect(file.bonus_changes).toMatchObject([
      { kind: 'granted', amount: 5000 },
      { kind: 'ended', amount: -5000 },
    ]);
    expect(new Set(file.bets.map(({ bet_id }: { bet_id: string }) => bet_id)).size).toBe(1201);
    expect(file.protection_decisions.map(({ event }: { event: string }) => event)).toEqual([
      'self_exclude',
      'close_account',
    ]);
    const never = [other.player.account_id, '77777', player.auth, 'password_hash', 'token_hash', '$argon2', '$scrypt'];
    expect(never.filter((word) => text.includes(word))).toEqual([]);
  });

  it('is fetched once, within a minute, by the browser that asked', async () => {
    const player = await bench.player();
    const thief = await bench.player();
    const path = await address(player);
    expect((await fetched(path, thief.auth)).status).toBe(404);
    expect((await bench.app.request(path)).status).toBe(404);
    const both = await Promise.all([fetched(path, player.auth), fetched(path, player.auth)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    const late = await address(player);
    bench.clock.advance(60_000);
    expect((await fetched(late, player.auth)).status).toBe(404);
    const over = await address(player);
    await bench.call('auth/logout', {}, player);
    expect((await fetched(over, player.auth)).status).toBe(404);
    expect(await bench.said(player)).toContain('Your data was saved as a file');
  });
});
