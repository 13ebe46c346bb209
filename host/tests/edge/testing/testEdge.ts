import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Backend, type BackendOptions, createBackend } from '@marquee/backend/backend';
import { sandboxMode } from '@marquee/backend/modes/sandbox';
import { migratedDatabase, startWriters } from '@marquee/backend/testing/migratedDatabase';
import { storeContents } from '@marquee/backend/testing/storeContents';
import { insideLink } from '@marquee/edge/backendLink';
import { createEdge } from '@marquee/edge/edge';
import { type HostRenderer, Hosts } from '@marquee/edge/page/hosts';
import { PageMaker, type PageOptions } from '@marquee/edge/page/pageMaker';
import { RegistrySource } from '@marquee/edge/sources/registrySource';
import { systemClock } from '@marquee/kernel/clock';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';

export { sandboxSites };

import { languageCodes } from '@marquee/contract/languages';
import { compileEarlyScript } from '../../../earlyScriptPlugin';

const integrity = `sha384-${'A'.repeat(64)}`;

/** A release of a remote with one page and one category. */
function release(version: string) {
  const file = (name: string) => ({ file: name, integrity, bytes: 1, brotli: 1 });
  const inAll = <T>(value: (code: string) => T) => Object.fromEntries(languageCodes.map((code) => [code, value(code)]));
  const description = {
    format: 1,
    name: 'lobbies',
    hostApi: '^2.0.0',
    categories: ['slot_game'],
    version,
    container: 'marquee_lobbies',
    entry: file('entry.0a0a0a0a.js'),
    modules: { './Lobby': { js: [file('lobby.0b0b0b0b.js')], css: [file('lobby.0c0c0c0c.css')] } },
    labels: inAll((code) => ({ slots: `Slots ${code}`, mine: 'Mine' })),
    locales: inAll((code) => file(`locales/${code}.json`)),
    requires: {},
    sdk: [],
    packages: [],
    files: [],
    routes: [
      { path: '/slots', page: './Lobby', category: 'slot_game', title: 'slots', seo: 'slots', kind: 'lobby' },
      { path: '/crash', page: './Lobby', category: 'crash', title: 'slots' },
      {
        path: '/leaderboard',
        page: './Lobby',
        title: 'slots',
        seed: [{ call: 'settings/top10winner_withdrawal', input: {} }],
      },
      { path: '/account', page: './Lobby', title: 'mine', guard: 'player' },
    ],
  };
  const published = { entry: `/releases/lobbies/${version}/entry.0a0a0a0a.js`, integrity, source: 'x' };
  return { ...published, publishedAt: '2026-01-01T00:00:00.000Z', description };
}

/** A registry with one live remote. */
export function registryText(revision: number, version: string): string {
  const versions = { [version]: release(version) };
  const record = { live: version, lastGood: null, canary: null, quarantined: [], versions, history: [] };
  return JSON.stringify({ format: 1, revision, remotes: { lobbies: record } });
}

/** A complete edge on a real backend, with a fake host build and registry. */
export interface TestEdge {
  folder: string;
  backend: Backend;
  errors: unknown[];
  /** Requests a path from the edge, of `localhost` unless the headers name another host. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** The edge's response to a network request. */
  fetch(request: Request): Response | Promise<Response>;
  close(): Promise<void>;
}

/** Three of the sandbox's sites: enough for an edge, and stored faster. */
export function fewSites(folder: string): string {
  const files = [
    'common',
    'site.schema.json',
    ...['localhost', 'slot2.localhost', 'sportsbook1.localhost'].map(jsonOf),
  ];
  for (const file of files) cpSync(join(sandboxSites, file), join(folder, file), { recursive: true });
  return folder;
}

const jsonOf = (domain: string) => `${domain}.json`;

/** The backend of a test edge without the sandbox, on the same database. */
export function sandboxOff({ folder, backend }: TestEdge): Promise<Backend> {
  return createBackend({
    dataDir: folder,
    database: backend.services.database,
    work: false,
    mode: sandboxMode({ pages: false }),
  });
}

/** Options for another edge on the same backend and folders. */
export const placeOf = ({ folder, backend }: TestEdge) => ({
  link: insideLink(backend.app),
  hostFolder: join(folder, 'host'),
  releasesFolder: join(folder, 'releases'),
});

/** Makes pages from the same backend and folders; without `render` they are skeletons. */
export function makerOf(edge: TestEdge, options: PageOptions, render?: HostRenderer['render']): PageMaker {
  const { link, hostFolder, releasesFolder } = placeOf(edge);
  const report = (error: unknown) => edge.errors.push(error);
  const renderer = render && { count: 1, render, started: async () => {}, close: async () => {} };
  const openRenderers = renderer && (() => renderer);
  const hosts = new Hosts({ hostFolder, releasesFolder, openRenderers, report });
  return new PageMaker({ link, releasesFolder, hosts }, options);
}

/** The chunk manifest of the fake host build. */
export const chunkManifest = {
  c1: ['static/js/async/template-casino1.1a.js', 'sha256-c1', 'static/css/async/template-casino1.1b.css', 'sha256-c1s'],
  s2: ['static/js/async/template-slot2.2a.js', 'sha256-s2'],
  login: ['static/js/async/page-login.3a.js', 'sha256-login'],
};

function writeBelow(folder: string, path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Writes a fake host build, with a script named `index`, and what `server.json` says of the build. */
export function writeHost(folder: string, index = 'index', server?: object): void {
  const files = [
    `/static/js/${index}.12345678.js`,
    '/static/css/index.12345678.css',
    '/static/js/text-fil-ui-json.1234.js',
    '/static/chunks.12345678.json',
    '/static/early.12345678.js',
  ];
  const manifest = {
    allFiles: files,
    entries: { index: { initial: { js: [files[0]], css: [files[1]] } } },
    integrity: Object.fromEntries(files.map((file) => [file, integrity])),
  };
  writeBelow(folder, 'manifest.json', JSON.stringify(manifest));
  writeBelow(folder, `static/js/${index}.12345678.js`, `console.log(${JSON.stringify('x'.repeat(2000))});`);
  writeBelow(folder, 'static/chunks.12345678.json', JSON.stringify(chunkManifest));
  writeBelow(folder, 'static/early.12345678.js', compileEarlyScript());
  if (server) writeBelow(folder, 'server.json', JSON.stringify(server));
}

/** Opens an edge for a test file, by default with a registry of one remote. */
export async function openTestEdge(sitesDir?: string, registry = registryText(1, '1.0.0')): Promise<TestEdge> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-edge-'));
  const write = (path: string, text: string) => writeBelow(folder, path, text);
  writeHost(join(folder, 'host'));
  write('releases/registry.json', registry);
  write('releases/lobbies/1.0.0/entry.0a0a0a0a.js', 'var marquee_lobbies;');
  write('secret.txt', 'kept private');
  const errors: unknown[] = [];
  // The catalogue's launches count from the day it was filled.
  const today = new Date().toISOString().slice(0, 10);
  const writers = [...startWriters, fileURLToPath(import.meta.url)];
  const usualSites = () => fewSites(join(folder, 'sites'));
  const openBackend = (own: Pick<BackendOptions, 'database' | 'sitesDir'>) =>
    createBackend({ mode: sandboxMode(), dataDir: join(folder, 'data'), work: false, ...own });
  const database = await migratedDatabase('edge', {
    writers,
    also: today,
    async fill(empty) {
      const sitesDir = usualSites();
      const first = await openBackend({ database: { ...empty, close: async () => {} }, sitesDir });
      await storeContents(empty, systemClock, sitesDir);
      await first.close();
    },
  });
  const backend = await openBackend({ database, sitesDir: sitesDir ?? usualSites() });
  const app = createEdge({
    link: insideLink(backend.app),
    hostFolder: join(folder, 'host'),
    registries: new RegistrySource(join(folder, 'releases'), (error) => errors.push(error)),
    report: (error) => errors.push(error),
  });
  return {
    folder,
    backend,
    errors,
    get: async (path, headers = {}) =>
      app.fetch(
        new Request(`http://${headers.host ?? 'localhost'}${path}`, { headers: { host: 'localhost', ...headers } }),
        {},
      ),
    fetch: (request) => app.fetch(request, {}),
    async close() {
      await backend.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
