import {
  betMachine,
  closureMachine,
  heldWinMachine,
  identityMachine,
  messageMachine,
  nameRequestMachine,
  paymentMachine,
  providerTransactionMachine,
  returnRequestMachine,
  ticketMachine,
} from '@marquee/contract/machines';
import { migrate } from '@marquee/database/migrate';
import { emptyDatabase } from '@marquee/database/testing/emptyDatabase';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { allMigrations } from '../../src/migrations';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
beforeAll(async () => {
  database = await emptyDatabase();
  await migrate(database, allMigrations());
});
afterAll(() => database.close());

test.each([
  ['payments', 'state', paymentMachine],
  ['bets', 'state', betMachine],
  ['sports_bets', 'state', betMachine],
  ['provider_transactions', 'state', providerTransactionMachine],
  ['held_wins', 'state', heldWinMachine],
  ['identity_checks', 'status', identityMachine],
  ['name_requests', 'state', nameRequestMachine],
  ['return_requests', 'state', returnRequestMachine],
  ['account_closures', 'state', closureMachine],
  ['contact_messages', 'state', ticketMachine],
  ['messages', 'state', messageMachine],
])('%s has the states of its machine and no others', async (table, column, machine) => {
  const rows = await database.query<{ rule: string }>(
    `select pg_get_constraintdef(c.oid) as rule from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attname = $2
     where c.conrelid = $1::regclass and c.contype = 'c' and c.conkey = array[a.attnum] and pg_get_constraintdef(c.oid) like '%ANY%'`,
    [table, column],
  );
  const allowed = rows.map(({ rule }) => [...rule.matchAll(/'(\w+)'::text/g)].map(([, name]) => name).sort());
  expect(allowed).toEqual([Object.keys(machine).sort()]);
});
