import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { buildGames, buildHost, publishRemotes } from './lib/builds.mjs';
import { install } from './lib/install.mjs';
import { phase, seconds } from './lib/run.mjs';
import { giveUp, removeFolder, requireNode, root, settings } from './lib/workspace.mjs';

/** Whether a port is free; asked first, because a minute of building before that answer would be unkind. */
function isFree(port) {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', (error) => answer(error.code !== 'EADDRINUSE'));
    probe.listen(port, () => probe.close(() => answer(true)));
  });
}

/** Runs the site until it is told to stop; gives its exit code. */
function serve({ port, dataDir, releasesDir }) {
  const environment = { ...process.env, PORT: String(port), DATA_DIR: dataDir, RELEASES_DIR: releasesDir };
  environment.NODE_ENV ??= 'production';
  const child = spawn(process.execPath, ['--import', 'tsx', 'host/edge/src/main.ts'], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  });
  // A terminal tells the whole group; a supervisor tells only us.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
  return new Promise((done) => child.on('close', (code, signal) => done(signal ? 0 : (code ?? 1))));
}

async function main() {
  requireNode();
  const unknown = process.argv.slice(2).find((word) => word !== '--fresh');
  if (unknown) giveUp(`Unknown option ${unknown}. There is one: --fresh begins with empty data and releases.`);
  const wanted = settings();
  if (!(wanted.port >= 0 && wanted.port < 65536))
    giveUp(`PORT must be a number up to 65535, not "${process.env.PORT}".`);
  if (!(await isFree(wanted.port))) {
    giveUp(`Port ${wanted.port} is taken. Stop what uses it, or choose another: PORT=${wanted.port + 1} npm start`);
  }
  const from = Date.now();
  process.stdout.write('Marquee starts\n');
  if (process.argv.includes('--fresh')) {
    await phase('remove data and releases', () => [wanted.dataDir, wanted.releasesDir].forEach(removeFolder));
  }
  await phase('install', install);
  await Promise.all([
    phase('publish remotes', () => publishRemotes(wanted.releasesDir)),
    phase('build host', buildHost).then(() => phase('build games', buildGames)),
  ]);
  process.stdout.write(`  ${'ready to serve'.padEnd(28)} ${seconds(Date.now() - from)}\n`);
  process.exitCode = await serve(wanted);
}

main().catch((error) => {
  if (error.output) process.stderr.write(`${error.output}\n`);
  giveUp(error.message);
});
