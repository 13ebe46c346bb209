import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { context } from 'esbuild';
import { root } from '../check/sourceFiles';
import { inPlace, writePrograms } from '../serve/bundleInPlace';

/** Edge and backend in one process, made of their sources. */
export class DevServer {
  #building: ReturnType<typeof context> | undefined;
  #built = '';
  #child: ChildProcess | undefined;

  constructor(
    readonly folder: string,
    readonly environment: Record<string, string>,
  ) {}

  /**
   * Builds the server and starts it in place of the one that runs, unless that one is the same. A build that fails
   * leaves it running. Rejects with the build's errors.
   */
  async update(): Promise<void> {
    this.#building ??= context({ ...inPlace(this.folder, { site: 'backend/app/src/site.ts' }), sourcemap: 'inline' });
    const { outputFiles = [] } = await (await this.#building).rebuild();
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

  /** Ends the server that runs, if there is one. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = new Promise((done) => child.once('close', done));
    child.kill('SIGTERM');
    await closed;
  }
}
