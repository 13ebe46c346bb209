import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** What all tests write at one time, several times over, bytes. */
const room = 2 * 1024 ** 3;

function hasRoom(folder) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= room;
  } catch {
    return false;
  }
}

/**
 * Gives work an empty folder, and an environment that makes it the one for temporary files; removes it afterwards, whatever happened.
 * It is in memory where the system has a folder there with room: nearly every file of tests copies a database, some gigabytes in all.
 */
export async function inTestFolder(work) {
  const folder = mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), 'marquee-tests-'));
  // A database server that root starts runs as another user, in a folder of its own in here.
  chmodSync(folder, 0o711);
  try {
    return await work(folder, { TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
