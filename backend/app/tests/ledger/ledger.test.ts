import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { isFull } from '@marquee/kernel/testing/depth';
import { BackendSignals } from '@marquee/platform/events/signals';
import { runHistory } from '@marquee/platform/ledger/histories';
import type { Posting } from '@marquee/platform/ledger/ledger';
import { postgresLedger } from '@marquee/platform/ledger/postgresLedger';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { emptyTables } from '../../src/testing/emptyTables';
import { migratedDatabase } from '../../src/testing/migratedDatabase';

const ledger = postgresLedger({ signals: new BackendSignals() });
let database: Database;
beforeAll(async () => {
  database = await migratedDatabase('empty');
});
beforeEach(() => emptyTables(database));
afterAll(() => database.close());

const posting = (more: Partial<Posting> = {}): Posting => ({
  key: 'a',
  kind: 'deposit',
  site: 'localhost',
  playerId: 'p',
  currency: 'PHP',
  legs: [
    { account: 'gateway', amount: -1000 },
    { account: 'cash', amount: 1000 },
  ],
  reference: 'r',
  description: 'd',
  at: 1000,
  ...more,
});
const stake = (key: string, amount: number) =>
  posting({
    key,
    kind: 'stake',
    legs: [
      { account: 'cash', amount: -amount },
      { account: 'gaming', amount },
    ],
  });
const refused = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Refusal ? error.statusMessage : error;
};
const transactions = async () =>
  (await database.query<{ count: number }>('select count(*) as count from ledger_transactions'))[0]?.count;

describe('ledger', () => {
  it('moves an amount from one account to another', async () => {
    const posted = await ledger.post(database, posting());
    expect(posted.balances.cash).toBe(1000);
    expect((await ledger.balances(database, 'p')).cash).toBe(1000);
  });

  it('answers a repeated key with the first result and writes nothing', async () => {
    const first = await ledger.post(database, posting());
    await ledger.post(database, stake('b', 400));
    const again = await ledger.post(database, posting());
    expect(again).toEqual({ ...first, repeated: true });
    expect(await transactions()).toBe(2);
  });

  it('refuses a key that was used for another posting', async () => {
    await ledger.post(database, posting());
    expect(await refused(ledger.post(database, stake('a', 400)))).toBe('requestIdReused');
    expect(await refused(ledger.post(database, posting({ playerId: 'other' })))).toBe('requestIdReused');
  });

  it('keeps the same key of two sites apart', async () => {
    await ledger.post(database, posting());
    const other = await ledger.post(database, posting({ site: 'other.test', playerId: 'q' }));
    expect(other.repeated).toBe(false);
  });

  it('refuses to take a player below zero, and leaves the transaction usable', async () => {
    await ledger.post(database, posting());
    await database.transaction(async (transaction) => {
      expect(await refused(ledger.post(transaction, stake('b', 1001)))).toBe('insufficientBalance');
      await ledger.post(transaction, stake('c', 1000));
    });
    expect((await ledger.balances(database, 'p')).cash).toBe(0);
    expect(await transactions()).toBe(2);
  });

  it('throws for legs that do not balance and for a foreign currency', async () => {
    const lopsided = [
      { account: 'gateway', amount: -1 },
      { account: 'cash', amount: 2 },
    ] as const;
    await expect(ledger.post(database, posting({ legs: [...lopsided] }))).rejects.toThrow('does not balance');
    await ledger.post(database, posting());
    await expect(ledger.post(database, posting({ key: 'b', currency: 'EUR' }))).rejects.toThrow('currency');
  });

  it('lets through exactly what the balance allows when many stakes come at once', async () => {
    await ledger.post(database, posting());
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) => refused(ledger.post(database, stake(`s${index}`, 90)))),
    );
    expect(results.filter((result) => result === undefined)).toHaveLength(11);
    expect((await ledger.balances(database, 'p')).cash).toBe(10);
  });

  it('posts one of many equal postings at once', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, () => ledger.post(database, posting())));
    expect(results.filter((result) => !result.repeated)).toHaveLength(1);
    expect((await ledger.balances(database, 'p')).cash).toBe(1000);
  });

  it('forbids to change or delete what was posted', async () => {
    await ledger.post(database, posting());
    await expect(database.query('update ledger_transactions set description = $1', ['x'])).rejects.toThrow(
      'append-only',
    );
    await expect(database.query('delete from ledger_transactions')).rejects.toThrow('append-only');
  });
});

describe('verifyLedger', () => {
  /** Five transactions of one player, one of another; then somebody with full rights manipulates rows directly. */
  const forge = async (sql: string) => {
    await ledger.post(database, posting());
    for (const key of ['b', 'c', 'd', 'e']) await ledger.post(database, stake(key, 100));
    await ledger.post(database, posting({ key: 'other', playerId: 'q' }));
    await database.script(`alter table ledger_transactions disable trigger all; ${sql};
      alter table ledger_transactions enable trigger all`);
    return verifyLedger(database);
  };
  const exchange = (one: number, other: number) => `
    update ledger_transactions set sequence = 99 where player_id = 'p' and sequence = ${one};
    update ledger_transactions set sequence = ${one} where player_id = 'p' and sequence = ${other};
    update ledger_transactions set sequence = ${other} where player_id = 'p' and sequence = 99`;
  const row = (sequence: number) => `where player_id = 'p' and sequence = ${sequence}`;

  it('finds nothing in a correct ledger and sums the operator’s accounts', async () => {
    const verification = await forge('select 1');
    expect(verification.flaws).toEqual([]);
    expect(verification.payments).toEqual([]);
    expect(verification.operator.map(({ account, amount }) => [account, amount])).toEqual([
      ['gaming', 400],
      ['gateway', -2000],
    ]);
    expect(verifyReport(verification)).toMatchObject({ clean: true, errors: [] });
  });

  it.each([
    ['a changed text', `update ledger_transactions set description = 'x' ${row(2)}`, 2, ['hash']],
    ['a changed key', `update ledger_transactions set key = 'x' ${row(2)}`, 2, ['hash']],
    ['a changed time', `update ledger_transactions set at = 5 ${row(3)}`, 3, ['hash', 'time']],
    ['a changed amount', `update ledger_transactions set amounts = array[-90, 90] ${row(3)}`, 3, ['hash', 'balance']],
    [
      'a changed amount with balances to match',
      `update ledger_transactions set amounts = array[-90, 90], cash_change = -90, balances_after[1] = 810 ${row(3)}`,
      3,
      ['hash'],
    ],
    ['a deleted first row', `delete from ledger_transactions ${row(1)}`, 2, ['gap', 'hash', 'balance', 'negative']],
    ['a deleted row', `delete from ledger_transactions ${row(3)}`, 4, ['gap', 'hash', 'balance']],
    ['a deleted last row', `delete from ledger_transactions ${row(5)}`, 5, ['missing', 'head']],
    ['two rows that changed places', exchange(2, 4), 2, ['hash', 'balance']],
    ['two neighbours that changed places', exchange(4, 5), 4, ['hash', 'balance']],
    ['rows in reverse order', `${exchange(1, 5)}; ${exchange(2, 4)}`, 1, ['hash', 'balance', 'negative']],
    [
      'a row of another player',
      `update ledger_transactions set player_id = 'p', sequence = 6 where player_id = 'q'`,
      6,
      ['hash', 'balance'],
    ],
    [
      'a row that slipped in',
      `insert into ledger_transactions select player_id, 6, 'forged', site, 'forged', kind, currency, accounts, amounts, cash_change,
         array[500, 0, 0, 0, 0], reference, description, at, hash from ledger_transactions ${row(5)}`,
      6,
      ['hash'],
    ],
    ['a changed balance', "update ledger_players set cash = 601 where player_id = 'p'", 5, ['head']],
    ['a changed end of the chain', "update ledger_players set hash = 'x' where player_id = 'p'", 5, ['missing']],
    [
      'a player who was taken out of the books',
      "alter table ledger_players disable trigger all; delete from ledger_players where player_id = 'p'; alter table ledger_players enable trigger all",
      5,
      ['missing'],
    ],
  ] as const)('finds %s, and where', async (_, sql, sequence, reasons) => {
    const verification = await forge(sql);
    const [first] = verification.flaws;
    expect(first).toMatchObject({ player: 'p', sequence });
    const ofFirst = verification.flaws.filter((flaw) => flaw.player === 'p' && flaw.sequence === sequence);
    expect(ofFirst.map(({ reason }) => reason).slice(0, reasons.length)).toEqual([...reasons]);
    const { clean, errors } = verifyReport(verification);
    expect(clean).toBe(false);
    expect(errors[0]).toContain(`First broken row: player p, transaction ${sequence}`);
  });

  it.each([
    [
      'a payment without its posting',
      "update payments set state = 'approved' where id = 'open'",
      'payment:open:approved',
    ],
    [
      'a posting whose payment was taken back',
      "update payments set state = 'declined' where id = 'done'",
      'payment:done:approved',
    ],
    ['a payment of another amount', "update payments set amount = 7 where id = 'done'", 'payment:done:approved'],
    ['a payment of another player', "update payments set player_id = 'q' where id = 'done'", 'payment:done:approved'],
    ['a posting without a payment', "delete from payments where id = 'done'", 'payment:done:approved'],
    [
      'a withdrawal that reserved nothing',
      "update payments set kind = 'withdrawal', state = 'requested' where id = 'open'",
      'payment:open:requested',
    ],
  ])('finds %s', async (_, sql, key) => {
    const payment = (
      id: string,
      state: string,
    ) => `insert into payments (id, site, player_id, kind, amount, currency, state, method,
      method_name, request_id, created_at, changed_at) values ('${id}', 'localhost', 'p', 'deposit', 1000, 'PHP', '${state}', 'bank', 'Bank', '${id}', 1, 1)`;
    await database.script(`${payment('done', 'approved')}; ${payment('open', 'pending')}`);
    await ledger.post(database, posting({ key: 'payment:done:approved' }));
    expect((await verifyLedger(database)).payments).toEqual([]);
    await database.script(sql);
    const verification = await verifyLedger(database);
    expect(verification.payments.map((payment) => payment.key)).toEqual([key]);
    expect(verifyReport(verification)).toMatchObject({ clean: false, errors: [expect.stringContaining(key)] });
  });
});

describe('verifyLedger, of sports bets', () => {
  it.each([
    ['state', "update bets set state = 'lost' where id = 'second'"],
    ['payout', "update sports_bets set payout = 1 where id = 'second'"],
    ['only row', "delete from bets where id = 'second'"],
  ])('names the one whose %s another table does not have', async (_, sql) => {
    for (const id of ['first', 'second'])
      await database.script(`insert into bets (id, site, player_id, kind, account, placed_at, stake, payout, state, title, detail,
          provider_code, game_code) values ('${id}', 'localhost', 'p', 'sports', 'cash', 1, 10, 25, 'won', '', '', '', '');
        insert into sports_bets (id, site, player_id, request_id, request, kind, sizes, lines, stake_per_line, stake, currency,
          policy, state, potential, payout, placed_at) values ('${id}', 'localhost', 'p', '${id}', '{}', 'single', '{1}', 1, 10,
          10, 'PHP', 'none', 'won', 25, 25, 1)`);
    expect(verifyReport(await verifyLedger(database))).toMatchObject({ clean: true, errors: [] });
    await database.script(sql);
    expect(verifyReport(await verifyLedger(database))).toMatchObject({
      wrong: 1,
      clean: false,
      errors: ['player p: sports_bets and bets disagree about second'],
    });
  });
});

describe('ledger histories', () => {
  const count = isFull ? 100 : 25;

  it(`agree with the model over ${count} random histories, and verify`, async () => {
    for (let seed = 1; seed <= count; seed++) expect(await runHistory(database, ledger, seed, 12)).toBeUndefined();
    const { flaws, operator } = await verifyLedger(database);
    expect(flaws).toEqual([]);
    const [players] = await database.query<{ sum: number }>(
      'select sum(cash + reserved + game_token + minigame_token + frozen_token + bonus + free_bet) as sum from ledger_players',
    );
    expect(operator.reduce((sum, { amount }) => sum + amount, 0)).toBe(-(players?.sum ?? 0));
  }, 120_000);
});
