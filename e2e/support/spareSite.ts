import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { changeRegistry } from '@marquee/federation-release/registry/store';
import type { Fault } from './faults';
import { hostDir, releasesDir } from './folders';
import { freePort } from './freePort';
import { startProgram, stopProgram } from './startProgram';

/** Options of a spare site. */
export interface SpareSiteOptions {
  settings?: Record<string, string>;
  /** Modifies its files before it starts. */
  spoil?: (site: SpareSite) => void | Promise<void>;
  /** The shell prefix of its command. */
  command?: readonly string[];
}

/**
 * A second edge in a separate process, on copies of the releases and the host build that a test may modify. It shares
 * the backend of the site under test. A proxy in front of it can give faulty responses for selected paths.
 */
export class SpareSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'marquee-spare-'));
  readonly releases = join(this.folder, 'releases');
  /** A copy of the host build. */
  readonly host = join(this.folder, 'host');
  #edge: ChildProcess | undefined;
  #edgePort = 0;
  readonly #proxy: Server = createServer((request, response) => this.#answer(request, response));
  #unanswered = new Set<ServerResponse>();
  #fault: { below: string; answer: Fault } | undefined;

  /** Opens one for the backend at `backend`, with its own settings. */
  static async open(
    backend: string,
    { settings = {}, spoil, command = [] }: SpareSiteOptions = {},
  ): Promise<SpareSite> {
    const site = new SpareSite();
    cpSync(releasesDir, site.releases, { recursive: true, preserveTimestamps: true });
    cpSync(hostDir, site.host, { recursive: true, preserveTimestamps: true });
    await spoil?.(site);
    site.#edgePort = await freePort();
    const own = {
      BACKEND_URL: backend,
      HOST_DIST: site.host,
      PORT: String(site.#edgePort),
      RELEASES_DIR: site.releases,
    };
    site.#edge = await startProgram('edge', { ...own, ...settings }, { command });
    await new Promise<void>((done) => site.#proxy.listen(0, done));
    return site;
  }

  /** The edge's process. */
  get processId(): number {
    return this.#edge?.pid ?? 0;
  }

  /** The edge itself, without the proxy. */
  get edgeUrl(): string {
    return `http://localhost:${this.#edgePort}`;
  }

  get url(): string {
    return `http://localhost:${(this.#proxy.address() as AddressInfo).port}`;
  }

  /** From now on, paths that start with `below` get the fault. */
  breakBelow(below: string, answer: Fault): void {
    this.#fault = { below, answer };
  }

  /** From now on, the edge answers everything again; hanging requests are dropped, as by a restarted server. */
  mend(): void {
    this.#fault = undefined;
    for (const response of this.#unanswered) response.destroy();
    this.#unanswered.clear();
  }

  /** Restores releases and responses, under a new revision. */
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
    if (this.#edge) await stopProgram(this.#edge);
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
