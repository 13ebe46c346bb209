import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { run, runTypeScript } from './run.mjs';
import { hashOf, readMark, root, writeMark } from './workspace.mjs';

const shared = ['api', 'contract', 'federation', 'i18n', 'sdk', 'store', 'theme', 'ui'].map((name) => `shared/${name}`);
const rsbuild = (folder) => join(root, folder, 'node_modules/@rsbuild/core/bin/rsbuild.js');

/**
 * Builds a folder unless it is up to date with its sources; `proof` is a file of it, and `place` the repository's
 * folder where the result names it. The mark is written last, so that interrupted builds are repeated.
 */
async function unlessMade({ folder, proof = '', sources, place = '' }, make) {
  const mark = join(folder, '.source');
  const hash = hashOf([...sources, 'pnpm-lock.yaml']) + place;
  if (readMark(mark) === hash && existsSync(join(folder, proof))) return { note: 'unchanged' };
  const made = await make();
  writeMark(mark, hash);
  return made ?? {};
}

function unlessBuilt({ output, proof, sources, folder, words = [], environment = {} }) {
  const made = join(root, output);
  return unlessMade({ folder: made, proof, sources }, async () => {
    const options = { quiet: true, cwd: join(root, folder), environment: { NODE_ENV: 'production', ...environment } };
    await run(process.execPath, [rsbuild(folder), 'build', ...words], options);
    await compressFolder(made);
  });
}

const hostSources = [
  'host/shell',
  'host/templates',
  'host/rsbuild.config.ts',
  'host/earlyScriptPlugin.ts',
  'host/package.json',
  ...shared,
  'shared/kernel/src/work/backOff.ts',
];

/** Builds the host. */
export function buildHost() {
  return unlessBuilt({ output: 'host/dist', proof: 'manifest.json', sources: hostSources, folder: 'host' });
}

/** Builds the host of the desk. */
export function buildDesk() {
  const sources = ['desk/host', 'desk/sdk', 'shared/contract', 'shared/federation', 'shared/theme', 'shared/ui'];
  return unlessBuilt({ output: 'desk/host/dist', proof: 'manifest.json', sources, folder: 'desk/host' });
}

/** Builds host and remotes as one ordinary application. */
export function buildSingle() {
  return unlessBuilt({
    output: 'host/dist-single',
    proof: 'registry.json',
    sources: [...hostSources, 'remotes'],
    folder: 'host',
    environment: { MARQUEE_SINGLE: '1' },
  });
}

/** Builds the clients of the sandbox games. */
export function buildGames() {
  const words = ['--config', 'play/rsbuild.config.ts'];
  return unlessBuilt({
    output: 'backend/sandbox/play/dist',
    proof: 'game.html',
    sources: ['backend/sandbox/play', 'backend/sandbox/src', 'backend/protocols/src', 'shared/contract'],
    folder: 'backend/sandbox',
    words,
  });
}

/** Builds the workbench page of the journeys. */
export function buildWorkbench() {
  return unlessBuilt({
    output: 'e2e/workbench/dist',
    proof: 'index.html',
    sources: ['e2e/workbench', 'e2e/support/formatTable.ts', ...hostSources],
    folder: 'e2e',
    words: ['--config', 'workbench/rsbuild.config.ts'],
  });
}

const serverSources = [
  'backend',
  'desk/edge',
  'host/edge',
  'host/shell',
  'host/templates',
  'shared',
  'scripts/package',
  'scripts/serve',
];

/**
 * Bundles our programs into one file each in a folder, `<name>.mjs`: half the memory of their sources, and a tenth of
 * the start time. They name the files of this repository, so a copied or moved one builds them again.
 */
export function buildServers(folder, names) {
  return unlessMade({ folder, proof: `${names[0]}.mjs`, sources: serverSources, place: root }, async () => {
    await runTypeScript('scripts/serve/main.ts', [folder, ...names], { quiet: true });
  });
}

/** Publishes every remote with changed sources, and makes them live. */
export const publishRemotes = (releasesDir) => publishAll({ RELEASES_DIR: releasesDir });

/** The same for the remotes of the desk. */
export const publishDesk = (releasesDir) => publishAll({ DESK_RELEASES_DIR: releasesDir }, '--desk');

async function publishAll(folder, ...options) {
  const environment = { ...folder, NODE_ENV: 'production' };
  const output = await runTypeScript('shared/federation/release/src/tool/cli.ts', ['publish-all', ...options], {
    quiet: true,
    environment,
  });
  const published = output.split('\n').filter((line) => line.endsWith(' published')).length;
  return { note: published === 0 ? 'unchanged' : `${published} published` };
}

/** Publishes the remotes to a private folder, unless it is up to date. */
export function publishOnce(releasesDir) {
  return unlessMade({ folder: releasesDir, proof: 'registry.json', sources: ['remotes', ...shared] }, () =>
    publishRemotes(releasesDir),
  );
}

/** Publishes the remotes of the desk to a private folder, unless it is up to date. */
export function publishDeskOnce(releasesDir) {
  const sources = ['desk/remotes', 'desk/sdk', ...shared];
  return unlessMade({ folder: releasesDir, proof: 'registry.json', sources }, () => publishDesk(releasesDir));
}

/** Makes the initial data of a site with a server of a folder, unless it is up to date. */
export function makeData(folder, { servers, releases }) {
  return unlessMade({ folder, proof: 'database', sources: serverSources }, async () => {
    rmSync(folder, { recursive: true, force: true });
    const places = { DATA_DIR: folder, RELEASES_DIR: releases, PORT: '0' };
    const environment = { ...places, MARQUEE_MODE: 'sandbox', NODE_ENV: 'production' };
    await run(process.execPath, [join(servers, 'site.mjs')], { quiet: true, environment, until: 'Marquee ready' });
  });
}
