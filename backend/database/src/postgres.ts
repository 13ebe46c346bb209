import { setTimeout } from 'node:timers/promises';
import { backOff } from '@marquee/kernel/work/backOff';
import { Pool, type PoolClient, type PoolConfig, TypeOverrides } from 'pg';
import type { Database } from './database';
import { asUnavailable } from './databaseUnavailable';
import { HeartbeatMonitor, type HeartbeatTimes } from './heartbeat';
import { notifications } from './notifications';
import { type Notice, outgoing, refuseLargePayload } from './outgoing';
import { isOutdatedPlan, PreparedStatements } from './preparedStatements';
import { connectorTo } from './servers';
import { valueParsers } from './valueParsers';

/** Serialisation failure and deadlock: the transaction can be retried. */
const retryable = new Set(['40001', '40P01']);
const mostTries = 15;

const isRetryable = (error: unknown) => retryable.has((error as { code?: string }).code ?? '') || isOutdatedPlan(error);

/** @throws DatabaseUnavailable if the connection broke */
function asking<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error) => {
    throw asUnavailable(error);
  });
}

/** What a pool or one of its connections is asked; `prepared` names the statements that are prepared. */
function queriesOf(runner: Pool | PoolClient, prepared: PreparedStatements) {
  const ask = async (text: string, values: unknown[], name?: string): Promise<unknown[]> => {
    try {
      return (await asking(runner.query({ text, values, name }))).rows;
    } catch (error) {
      // in a transaction, which has failed with its statement, all of it is retried
      if (name === undefined || !(runner instanceof Pool) || !isOutdatedPlan(error)) throw error;
      return ask(text, values);
    }
  };
  return {
    async query<Row>(text: string, parameters: readonly unknown[] = []) {
      // without parameters it may be several statements, which cannot be prepared
      const name = parameters.length > 0 ? prepared.nameOf(text) : undefined;
      return (await ask(text, [...parameters], name)) as Row[];
    },
    async script(sql: string) {
      await asking(runner.query(sql));
    },
  };
}

/** A running transaction; its notifications are collected in `notices` and sent after the commit. */
function insideTransaction(
  client: PoolClient,
  { outer, prepared, notices }: { outer: Database; prepared: PreparedStatements; notices: Notice[] },
): Database {
  const inside: Database = {
    ...queriesOf(client, prepared),
    async notify(channel, payload) {
      refuseLargePayload({ channel, payload });
      notices.push({ channel, payload });
    },
    async transaction(work) {
      const before = notices.length;
      await asking(client.query('savepoint inner_work'));
      try {
        const result = await work(inside);
        await asking(client.query('release savepoint inner_work'));
        return result;
      } catch (error) {
        notices.length = before;
        if (!isRetryable(error))
          await asking(client.query('rollback to savepoint inner_work; release savepoint inner_work'));
        throw error;
      }
    },
    listen: outer.listen,
    connections: outer.connections,
    close: async () => {},
  };
  return inside;
}

async function attempt<T>(client: PoolClient, work: (client: PoolClient) => Promise<T>): Promise<T> {
  let broken: Error | undefined;
  try {
    await asking(client.query('begin'));
    const result = await work(client);
    await asking(client.query('commit'));
    return result;
  } catch (error) {
    if (isOutdatedPlan(error)) broken = error;
    await client.query('rollback').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Does not wait for the disk: notifications may get lost in a crash. */
const notifyAll = `select set_config('synchronous_commit', 'off', true), pg_notify(channel, payload)
  from unnest($1::text[], $2::text[]) as notice (channel, payload)`;

/**
 * A pool that replaces broken connections at the next query. The interrupted query or transaction fails; the process
 * continues.
 */
function openPool(settings: PoolConfig): Pool {
  const pool = new Pool(settings);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Default timeouts of a silent server. */
const usualTimes: HeartbeatTimes = { every: 2000, longest: 5000 };

/** Longest wait for a free or new connection, ms. */
const connectTimeout = 10_000;

/**
 * Opens a Postgres server (15 or newer) by its URL; of several servers, the primary. Any number of processes may share
 * it. With one of `connections` statements and transactions run one after the other, as in the embedded database.
 */
export function openPostgres(url: string, { times = usualTimes, connections = 20 } = {}): Database {
  const types = new TypeOverrides();
  for (const [type, parse] of Object.entries(valueParsers)) types.setTypeParser(Number(type), parse);
  const watch = new HeartbeatMonitor(() => signPool.query('select 1'), times);
  const { connectionString, Connector } = connectorTo(url);
  const line = { connectionString, Client: Connector, stream: watch.socket };
  const signPool = openPool({ ...line, max: 1 });
  const pool = openPool({ ...line, max: connections, types, connectionTimeoutMillis: connectTimeout });
  // A separate pool, so that notifications are sent even if every other connection waits for a lock.
  const noticePool = openPool({ ...line, max: 1 });
  const queue = outgoing((notices) =>
    noticePool.query(notifyAll, [notices.map(({ channel }) => channel), notices.map(({ payload }) => payload)]),
  );
  const listening = notifications(() => new Connector(line));
  const prepared = new PreparedStatements();
  const database: Database = {
    ...queriesOf(pool, prepared),
    async notify(channel, payload) {
      refuseLargePayload({ channel, payload });
      queue.add([{ channel, payload }]);
    },
    async transaction(work) {
      for (let tries = 1; ; tries++) {
        const notices: Notice[] = [];
        try {
          const result = await attempt(await asking(pool.connect()), (client) =>
            work(insideTransaction(client, { outer: database, prepared, notices })),
          );
          queue.add(notices);
          return result;
        } catch (error) {
          if (!isRetryable(error) || tries >= mostTries) throw error;
          await setTimeout(backOff(tries, 4, 200));
        }
      }
    },
    listen: listening.listen,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await listening.close();
      await queue.sent();
      await noticePool.end();
      await pool.end();
      watch.stop();
      await signPool.end();
    },
  };
  return database;
}
