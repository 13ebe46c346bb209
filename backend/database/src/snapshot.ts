import type { Database } from './database';

/** Runs related reads on one snapshot of the database. Not inside a transaction, which already has its own. */
export function onSnapshot<T>(database: Database, read: (snapshot: Database) => Promise<T>): Promise<T> {
  return database.transaction(async (transaction) => {
    await transaction.query('set transaction isolation level repeatable read, read only');
    return read(transaction);
  });
}
