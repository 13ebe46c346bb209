import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const fillerName = 'filler';

const succeeds = (program: string, words: string[]) => spawnSync(program, words, { stdio: 'ignore' }).status === 0;

/**
 * A small disk for one process and its children, at a folder; what the process says on stderr is a file there. Where
 * the system lets nobody mount (a container), the process keeps to the folder as it is, and the system lets it write no
 * file while the disk is full (`RLIMIT_FSIZE`).
 */
export class SmallDisk {
  readonly #isMounted = succeeds('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']);

  constructor(
    readonly folder: string,
    readonly megabytes: number,
  ) {
    mkdirSync(folder, { recursive: true });
  }

  /** The words of the shell before those that start the process. */
  get command(): string[] {
    const begin = ['sh', '-c', 'exec "$@" 2>"$0/log"', this.folder];
    if (!this.#isMounted) return begin;
    const mount = `mount -t tmpfs -o size=${this.megabytes}m none "$0" && exec "$@"`;
    return ['unshare', '-rm', 'sh', '-c', mount, this.folder, ...begin];
  }

  /** Leaves not a byte of room. */
  fill(processId: number): void {
    if (!this.#isMounted) {
      limitFiles(processId, '0:');
      return;
    }
    const file = openSync(this.path(processId, fillerName), 'w');
    for (const size of [2 ** 16, 1]) {
      const bytes = Buffer.alloc(size);
      while (writes(file, bytes));
    }
    closeSync(file);
  }

  /** Makes room again. */
  empty(processId: number): void {
    if (this.#isMounted) rmSync(this.path(processId, fillerName));
    else limitFiles(processId, 'unlimited:');
  }

  /** Where others find a file that the process has in the folder. */
  path(processId: number, file: string): string {
    return join(this.#isMounted ? `/proc/${processId}/root` : '/', this.folder, file);
  }
}

/** How large files may be that a process writes. */
function limitFiles(processId: number, limit: string): void {
  if (!succeeds('prlimit', ['--pid', String(processId), `--fsize=${limit}`])) throw new Error('prlimit does not work');
}

/** Whether bytes could be written. Throws where it is not for want of room. */
function writes(file: number, bytes: Buffer): boolean {
  try {
    writeSync(file, bytes);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    return false;
  }
}
