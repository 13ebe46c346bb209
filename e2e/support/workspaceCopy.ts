import { execFile } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { productOf } from '@marquee/federation-runtime/products';
import { root } from './folders';

const run = promisify(execFile);

/** A copy of one remote's sources outside the repository, for tests to change. */
export class WorkspaceCopy {
  constructor(
    readonly folder: string,
    readonly remote: string,
  ) {
    const [from, to] = [this.#pathIn(root, ''), this.#path('')];
    const left = ['node_modules', 'dist'].map((name) => join(from, name));
    cpSync(from, to, { recursive: true, filter: (path) => !left.includes(path) });
    symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'));
  }

  /** Replaces a file below the remote's folder by what `change` makes of it. */
  change(file: string, change: (text: string) => string): void {
    const before = readFileSync(this.#path(file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file} is as it was`);
    writeFileSync(this.#path(file), after);
  }

  /** Adds a file. */
  add(file: string, text: string): void {
    writeFileSync(this.#path(file), text);
  }

  /** Restores a file. */
  restore(file: string): void {
    cpSync(this.#pathIn(root, file), this.#path(file));
  }

  /** Builds, publishes and makes live the copy's current state. Returns the version. */
  async release(releases: string, gate: 'gated' | 'ungated' = 'gated'): Promise<string> {
    const words = [join(root, 'e2e/support/publish.ts'), this.folder, this.remote, releases, gate];
    const environment = { ...process.env, NODE_ENV: 'production' };
    const { stdout } = await run(process.execPath, ['--import', 'tsx', ...words], { cwd: root, env: environment });
    return stdout.trim();
  }

  #path(file: string): string {
    return this.#pathIn(this.folder, file);
  }

  #pathIn(workspace: string, file: string): string {
    return join(workspace, productOf(this.remote).remotes, this.remote, file);
  }
}
