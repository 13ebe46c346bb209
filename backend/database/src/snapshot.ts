import type { Database } from './database';

/**
 * Runs reads that belong together on one state of the database: what is posted meanwhile is in all of their answers or
 * in none. Not inside a transaction, which cannot go back to a state.
 */
export function onSnapshot<T>(database: Database, read: (snapshot: Database) => Promise<T>): Promise<T> {
  return database.transaction(async (transaction) => {
    await transaction.query('set transaction isolation level repeatable read, read only');
    return read(transaction);
  });
}
