import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { StaffEnvelope } from '@marquee/contract/staff/client';
import { jsonLog } from '@marquee/kernel/log';
import { settingsOrExit } from '@marquee/settings/settings';
import { createBackend } from '../backend';
import { modeOf } from '../modes/modeOf';
import { consoleAnswers } from './answerConsole';
import { askConsole } from './consoleSocket';

/**
 * Asks as the console: the running backend that holds the embedded database, or else one that is opened for this call
 * alone. Throws an Error if there is no database.
 */
export async function askAtConsole(call: string, body: Record<string, unknown>): Promise<StaffEnvelope> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SITES_DIR: sitesDir } = settingsOrExit('database', 2);
  const request = { user: userInfo().username, call, body };
  const answer = databaseUrl ? undefined : await askConsole(dataDir, request);
  if (answer) return answer;
  if (!databaseUrl && !existsSync(join(dataDir, 'database'))) throw new Error(`There is no database in ${dataDir}.`);
  const log = jsonLog('error');
  const mode = await modeOf(settingsOrExit('backend', 2));
  const backend = await createBackend({ mode, dataDir, databaseUrl, sitesDir, work: false, log });
  try {
    return await consoleAnswers(backend.services, backend.answerStaff, log)(request);
  } finally {
    await backend.services.jobs.settled();
    await backend.close();
  }
}
