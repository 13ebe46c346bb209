import { constants, existsSync, statSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Finding, failed, graded, ok, warning } from './check';

const MiB = 2 ** 20;

/** Minimum free space, bytes. */
const room = { warn: 1024 * MiB, fail: 100 * MiB };

/** Minimum share of free inodes. */
const leastEntries = { warn: 0.05, fail: 0.01 };

/** A folder to check. */
export interface Folder {
  /** The setting with its path. */
  setting: string;
  path: string;
  /** The finding if it does not exist. */
  absent: Finding;
  /** The finding if this user cannot write to it. */
  readOnly: Finding;
  room?: typeof room;
  /** Whether only its owner should have access. */
  isPrivate?: boolean;
}

function nearest(path: string): string {
  return existsSync(path) || path === dirname(path) ? path : nearest(dirname(path));
}

/** Whether a folder exists, is writable, and has free space. */
export async function folderFindings({
  setting,
  path,
  absent,
  readOnly,
  isPrivate = false,
  room: least = room,
}: Folder): Promise<Finding[]> {
  const there = nearest(path);
  const isWritable = await access(there, constants.W_OK).then(
    () => true,
    () => false,
  );
  const { bavail, bsize, files, ffree } = await statfs(there);
  const free = bavail * bsize;
  const shown = free < 10 * 1024 * MiB ? `${(free / MiB).toFixed(0)} MiB` : `${(free / MiB / 1024).toFixed(0)} GiB`;
  const share = files > 0 ? ffree / files : 1;
  const todo = 'Make room, or move it to a larger disk.';
  return [
    ...(there === path ? [] : [absent]),
    ...(isWritable ? [] : [readOnly]),
    graded(
      free,
      { warn: (bytes) => bytes < least.warn, fail: (bytes) => bytes < least.fail },
      `${setting} has ${shown} left`,
      todo,
    ),
    ...(isPrivate && there === path && (statSync(path).mode & 0o077) !== 0 ? [openToOthers(setting, path)] : []),
    ...(share < leastEntries.warn
      ? [
          graded(
            share,
            { warn: () => true, fail: (left) => left < leastEntries.fail },
            `${setting} has file entries (inodes) left for ${(share * 100).toFixed(1)} %`,
            'Remove small files, or move it to another disk.',
          ),
        ]
      : []),
  ];
}

const openToOthers = (setting: string, path: string) =>
  warning(`Others of this machine may look into ${setting}`, `It holds what players entrusted: chmod 700 ${path}`);

/** The folder of the embedded database. */
export const dataFolder = (path: string): Folder => ({
  setting: 'DATA_DIR',
  path,
  isPrivate: true,
  absent: ok('DATA_DIR is not there yet: the first start makes it'),
  readOnly: failed(
    'DATA_DIR cannot be written to by this user',
    'Give it to the user that the site runs as, or run this as that user.',
  ),
});

/** The folder of published remotes. */
export const releasesFolder = (path: string): Folder => ({
  setting: 'RELEASES_DIR',
  path,
  absent: failed('RELEASES_DIR is not there', 'Name the folder of published remotes, or publish them: npm run build.'),
  readOnly: {
    level: 'warning',
    found: 'RELEASES_DIR cannot be written to by this user',
    todo: 'It is served as it is; whoever releases remotes needs to write there.',
  },
});
