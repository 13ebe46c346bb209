import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Archive, deliver } from './archiveCommand';
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
export async function databaseAway({ database }: Installation, time: number): Promise<void> {
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

/** The steps of docs/deploy/README.md: remotes first, then one process after the other; each drains before it ends. */
export async function upgrade(
  { releases, backends, edges }: Installation,
  { from, to }: { from: Archive; to: Archive },
): Promise<void> {
  // A version that did not keep its host's files: the new one does it.
  if (!existsSync(join(releases, '.host'))) await deliver(to, releases, from);
  await deliver(to, releases);
  for (const server of [...backends, ...edges]) {
    await server.end('stop');
    await server.start(to);
  }
  await setTimeout(after);
}
