import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { run, runTypeScript } from './run.mjs';
import { hashOf, readMark, root, writeMark } from './workspace.mjs';

const shared = ['api', 'contract', 'federation', 'i18n', 'sdk', 'store', 'theme', 'ui'].map((name) => `shared/${name}`);
const rsbuild = (folder) => join(root, folder, 'node_modules/@rsbuild/core/bin/rsbuild.js');

/** Runs a build unless the same sources have made what is there. The mark is written last, so a broken build is made again. */
async function unlessBuilt({ output, proof, sources, folder, words = [], environment = {} }) {
  const mark = join(root, output, '.source');
  const hash = hashOf([...sources, 'pnpm-lock.yaml']);
  if (readMark(mark) === hash && existsSync(join(root, output, proof))) return { note: 'unchanged' };
  const options = { quiet: true, cwd: join(root, folder), environment: { NODE_ENV: 'production', ...environment } };
  await run(process.execPath, [rsbuild(folder), 'build', ...words], options);
  await compressFolder(join(root, output));
  writeMark(mark, hash);
  return {};
}

const hostSources = ['host/shell', 'host/templates', 'host/rsbuild.config.ts', 'host/package.json', ...shared];

/** Builds the host. */
export function buildHost() {
  return unlessBuilt({ output: 'host/dist', proof: 'manifest.json', sources: hostSources, folder: 'host' });
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

/** Makes programs of ours one file each in a folder, `<name>.mjs`: they take half the memory that their sources do, and start in a tenth of the time. */
export function buildServers(folder, names) {
  return runTypeScript('scripts/serve/main.ts', [folder, ...names], { quiet: true }).then(() => ({}));
}

/** Publishes every remote whose source has changed, and makes the set live. */
export async function publishRemotes(releasesDir) {
  const environment = { RELEASES_DIR: releasesDir, NODE_ENV: 'production' };
  const output = await runTypeScript('shared/federation/src/release/cli.ts', ['publish-all'], {
    quiet: true,
    environment,
  });
  const published = output.split('\n').filter((line) => line.endsWith(' published')).length;
  return { note: published === 0 ? 'unchanged' : `${published} published` };
}
