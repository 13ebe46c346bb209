import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startProgram } from '@marquee/backend/testing/processes/programProcess';
import { type Archive, deliver, said } from './archiveCommand';
import { dump, restoreDump } from './dump';
import type { Installation, Server } from './installation';

/** How long traffic goes on after something was mended, ms: what was away must serve again by then. */
const after = 8000;

async function killEach(servers: readonly Server[], archive: Archive): Promise<void> {
  for (const server of servers) {
    await server.end('kill');
    // As a service manager does, which waits before it starts a process again (RestartSec).
    await setTimeout(2000);
    await server.start(archive);
    await setTimeout(after);
  }
}

/** Kills one backend where it is and starts it again, and then the other. */
export const killBackends = (at: Installation, archive: Archive) => killEach(at.backends, archive);

/** Kills one edge where it is and starts it again, and then the other. */
export const killEdges = (at: Installation, archive: Archive) => killEach(at.edges, archive);

/** Takes the database away for `time` ms. */
export async function databaseUnavailable({ database }: Installation, time: number): Promise<void> {
  if (!database.shutDown) throw new Error('The database server is not ours to stop.');
  const start = await database.shutDown();
  await setTimeout(time);
  await start();
  await setTimeout(after);
}

/** Halts the database for `time` ms: nothing is refused, nothing answers. */
export async function databaseSilent({ database }: Installation, time: number): Promise<void> {
  if (!database.halt) throw new Error('The database server is not ours to halt.');
  const goOn = database.halt();
  await setTimeout(time);
  goOn();
  await setTimeout(after);
}

const dumpOf = (folder: string) => join(folder, 'before.dump');

/**
 * The steps of docs/upgrade.md, under traffic: backup, remotes, site files, then one process after the other; each
 * drains before it ends. Gives where the backup is.
 */
export async function upgrade(
  { database, folder, releases, sites, backends, edges }: Installation,
  { from, to }: { from: Archive; to: Archive },
): Promise<string> {
  const backup = join(folder, 'before.backup');
  await said(from, ['backup', backup], { DATABASE_URL: database.url });
  await dump(database.url, dumpOf(folder));
  // A version that did not keep its host's files: the new one does it.
  if (!existsSync(join(releases, '.host'))) await deliver(to, releases, from);
  await deliver(to, releases);
  await said(to, ['sites', 'migrate', '--write'], { SITES_DIR: sites });
  for (const server of [...backends, ...edges]) {
    await server.end('stop');
    await server.start(to);
  }
  await setTimeout(after);
  return backup;
}

/** Puts the site files back that `migrate` has kept. */
function filesBefore(sites: string): void {
  for (const name of readdirSync(sites).filter((one) => one.startsWith('before-')))
    cpSync(join(sites, name), sites, { recursive: true });
}

/** How a start on a newer database ends. */
export const refused = [1, 'which this version does not know'] as const;

/**
 * Why the old version does not start on what the new one has migrated, though it has its own site files; how it ended
 * with what it said.
 */
export async function startOld(
  { folder, sites, backends }: Installation,
  archive: Archive,
  settings: Record<string, string> = backends[0]?.settings ?? {},
): Promise<[code: number | null, said: string]> {
  const old = join(folder, 'old-sites');
  cpSync(sites, old, { recursive: true });
  filesBefore(old);
  const { code, said } = await startProgram(archive, 'backend', { ...settings, SITES_DIR: old, PORT: '0' }).ended;
  return [code, /which this version does not know/.exec(said)?.[0] ?? said];
}

/**
 * The way back of docs/upgrade.md over a migration: everybody stops, the dump and the old files are put back, and the
 * old version starts.
 */
export async function goBack(
  { database, folder, releases, sites, backends, edges }: Installation,
  { from, to }: { from: Archive; to: Archive },
): Promise<void> {
  const servers = [...backends, ...edges];
  await Promise.all(servers.map((server) => server.end('stop')));
  await said(from, ['backup', join(folder, 'after.backup')], { DATABASE_URL: database.url });
  await restoreDump(database.url, dumpOf(folder));
  filesBefore(sites);
  await deliver(to, releases);
  for (const server of servers) await server.start(to);
}
