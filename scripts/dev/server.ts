import { type ChildProcess, spawn } from 'node:child_process';
import { join, relative } from 'node:path';
import { context } from 'esbuild';
import { root } from '../check/sourceFiles';
import { inPlace, writePrograms } from '../serve/bundleInPlace';

/** Edge and backend in one process, built from source. */
export class DevServer {
  #building: ReturnType<typeof context> | undefined;
  #built = '';
  /** The files that the last build was made of, from the root; undefined after a failed one. */
  #made: ReadonlySet<string> | undefined;
  #child: ChildProcess | undefined;

  constructor(
    readonly folder: string,
    readonly environment: Record<string, string>,
  ) {}

  /**
   * Builds the server and restarts it, unless nothing changed: `changed` are files, absolute; none of the server's is
   * no reason to build. A failed build leaves the old one running. Rejects with the build's errors.
   */
  async update(changed: readonly string[] = []): Promise<void> {
    const made = this.#made;
    if (made && !changed.some((file) => made.has(relative(root, file)))) return;
    const program = inPlace(this.folder, { site: 'backend/app/src/site.ts' });
    this.#building ??= context({ ...program, sourcemap: 'inline', metafile: true });
    this.#made = undefined;
    const { outputFiles = [], metafile } = await (await this.#building).rebuild();
    this.#made = new Set(Object.keys(metafile?.inputs ?? {}));
    const built = outputFiles.map(({ hash }) => hash).join();
    if (built === this.#built) return;
    this.#built = built;
    writePrograms(outputFiles);
    await this.stop();
    this.#child = spawn(process.execPath, ['--enable-source-maps', join(this.folder, 'site.mjs')], {
      cwd: root,
      env: { ...process.env, ...this.environment },
      stdio: 'inherit',
    });
  }

  /** Stops the running server, if any. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = new Promise((done) => child.once('close', done));
    child.kill('SIGTERM');
    await closed;
  }
}
