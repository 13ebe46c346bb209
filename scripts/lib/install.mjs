import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { hashOf, readMark, root, writeMark } from './workspace.mjs';

const mark = join(root, 'node_modules/.marquee-installed');

/** The pinned pnpm version in package.json: `10.34.9`. */
export function pnpmVersion() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return packageManager.replace(/^pnpm@/, '').replace(/\+.*$/, '');
}

const answers = (command, words) => run(command, words, { quiet: true }).catch(() => '');

/** How to run pnpm: the installed one if it is the pinned version, else through npm, else through corepack. */
export async function findPnpm() {
  const version = pnpmVersion();
  if ((await answers('pnpm', ['--version'])).trim() === version) return ['pnpm'];
  const fetched = ['npx', '--yes', `pnpm@${version}`];
  if (await answers(fetched[0], [...fetched.slice(1), '--version'])) return fetched;
  if (await answers('corepack', [`pnpm@${version}`, '--version'])) return ['corepack', `pnpm@${version}`];
  throw new Error(
    'pnpm was not found and could not be fetched. Is the network there? Otherwise install it: npm i -g pnpm',
  );
}

/** Everything that determines the installation. */
function wanted() {
  return hashOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml']) + process.versions.modules;
}

/** Installs the lock file's packages, unless they are already installed. */
export async function install() {
  const hash = wanted();
  if (existsSync(join(root, 'node_modules/.pnpm')) && readMark(mark) === hash) return { note: 'nothing new' };
  const [command, ...words] = await findPnpm();
  const options = { quiet: true, environment: { CI: '1', COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' } };
  await run(command, [...words, 'install', '--frozen-lockfile', '--prefer-offline'], options);
  writeMark(mark, hash);
  return {};
}
