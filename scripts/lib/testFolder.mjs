import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeInterruption } from './interruption.mjs';

const memory = '/dev/shm';
/** What all tests write at one time, several times over, bytes. */
const room = 2 * 1024 ** 3;
const prefix = 'marquee-tests-';

function hasRoom(folder) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= room;
  } catch {
    return false;
  }
}

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch ({ code }) {
    return code === 'EPERM';
  }
}

const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

/**
 * Removes what runs have left that were ended by force. The name of a folder begins with the process that it belongs
 * to.
 */
function removeAbandoned(place) {
  for (const name of readdirSync(place)) {
    const owner = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (owner && !isRunning(Number(owner))) remove(join(place, name));
  }
}

/**
 * Gives work an empty folder, and an environment that makes it the one for temporary files; removes it afterwards,
 * whatever happened. It is in memory where the system has a folder there with room: nearly every file of tests copies a
 * database, some gigabytes in all.
 */
export async function inTestFolder(work) {
  const place = hasRoom(memory) ? memory : tmpdir();
  removeAbandoned(place);
  const folder = mkdtempSync(join(place, `${prefix}${process.pid}-`));
  const forget = beforeInterruption(() => remove(folder));
  // A database server that root starts runs as another user, in a folder of its own in here.
  chmodSync(folder, 0o711);
  try {
    return await work(folder, { TMPDIR: folder });
  } finally {
    forget();
    remove(folder);
  }
}
