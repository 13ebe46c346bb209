import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeInterruption } from './interruption.mjs';

const memory = '/dev/shm';
/** Several times the temporary data of all tests, bytes. */
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

/** Removes folders of killed runs. A folder's name begins with its process id. */
function removeAbandoned(place) {
  for (const name of readdirSync(place)) {
    const owner = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (owner && !isRunning(Number(owner))) remove(join(place, name));
  }
}

/**
 * Runs work with a temporary folder, set as such in its environment, and removes it afterwards. It is in memory if
 * there is room: nearly every test file copies a database, some gigabytes in all.
 */
export async function inTestFolder(work) {
  const place = hasRoom(memory) ? memory : tmpdir();
  removeAbandoned(place);
  const folder = mkdtempSync(join(place, `${prefix}${process.pid}-`));
  const forget = beforeInterruption(() => remove(folder));
  // Started by root, a database server runs as another user, in a folder in here.
  chmodSync(folder, 0o711);
  try {
    return await work(folder, { TMPDIR: folder });
  } finally {
    forget();
    remove(folder);
  }
}
