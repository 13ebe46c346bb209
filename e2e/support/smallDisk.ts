import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const fillerName = 'filler';

const succeeds = (program: string, words: string[]) => spawnSync(program, words, { stdio: 'ignore' }).status === 0;

/**
 * A small disk for one process and its children, mounted at a folder; the process's stderr is a file there. Without
 * permission to mount (a container), the process uses the folder itself, and a full disk is simulated by
 * `RLIMIT_FSIZE`.
 */
export class SmallDisk {
  readonly #isMounted = succeeds('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']);

  constructor(
    readonly folder: string,
    readonly megabytes: number,
  ) {
    mkdirSync(folder, { recursive: true });
  }

  /** The shell prefix of the process's command. */
  get command(): string[] {
    const begin = ['sh', '-c', 'exec "$@" 2>"$0/log"', this.folder];
    if (!this.#isMounted) return begin;
    const mount = `mount -t tmpfs -o size=${this.megabytes}m none "$0" && exec "$@"`;
    return ['unshare', '-rm', 'sh', '-c', mount, this.folder, ...begin];
  }

  /** Fills the disk completely. */
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

  /** Frees space. */
  empty(processId: number): void {
    if (this.#isMounted) rmSync(this.path(processId, fillerName));
    else limitFiles(processId, 'unlimited:');
  }

  /** The path at which others see a file of the process. */
  path(processId: number, file: string): string {
    return join(this.#isMounted ? `/proc/${processId}/root` : '/', this.folder, file);
  }
}

/** Limits the size of files that a process may write. */
function limitFiles(processId: number, limit: string): void {
  if (!succeeds('prlimit', ['--pid', String(processId), `--fsize=${limit}`])) throw new Error('prlimit does not work');
}

/** Whether bytes could be written. Throws for errors other than lack of space. */
function writes(file: number, bytes: Buffer): boolean {
  try {
    writeSync(file, bytes);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    return false;
  }
}
