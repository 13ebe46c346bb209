import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@marquee/backend/testing/processes/freePort';
import { liveDomain } from '@marquee/backend/testing/processes/liveSites';
import { type ProgramSource, runProgramCommand, startProgram } from '@marquee/backend/testing/processes/programProcess';
import { tlsFront } from '@marquee/backend/testing/processes/tlsFront';
import type { Database } from '@marquee/database/database';
import { openPglite } from '@marquee/database/pglite';
import { openPostgres } from '@marquee/database/postgres';
import { providerSecrets } from '@marquee/platform/play/providerSecrets';
import { comeBack, type Return, type Witness } from './witness';

/** Where a backup is restored: a separate folder, like another machine, and the site's settings there. */
export interface Elsewhere {
  source: ProgramSource;
  /** Edge and backend in one process, or only a backend if no pages were built. */
  program: 'site' | 'backend';
  folder: string;
  /** Copied site files and releases. */
  sites: string;
  releases?: string;
  /** All other settings. With DATABASE_URL an empty database, otherwise the folder's embedded one. */
  settings: Record<string, string>;
  /** The games' signing keys; by default those in the restored database (sandbox). */
  keys?: readonly string[];
}

/** The state of a restored site. */
export interface Restored extends Return {
  /** All players' cash before it was started, as `player cash`, in minor units. */
  balances: string[];
  /** The restore's output, and the ledger after the site was stopped. */
  output: string;
  ledger: string;
}

/** All players' cash, by account. */
export async function balancesOf(database: Database): Promise<string[]> {
  const rows = await database.query<{ line: string }>(
    `select p.account_id || ' ' || sum(e.amount) as line from ledger_entries e join players p on p.id = e.player_id
     where e.account = 'cash' group by p.account_id order by 1`,
  );
  return rows.map(({ line }) => line);
}

async function saidBy(
  source: ProgramSource,
  words: Parameters<typeof runProgramCommand>[1],
  settings: Record<string, string>,
) {
  const { code, output } = await runProgramCommand(source, words, settings);
  if (code !== 0) throw new Error(`${words.join(' ')} ends with ${code}: ${output}`);
  return output;
}

/** Backs up a database, running or not. @throws with the output if it fails */
export const backUp = (source: ProgramSource, file: string, settings: Record<string, string>) =>
  saidBy(source, ['backup', file], settings);

/** Runs `work` on an empty database of the server of `url`, which is removed afterwards. */
export async function withEmptyDatabase<T>(url: string, work: (own: string) => Promise<T>): Promise<T> {
  const name = `marquee_restored_${process.pid}_${Date.now()}`;
  const admin = openPostgres(url);
  const own = new URL(url);
  own.pathname = `/${name}`;
  await admin.query(`create database ${name}`);
  try {
    return await work(own.href);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.close();
  }
}

/**
 * Restores a backup elsewhere as docs/operations.md says, starts the site there, and lets the witness return.
 * `whileRunning` is called before it is stopped.
 * @throws with the output if the restore fails
 */
export async function restoreElsewhere(
  { source, program, folder, sites, releases, settings, keys }: Elsewhere,
  file: string,
  witness: Witness,
  whileRunning: (settings: Record<string, string>) => Promise<unknown> = async () => {},
): Promise<Restored> {
  mkdirSync(folder, { recursive: true });
  cpSync(sites, join(folder, 'sites'), { recursive: true });
  if (releases) cpSync(releases, join(folder, 'releases'), { recursive: true });
  const where: Record<string, string> = settings.DATABASE_URL
    ? { DATABASE_URL: settings.DATABASE_URL }
    : { DATA_DIR: join(folder, 'data') };
  const output = await saidBy(source, ['restore', file], where);
  const { DATABASE_URL, DATA_DIR = '' } = where;
  const database = DATABASE_URL ? openPostgres(DATABASE_URL) : await openPglite({ folder: DATA_DIR });
  const [balances, own] = await Promise.all([
    balancesOf(database),
    keys ?? providerSecrets(database)(witness.game.provider_code),
  ]).finally(database.close);

  const port = await freePort();
  const running = startProgram(source, program, {
    ...settings,
    DATA_DIR: join(folder, 'data'),
    ...where,
    SITES_DIR: join(folder, 'sites'),
    ...(releases && { RELEASES_DIR: join(folder, 'releases') }),
    PORT: `${port}`,
    HOST: '127.0.0.1',
    TRUST_PROXY: 'on',
  });
  const tls = await tlsFront({ [liveDomain]: port });
  try {
    await running.ready();
    const back = await comeBack({ port: tls.port, certificate: tls.certificate }, own, witness);
    await whileRunning(where);
    const { code, output: last } = await running.stop();
    if (code !== 0) throw new Error(`The restored site ended with ${code}: ${last}`);
    const verified = await runProgramCommand(source, ['verify-ledger'], where);
    return { ...back, balances, output, ledger: verified.output.split('\n').at(-1) ?? '' };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${running.output()}`, { cause: error });
  } finally {
    await running.kill();
    await tls.close();
  }
}
