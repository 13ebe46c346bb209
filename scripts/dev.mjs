import { spawn } from 'node:child_process';
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { settingsOrExit } from '../shared/settings/src/settings.mjs';
import { buildGames, buildHost, publishRemotes } from './lib/builds.mjs';
import { install } from './lib/install.mjs';
import { phase, runTypeScript } from './lib/run.mjs';
import { exitWithError, requireNode, root } from './lib/workspace.mjs';

requireNode();
process.env.MARQUEE_MODE ||= 'sandbox';
const { RELEASES_DIR } = settingsOrExit('edge');
const named = process.argv.slice(2);
const known = readdirSync(join(root, 'remotes')).filter((name) =>
  existsSync(join(root, 'remotes', name, 'src/remote.ts')),
);
const unknown = named.find((name) => !known.includes(name));
if (unknown) exitWithError(`There is no remotes/${unknown}. Known: ${known.join(', ')}.`);

let child;
/** Starts edge and backend, or starts them again after a change of theirs. */
function serve() {
  child?.kill('SIGTERM');
  const start = () => {
    child = spawn(process.execPath, ['--import', 'tsx', 'backend/app/src/site.ts'], {
      cwd: root,
      env: { ...process.env, MARQUEE_DEV: '1' },
      stdio: 'inherit',
    });
  };
  if (child && child.exitCode === null) child.once('close', start);
  else start();
}

let queue = Promise.resolve();
/** Does one thing after the other; what fails is shown and waits for the next change. */
function enqueue(name, work) {
  queue = queue
    .then(() => phase(name, work))
    .catch((error) => process.stderr.write(`${error.output ?? ''}\n${error.message}\n`));
}

/** Calls back a moment after the last of a burst of changes below a folder. */
function onChange(folder, work) {
  let timer;
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (/(^|[/\\])(dist|node_modules)([/\\]|$)|\.source$|~$/.test(file ?? '')) return;
    clearTimeout(timer);
    timer = setTimeout(work, 150);
  });
}

try {
  await phase('install', install);
  await phase('build host', buildHost);
  await phase('build games', buildGames);
  await phase('publish remotes', () => publishRemotes(RELEASES_DIR));
} catch (error) {
  exitWithError(`${error.output ?? ''}\n${error.message}`);
}
serve();
for (const name of named.length > 0 ? named : known) {
  const release = () =>
    runTypeScript('shared/federation/src/release/cli.ts', ['release', name, '--files-only'], { quiet: true });
  onChange(`remotes/${name}/src`, () => enqueue(`release ${name}`, release));
}
if (named.length === 0) {
  for (const folder of ['host/shell', 'host/templates', 'shared'])
    onChange(folder, () => enqueue('build host', buildHost));
  for (const folder of [
    'host/edge',
    ...['kernel', 'protocols', 'platform', 'sandbox', 'app'].map((name) => `backend/${name}/src`),
  ])
    onChange(folder, serve);
  onChange('backend/sandbox/play/src', () => enqueue('build games', buildGames));
  onChange('backend/sandbox/src/games/engines', () => enqueue('build games', buildGames));
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (signal === 'SIGTERM') child?.kill(signal);
    child?.once('close', () => process.exit(0));
  });
}
