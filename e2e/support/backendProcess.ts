import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './folders';
import { freePort } from './freePort';

const sites = join(root, 'backend/sites');

/** A backend in a process and a folder of its own, with the default site alone, that a test may kill and start again. */
export class BackendProcess {
  readonly #folder = mkdtempSync(join(tmpdir(), 'marquee-backend-'));
  #port = 0;
  #process: ChildProcess | undefined;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it, on the port that it had before. Resolves when it listens. */
  async start(): Promise<void> {
    this.#port ||= await freePort();
    for (const file of ['common', 'site.schema.json', 'localhost.json'])
      cpSync(join(sites, file), join(this.#folder, 'sites', file), { recursive: true });
    const { PATH } = process.env;
    const folders = { DATA_DIR: join(this.#folder, 'data'), SITES_DIR: join(this.#folder, 'sites') };
    const child = spawn(process.execPath, ['--import', 'tsx', 'backend/app/src/main.ts'], {
      cwd: root,
      env: { PATH, ...folders, NODE_ENV: 'production', PORT: String(this.#port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    await new Promise<void>((done, fail) => {
      child.stdout?.on('data', (text) => String(text).includes('backend ready') && done());
      child.once('exit', (code) => fail(new Error(`The backend ended with ${code}`)));
    });
  }

  /** Ends it as a lost machine does. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
