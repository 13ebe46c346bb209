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

/** Asks a staff call, or for an owner, as the console. */
export type AskConsole = (call: string, body: Record<string, unknown>) => Promise<StaffEnvelope>;

/**
 * Does work that asks as the console: the running backend that holds the embedded database, or else one that is opened
 * for this work alone at the first question. Throws an Error if there is no database.
 */
export async function withConsole<T>(work: (ask: AskConsole) => Promise<T>): Promise<T> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SITES_DIR: sitesDir } = settingsOrExit('database', 2);
  const log = jsonLog('error');
  let opened: Awaited<ReturnType<typeof createBackend>> | undefined;

  async function open() {
    if (!databaseUrl && !existsSync(join(dataDir, 'database'))) throw new Error(`There is no database in ${dataDir}.`);
    const mode = await modeOf(settingsOrExit('backend', 2));
    return createBackend({ mode, dataDir, databaseUrl, sitesDir, work: false, log });
  }

  const ask: AskConsole = async (call, body) => {
    const request = { user: userInfo().username, call, body };
    const answer = databaseUrl || opened ? undefined : await askConsole(dataDir, request);
    if (answer) return answer;
    opened ??= await open();
    return consoleAnswers(opened.services, opened.answerStaff, log)(request);
  };

  try {
    return await work(ask);
  } finally {
    await opened?.services.jobs.settled();
    await opened?.close();
  }
}

/** Asks once as the console. */
export const askAtConsole: AskConsole = (call, body) => withConsole((ask) => ask(call, body));
