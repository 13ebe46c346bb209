import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Database } from './database';
import { lockFolder } from './lockFolder';
import { makePgliteFolder } from './makePgliteFolder';
import { makePrivateFolder } from './privateFolder';
import { valueParsers } from './valueParsers';

type Runner = Pick<Transaction, 'query' | 'exec'>;

/** Where the embedded database is stored: a data folder, or memory. */
export interface PgliteSource {
  folder?: string;
}

/**
 * Postgres's shared buffers are allocated at the start and never freed. The operating system caches the files as well,
 * and more than 8 MB are no faster here: reading a database of 22 MB takes the same time with 32 MB.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

const withoutUndefined = (parameters: readonly unknown[]) => parameters.map((value) => value ?? null);

/** There is a single connection; waiting callers are not counted. */
const singleConnection = () => ({ total: 1, idle: 0, waiting: 0 });

/** What a query does, on the database or inside a transaction. */
function queriesOf(runner: Runner) {
  return {
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      return (await runner.query<Row>(sql, withoutUndefined(parameters))).rows;
    },
    async script(sql: string) {
      await runner.exec(sql);
    },
    async notify(channel: string, payload: string) {
      await runner.query('select pg_notify($1, $2)', [channel, payload]);
    },
  };
}

/** A running transaction; nested ones are savepoints. */
function insideTransaction(runner: Runner, pglite: PGlite): Database {
  const inside: Database = {
    ...queriesOf(runner),
    async transaction(work) {
      await runner.exec('savepoint inner_work');
      try {
        const result = await work(inside);
        await runner.exec('release savepoint inner_work');
        return result;
      } catch (error) {
        await runner.exec('rollback to savepoint inner_work; release savepoint inner_work');
        throw error;
      }
    },
    listen: (channel, handler) => pglite.listen(channel, handler),
    connections: singleConnection,
    close: async () => {},
  };
  return inside;
}

/**
 * Opens the embedded Postgres. It has a single connection: statements queue, and a transaction has the database to
 * itself. Writes are on disk before a call is answered (no relaxed durability).
 */
export async function openPglite(source: PgliteSource): Promise<Database> {
  const folder = source.folder && join(source.folder, 'database');
  if (source.folder && folder) {
    makePrivateFolder(source.folder);
    makePrivateFolder(folder);
  }
  const unlock = folder ? lockFolder(folder) : () => {};
  if (folder) await makePgliteFolder(folder);
  const pglite = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    parsers: valueParsers,
    startParams,
  });
  return {
    ...queriesOf(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(insideTransaction(transaction, pglite))),
    async listen(channel, handler) {
      const stop = await pglite.listen(channel, handler);
      return () => stop();
    },
    connections: singleConnection,
    async close() {
      await pglite.close();
      unlock();
    },
  };
}
