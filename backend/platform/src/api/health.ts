import type { Database } from '@marquee/database/database';
import type { Migration } from '@marquee/database/migrate';
import type { Bindings } from '@marquee/kernel/http/bindings';
import { lastBlock } from '@marquee/kernel/process/loopWatch';
import type { Hono } from 'hono';
import type { Sites } from '../sites/sites';

/** Timeout of the database check, ms: a probe that hangs says nothing. */
const defaultTimeout = 5000;

/** Dependencies of readiness. */
export interface ReadinessParts {
  database: Database;
  migrations: readonly Migration[];
  sites: Sites;
  /** Whether the process is shutting down: it finishes running work and wants no more. */
  draining: () => boolean;
  /** Timeout of the database check, ms. */
  timeout?: number;
}

/** For each part `ok`, or what is missing. */
export type Readiness = Record<'process' | 'database' | 'migrations' | 'sites', string>;

/** The applied migrations, or nothing if the database does not answer in time. */
async function applied(database: Database, timeout: number): Promise<Map<string, string> | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout);
  });
  const asked = database
    .query('select name, hash from migrations')
    .then((rows) => new Map(rows.map(({ name, hash }) => [name, hash])))
    .catch(() => undefined);
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/**
 * Whether this process should get requests. A database with newer migrations is fine: old processes keep working while
 * new ones start.
 */
export async function readiness(parts: ReadinessParts): Promise<Readiness> {
  const { database, migrations, sites, draining, timeout = defaultTimeout } = parts;
  const found = await applied(database, timeout);
  const isMissing = migrations.some(({ name, hash }) => found?.get(name) !== hash);
  return {
    process: draining() ? 'draining' : 'ok',
    database: found ? 'ok' : 'no answer',
    migrations: found ? (isMissing ? 'missing' : 'ok') : 'not known',
    sites: sites.all().length > 0 ? 'ok' : 'none',
  };
}

/**
 * `/healthz`: the process answers; depends on nothing else. `/readyz`: it can do its work; otherwise 503 with what is
 * missing. Both name the last long block of the event loop: nothing was answered during it.
 */
export function mountHealth(app: Hono<{ Bindings: Bindings }>, parts: ReadinessParts): void {
  app.get('/healthz', (context) =>
    context.json({ status: 'ok', last_block: lastBlock() }, 200, { 'cache-control': 'no-store' }),
  );
  app.get('/readyz', async (context) => {
    const checks = await readiness(parts);
    const ready = Object.values(checks).every((check) => check === 'ok');
    const answer = { status: ready ? 'ready' : 'not ready', checks, last_block: lastBlock() };
    return context.json(answer, ready ? 200 : 503, { 'cache-control': 'no-store' });
  });
}
