import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { settingsOrExit } from '../shared/settings/src/settings.mjs';
import { buildDesk, buildGames, buildHost, buildServers, publishDesk, publishRemotes } from './lib/builds.mjs';
import { install } from './lib/install.mjs';
import { endWithParent } from './lib/interruption.mjs';
import { memoryEnvironment, memoryFlags } from './lib/memory.mjs';
import { phase, seconds, together } from './lib/run.mjs';
import { exitWithError, removeFolder, requireNode, root } from './lib/workspace.mjs';

/** Whether a port is free; checked before the build, which takes a minute. */
function isFree(port) {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', (error) => answer(error.code !== 'EADDRINUSE'));
    probe.listen(port, () => probe.close(() => answer(true)));
  });
}

/** The running servers' folder. */
const servers = join(root, 'dist/server');

/** Runs a server until it is stopped; returns its exit code. */
function serve(name) {
  const child = spawn(process.execPath, [...memoryFlags, join(servers, `${name}.mjs`)], {
    cwd: root,
    env: { NODE_ENV: 'production', ...process.env, ...memoryEnvironment },
    stdio: 'inherit',
  });
  // A terminal signals the entire process group, a supervisor only this process.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
  return new Promise((done) => child.on('close', (code, signal) => done(signal ? 0 : (code ?? 1))));
}

async function main() {
  requireNode();
  endWithParent();
  const unknown = process.argv.slice(2).find((word) => word !== '--fresh');
  if (unknown) exitWithError(`Unknown option ${unknown}. There is one: --fresh begins with empty data and releases.`);
  process.env.MARQUEE_MODE ||= 'sandbox';
  const { PORT, DATA_DIR, RELEASES_DIR, DESK_RELEASES_DIR, BACKEND_URL } = settingsOrExit('edge');
  if (!(await isFree(PORT))) {
    exitWithError(`Port ${PORT} is taken. Stop what uses it, or choose another: PORT=${PORT + 1} npm start`);
  }
  const from = Date.now();
  const server = BACKEND_URL ? 'edge' : 'site';
  process.stdout.write('Marquee starts\n');
  if (process.argv.includes('--fresh')) {
    await phase('remove data and releases', () => [DATA_DIR, RELEASES_DIR, DESK_RELEASES_DIR].forEach(removeFolder));
  }
  await phase('install', install);
  await together([
    () =>
      phase('publish remotes', () => publishRemotes(RELEASES_DIR)).then(() =>
        phase('publish desk', () => publishDesk(DESK_RELEASES_DIR)),
      ),
    () => phase('build server', () => buildServers(servers, [server])),
    () =>
      phase('build host', buildHost)
        .then(() => phase('build games', buildGames))
        .then(() => phase('build desk', buildDesk)),
  ]);
  process.stdout.write(`  ${'ready to serve'.padEnd(28)} ${seconds(Date.now() - from)}\n`);
  process.exitCode = await serve(server);
}

main().catch((error) => {
  if (error.output) process.stderr.write(`${error.output}\n`);
  exitWithError(error.message);
});
