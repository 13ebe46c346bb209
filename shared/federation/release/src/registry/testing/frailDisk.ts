import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, resolve } from 'node:path';

/** What happens at the n-th disk operation. */
export type DiskFault =
  /** Power failure; everything done is kept. */
  | 'cut'
  /** Power failure; unsynced data is lost: file contents, and folder entries. */
  | 'cut, the unsettled lost'
  /** Disk full; half of the current write succeeds. */
  | 'full';

const real = { ...fs };

/** An operation that is lost with the power. */
interface Unsettled {
  /** The file or folder that must be synced. */
  of: string;
  undo: () => void;
}

/**
 * Runs with a disk that fails at its n-th operation (1, 2, …). Returns whether it got that far. Nothing else may run
 * concurrently.
 */
export async function withFrailDisk(at: number, fault: DiskFault, run: () => Promise<unknown>): Promise<boolean> {
  let done = 0;
  let hasFailed = false;
  let unsettled: Unsettled[] = [];
  const opened = new Map<number, string>();
  const named = (path: string, undo: () => void) => unsettled.push({ of: dirname(path), undo });

  /** Counts an operation; throws after a power failure. */
  function change(isWrite = false): void {
    done += 1;
    if (done >= at && (fault !== 'full' || isWrite)) hasFailed = true;
    if (hasFailed && fault !== 'full') throw new Error('the power is gone');
  }
  const written = (path: string) =>
    unsettled.push({
      of: path,
      undo: () => real.existsSync(path) && real.truncateSync(path, Math.floor(real.statSync(path).size / 2)),
    });
  /** Unsynced content is lost under a renamed file's new name, too. */
  const followed = (from: string, to: string) => unsettled.some(({ of }) => of === from) && written(to);
  const saved = (path: string) => (real.existsSync(path) ? real.readFileSync(path) : undefined);
  const brought = (path: string, bytes: Buffer | undefined) =>
    bytes ? real.writeFileSync(path, bytes) : real.rmSync(path, { force: true });

  const frail = {
    openSync(path: string, flags: string) {
      if (flags !== 'r') change();
      const file = real.openSync(path, flags);
      opened.set(file, resolve(path));
      if (flags !== 'r') named(resolve(path), () => real.rmSync(path, { force: true }));
      return file;
    },
    writeSync(file: number, bytes: Buffer, from: number) {
      change(true);
      if (hasFailed) {
        real.writeSync(file, bytes, from, Math.floor((bytes.length - from) / 2));
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      }
      written(opened.get(file) ?? '');
      return real.writeSync(file, bytes, from);
    },
    fsyncSync(file: number) {
      change();
      real.fsyncSync(file);
      unsettled = unsettled.filter(({ of }) => of !== opened.get(file));
    },
    linkSync(from: string, to: string) {
      change();
      followed(from, to);
      real.linkSync(from, to);
      named(to, () => real.rmSync(to, { force: true }));
    },
    renameSync(from: string, to: string) {
      change();
      const [moved, replaced] = [saved(from), saved(to)];
      followed(from, to);
      real.renameSync(from, to);
      named(to, () => {
        brought(to, replaced);
        brought(from, moved);
      });
    },
    rmSync(path: string, options: object) {
      change();
      const removed = saved(path);
      real.rmSync(path, options);
      if (removed) named(path, () => brought(path, removed));
    },
  };
  Object.assign(fs, frail);
  syncBuiltinESMExports();
  try {
    await run();
  } catch (error) {
    if (!hasFailed) throw error;
  } finally {
    for (const name of Object.keys(frail) as (keyof typeof frail)[]) Object.assign(fs, { [name]: real[name] });
    syncBuiltinESMExports();
  }
  // The power fails after the last operation at the latest.
  if (fault === 'cut, the unsettled lost') for (const { undo } of unsettled.reverse()) undo();
  return hasFailed;
}
