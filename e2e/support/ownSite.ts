import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@marquee/settings/settings';
import { hostDir, releasesDir, root } from './folders';
import { freePort } from './freePort';
import { startProgram, stopProgram } from './startProgram';

/** Optimised compilation of the database's WebAssembly costs more than a few journeys save by it. */
const shortLived = ['--liftoff-only'];

/** A complete site with its own data and site files, which a journey changes as an operator does. */
export class OwnSite {
  readonly url: string;
  readonly dataDir: string;
  readonly #folder: string;
  readonly #process: ChildProcess;

  private constructor(url: string, folder: string, child: ChildProcess) {
    this.url = url;
    this.#folder = folder;
    this.dataDir = join(folder, 'data');
    this.#process = child;
  }

  /** Starts one on a free port with further settings; its site files are those of the repository. */
  static async open(further: Record<string, string> = {}): Promise<OwnSite> {
    const folder = mkdtempSync(join(tmpdir(), 'marquee-own-site-'));
    const [port, sites, data] = [String(await freePort()), join(folder, 'sites'), join(folder, 'data')];
    cpSync(join(root, 'backend/sites'), sites, { recursive: true });
    const { E2E_INITIAL_DATA_DIR: initial } = readSettings('journeys');
    if (initial) cpSync(initial, data, { recursive: true });
    const settings = { DATA_DIR: data, HOST_DIST: hostDir, RELEASES_DIR: releasesDir };
    const all = { ...settings, PORT: port, SITES_DIR: sites, ...further };
    const child = await startProgram('site', all, { flags: shortLived });
    return new OwnSite(`http://localhost:${port}`, folder, child);
  }

  /** Changes a site file, named by its path in the folder of sites. */
  change<T extends object>(file: string, change: (data: T) => object): void {
    const path = join(this.#folder, 'sites', file);
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as T)));
  }

  /** Stops it, and removes what it stored. */
  async close(): Promise<void> {
    await stopProgram(this.#process);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
