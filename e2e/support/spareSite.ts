import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistry } from '@marquee/federation/registry/folderReading';
import { folderStore } from '@marquee/federation/registry/folderStore';
import { changeRegistry } from '@marquee/federation/registry/store';
import type { Fault } from './faults';
import { hostDir, releasesDir, root } from './folders';
import { freePort } from './freePort';

/**
 * A second edge in a process of its own, on a copy of the releases and of the host's build that a test may spoil. It shares the backend of the site under
 * test. In front of it stands a plain proxy that can answer chosen paths badly.
 */
export class SpareSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'marquee-spare-'));
  readonly releases = join(this.folder, 'releases');
  /** A build of the host that a test may change. */
  readonly host = join(this.folder, 'host');
  #edge: ChildProcess | undefined;
  #edgePort = 0;
  readonly #proxy: Server = createServer((request, response) => this.#answer(request, response));
  #unanswered = new Set<ServerResponse>();
  #fault: { below: string; answer: Fault } | undefined;

  /** Opens one beside the site at `backend`. */
  static async open(backend: string): Promise<SpareSite> {
    const site = new SpareSite();
    cpSync(releasesDir, site.releases, { recursive: true, preserveTimestamps: true });
    cpSync(hostDir, site.host, { recursive: true, preserveTimestamps: true });
    site.#edgePort = await freePort();
    const environment = {
      ...process.env,
      MARQUEE_MODE: 'sandbox',
      BACKEND_URL: backend,
      HOST_DIST: site.host,
      NODE_ENV: 'production',
      PORT: String(site.#edgePort),
      RELEASES_DIR: site.releases,
    };
    site.#edge = spawn(process.execPath, ['--import', 'tsx', 'host/edge/src/main.ts'], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((done, fail) => {
      site.#edge?.stdout?.on('data', (text) => String(text).includes('Marquee ready') && done());
      site.#edge?.once('exit', (code) => fail(new Error(`The edge ended with ${code}`)));
    });
    await new Promise<void>((done) => site.#proxy.listen(0, done));
    return site;
  }

  get url(): string {
    return `http://localhost:${(this.#proxy.address() as AddressInfo).port}`;
  }

  /** From now on, paths that begin with `below` are answered by the fault. */
  breakBelow(below: string, answer: Fault): void {
    this.#fault = { below, answer };
  }

  /** From now on, everything is answered by the edge again; what had no answer is let go, as when a server is restarted. */
  mend(): void {
    this.#fault = undefined;
    for (const response of this.#unanswered) response.destroy();
    this.#unanswered.clear();
  }

  /** Takes releases and answers back to what they were at first, under a new revision. */
  async reset(): Promise<void> {
    this.mend();
    cpSync(join(hostDir, 'manifest.json'), join(this.host, 'manifest.json'), { preserveTimestamps: true });
    const { remotes } = readRegistry(releasesDir).registry;
    for (const remote of Object.keys(remotes)) {
      rmSync(join(this.releases, remote), { recursive: true, force: true });
      cpSync(join(releasesDir, remote), join(this.releases, remote), { recursive: true, preserveTimestamps: true });
    }
    await changeRegistry(folderStore(this.releases), () => remotes);
  }

  async close(): Promise<void> {
    this.#proxy.closeAllConnections();
    this.#proxy.close();
    const ended = new Promise((done) => this.#edge?.once('exit', done));
    this.#edge?.kill();
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const fault = this.#fault;
    if (fault && request.url?.startsWith(fault.below)) {
      this.#unanswered.add(response.once('close', () => this.#unanswered.delete(response)));
      fault.answer(request, response);
      return;
    }
    const { method, url: path, headers } = request;
    const passed = forward({ port: this.#edgePort, host: '127.0.0.1', method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  }
}
