import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { jsonLog } from '@marquee/kernel/log';
import type { Actor } from '@marquee/platform/staff/actor';
import { settingsOrExit } from '@marquee/settings/settings';
import { type Backend, createBackend } from '../backend';
import { modeOf } from '../modes/modeOf';

/** Whoever has the console of an installation: it may do everything, and is no second person. */
export function consoleActor(): Actor {
  const { username } = userInfo();
  return { kind: 'console', id: 'console', name: `console ${username}`, person: null, session: null, steppedUpAt: 0 };
}

/**
 * Opens the backend of this installation without serving it, and closes it after `work`. The embedded database must not
 * be in use. Throws an Error if there is no database.
 */
export async function withBackend<T>(work: (backend: Backend) => Promise<T>): Promise<T> {
  const settings = settingsOrExit('backend', 2);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SITES_DIR: sitesDir } = settings;
  if (!databaseUrl && !existsSync(join(dataDir, 'database'))) throw new Error(`There is no database in ${dataDir}.`);
  const mode = await modeOf(settings);
  const backend = await createBackend({ mode, dataDir, databaseUrl, sitesDir, work: false, log: jsonLog('error') });
  try {
    return await work(backend);
  } finally {
    await backend.services.jobs.settled();
    await backend.close();
  }
}
