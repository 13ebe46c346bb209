import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startProgram } from '@marquee/backend/testing/processes/programProcess';
import { type Archive, commandOutput, deliver } from './archiveCommand';
import { dump, restoreDump } from './dump';
import type { Installation, Server } from './installation';

/** Duration of traffic after a recovery, ms: everything must work again by then. */
const after = 8000;

async function killEach(servers: readonly Server[], archive: Archive): Promise<void> {
  for (const server of servers) {
    await server.end('kill');
    // Like a service manager's restart delay (RestartSec).
    await setTimeout(2000);
    await server.start(archive);
    await setTimeout(after);
  }
}

/** Kills and restarts one backend, then the other. */
export const killBackends = (at: Installation, archive: Archive) => killEach(at.backends, archive);

/** Kills and restarts one edge, then the other. */
export const killEdges = (at: Installation, archive: Archive) => killEach(at.edges, archive);

/** Makes the database unavailable for `time` ms. */
export async function databaseUnavailable({ database }: Installation, time: number): Promise<void> {
  if (!database.shutDown) throw new Error('The database server is not ours to stop.');
  const start = await database.shutDown();
  await setTimeout(time);
  await start();
  await setTimeout(after);
}

/** Suspends the database for `time` ms: nothing is refused, nothing answers. */
export async function databaseSilent({ database }: Installation, time: number): Promise<void> {
  if (!database.halt) throw new Error('The database server is not ours to halt.');
  const resume = database.halt();
  await setTimeout(time);
  resume();
  await setTimeout(after);
}

const dumpOf = (folder: string) => join(folder, 'before.dump');

/**
 * The steps of docs/upgrade.md under traffic: backup, remotes, site files, then one process after another, each
 * draining first. Returns the backup's path.
 */
export async function upgrade(
  { database, folder, releases, sites, backends, edges }: Installation,
  { from, to }: { from: Archive; to: Archive },
): Promise<string> {
  const backup = join(folder, 'before.backup');
  await commandOutput(from, ['backup', backup], { DATABASE_URL: database.url });
  await dump(database.url, dumpOf(folder));
  // For a version that did not keep its host's files.
  if (!existsSync(join(releases, '.host'))) await deliver(to, releases, from);
  await deliver(to, releases);
  await commandOutput(to, ['sites', 'migrate', '--write'], { SITES_DIR: sites });
  for (const server of [...backends, ...edges]) {
    await server.end('stop');
    await server.start(to);
  }
  await setTimeout(after);
  return backup;
}

/** Restores the site files kept by `migrate`. */
function filesBefore(sites: string): void {
  for (const name of readdirSync(sites).filter((one) => one.startsWith('before-')))
    cpSync(join(sites, name), sites, { recursive: true });
}

/** The expected end of an old version on a newer database. */
export const refused = [1, 'which this version does not know'] as const;

/** Starts the old version on a migrated database with its own site files; returns exit code and output. */
export async function startOld(
  { folder, sites, backends }: Installation,
  archive: Archive,
  settings: Record<string, string> = backends[0]?.settings ?? {},
): Promise<[code: number | null, output: string]> {
  const old = join(folder, 'old-sites');
  cpSync(sites, old, { recursive: true });
  filesBefore(old);
  const { code, output } = await startProgram(archive, 'backend', { ...settings, SITES_DIR: old, PORT: '0' }).ended;
  return [code, /which this version does not know/.exec(output)?.[0] ?? output];
}

/**
 * The downgrade of docs/upgrade.md over a migration: everything stops, dump and old files are restored, and the old
 * version starts.
 */
export async function goBack(
  { database, folder, releases, sites, backends, edges }: Installation,
  { from, to }: { from: Archive; to: Archive },
): Promise<void> {
  const servers = [...backends, ...edges];
  await Promise.all(servers.map((server) => server.end('stop')));
  await commandOutput(from, ['backup', join(folder, 'after.backup')], { DATABASE_URL: database.url });
  await restoreDump(database.url, dumpOf(folder));
  filesBefore(sites);
  await deliver(to, releases);
  for (const server of servers) await server.start(to);
}
