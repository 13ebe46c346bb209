import { constants, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../check/sourceFiles';

const left = new Set(['.git', '.data', 'dist', 'dist-single', 'releases', 'test-results', '.rsbuild', '.marquee']);

/** A copy of the repository's sources, linked to its installed packages, which can be changed freely. */
export class RepositoryCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'marquee-rules-'));

  /** Copies the sources, while nothing else of this process runs. */
  fill(): void {
    for (const name of readdirSync(root)) {
      if (left.has(name)) continue;
      if (name === 'node_modules') symlinkSync(join(root, name), join(this.folder, name));
      else
        cpSync(join(root, name), join(this.folder, name), {
          recursive: true,
          // Links between packages are relative, so they stay inside the copy.
          verbatimSymlinks: true,
          mode: constants.COPYFILE_FICLONE,
          filter: (path) => !left.has(path.split(/[/\\]/).at(-1) ?? ''),
        });
    }
  }

  /** Runs something while a file has `to` instead of `from`, and restores the file. The text must occur once. */
  async whileChanged<T>(change: { file: string; from: string; to: string }, work: () => Promise<T>): Promise<T> {
    const path = join(this.folder, change.file);
    const before = readFileSync(path, 'utf8');
    if (before.split(change.from).length !== 2) throw new Error(`${change.file} must have "${change.from}" once`);
    writeFileSync(
      path,
      before.replace(change.from, () => change.to),
    );
    try {
      return await work();
    } finally {
      writeFileSync(path, before);
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
