import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import type { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { openPglite } from '../database/pglite';
import { Refusal } from '../server/refusal';
import { runHistory } from './histories';
import type { Posting } from './ledger';
import { ledger } from './postgresLedger';
import { verifyLedger } from './verify';

let database: Database;
beforeAll(async () => {
  database = await openPglite({});
  await migrate(database);
}, 60_000);
beforeEach(() => database.script('truncate ledger_players cascade'));
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

  it('refuses a key that stands for another posting', async () => {
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
  const forge = async (sql: string) => {
    await ledger.post(database, posting());
    await ledger.post(database, stake('b', 400));
    await database.script(`alter table ledger_transactions disable trigger all; ${sql};
      alter table ledger_transactions enable trigger all`);
    return (await verifyLedger(database)).flaws.map(({ reason }) => reason);
  };

  it('finds nothing in an honest ledger and sums the house', async () => {
    expect(await forge('select 1')).toEqual([]);
    const { house } = await verifyLedger(database);
    expect(house.map(({ account, amount }) => [account, amount])).toEqual([
      ['gaming', 400],
      ['gateway', -1000],
    ]);
  });

  for (const [name, sql, reasons] of [
    ['a changed text', "update ledger_transactions set description = 'x' where sequence = 1", ['hash']],
    ['a changed time', 'update ledger_transactions set at = 5 where sequence = 2', ['hash', 'time']],
    [
      'a changed amount',
      'update ledger_transactions set amounts = array[-300, 300] where sequence = 2',
      ['hash', 'balance', 'head'],
    ],
    [
      'a missing row',
      'delete from ledger_transactions where sequence = 1',
      ['gap', 'hash', 'balance', 'negative', 'head'],
    ],
    ['a missing last row', 'delete from ledger_transactions where sequence = 2', ['missing', 'head']],
    ['a changed balance', 'update ledger_players set cash = 601', ['head']],
  ] as const) {
    it(`finds ${name}`, async () => {
      expect(await forge(sql)).toEqual([...reasons]);
    });
  }
});

describe('ledger histories', () => {
  it('agree with the model over 300 random histories, and verify', async () => {
    for (let seed = 1; seed <= 300; seed++) expect(await runHistory(database, seed, 12)).toBeUndefined();
    const { flaws, house } = await verifyLedger(database);
    expect(flaws).toEqual([]);
    const [players] = await database.query<{ sum: number }>(
      'select sum(cash + reserved + game_token + minigame_token + frozen_token) as sum from ledger_players',
    );
    expect(house.reduce((sum, { amount }) => sum + amount, 0)).toBe(-(players?.sum ?? 0));
  }, 120_000);
});
