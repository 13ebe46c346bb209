import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, failed, graded, ok, reasonOf, warning } from './check';

const hour = 3_600_000;

/** Maximum age of the newest backup, hours: one a day, with some tolerance. */
const oldest = { warn: 26, fail: 7 * 24 };

/**
 * Whether the operator's backup folder has a recent backup. Empty files, and hidden ones that are being written, do not
 * count. Before the first start (`isNew`) there is nothing to back up.
 */
export function backupFindings(folder: string | undefined, now: number, isNew = false): Finding[] {
  if (!folder)
    return [
      warning('nobody knows of backups', 'Set BACKUPS_DIR to the folder that they are in, and make one each day.'),
    ];
  const todo = 'Look at what makes them (docs/operations.md, Backup and restore).';
  try {
    const files = readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .map((name) => ({ name, stat: statSync(join(folder, name)) }))
      .filter(({ stat }) => stat.isFile() && stat.size > 0);
    const newest = files.reduce((time, { stat }) => Math.max(time, stat.mtimeMs), 0);
    if (newest === 0 && isNew) return [ok('none yet: there is nothing to back up before the first start')];
    if (newest === 0) return [failed('there is no backup in BACKUPS_DIR', todo)];
    const hours = Math.floor((now - newest) / hour);
    const found = `the newest backup is ${hours} hours old`;
    return [graded(hours, { warn: (age) => age >= oldest.warn, fail: (age) => age >= oldest.fail }, found, todo)];
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const cure = isMissing
      ? `mkdir -p ${folder} makes it, for the user who makes backups. Or correct BACKUPS_DIR.`
      : 'Correct BACKUPS_DIR, or let this user read the folder.';
    return [failed(`BACKUPS_DIR cannot be looked at: ${reasonOf(error)}`, cure)];
  }
}
