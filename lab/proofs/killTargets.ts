import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProofServer } from '@marquee/backend/testing/processes/postgresServer';
import type { Database } from '@marquee/database/database';
import { openPglite } from '@marquee/database/pglite';
import { openPostgres } from '@marquee/database/postgres';
import { type BackendProcess, startBackend } from './backendProcess';

/** Backend processes that can be killed, on one database. */
export interface KillTarget {
  name: string;
  backends(): BackendProcess[];
  /** Reads the database; the embedded one only between two backends. */
  look<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Kills a backend, starts another, and calls `check` once the database is up. */
  kill(check: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** After so many kills the database server crashes, too. */
const crashEvery = 10;

/**
 * Three backends on one Postgres server. The others keep running while one is killed; every tenth time the server
 * itself crashes.
 */
export async function serverTarget(): Promise<KillTarget> {
  const server = await openProofServer();
  const start = () => startBackend({ DATABASE_URL: server.url });
  const running = [await start(), ...(await Promise.all([start(), start()]))];
  const database = openPostgres(server.url);
  let kills = 0;
  return {
    name: `three backends on ${server.version}`,
    backends: () => running,
    look: (work) => work(database),
    async kill(check) {
      const [victim] = running.splice(Math.floor(Math.random() * running.length), 1);
      await victim?.kill();
      if (++kills % crashEvery === 0) await server.crash?.();
      running.push(await start());
      await check();
    },
    async close() {
      await database.close();
      await Promise.all(running.map((backend) => backend.stop()));
      await server.stop();
    },
  };
}

/** One backend with the embedded database in a folder; checked before the next backend opens it. */
export async function embeddedTarget(): Promise<KillTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-embedded-'));
  const start = () => startBackend({ DATA_DIR: folder });
  let running: BackendProcess | undefined = await start();
  const whileClosed = async <T>(end: 'kill' | 'stop', work: () => Promise<T>): Promise<T> => {
    const ending = running;
    running = undefined;
    await ending?.[end]();
    const result = await work();
    running = await start();
    return result;
  };
  const open = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openPglite({ folder });
    return work(database).finally(() => database.close());
  };
  return {
    name: 'one backend with the embedded database',
    backends: () => (running ? [running] : []),
    look: (work) => (running ? whileClosed('stop', () => open(work)) : open(work)),
    kill: (check) => whileClosed('kill', check),
    async close() {
      await running?.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
