import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchAgainst } from './lib/benchAgainst.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { buildGames, buildHost, buildServers, buildSingle, publishRemotes } from './lib/builds.mjs';
import { install } from './lib/install.mjs';
import { beforeInterruption } from './lib/interruption.mjs';
import { memoryEnvironment, memoryFlags } from './lib/memory.mjs';
import { phase, runTypeScript } from './lib/run.mjs';
import { exitWithError, requireNode } from './lib/workspace.mjs';

requireNode();
const words = process.argv.slice(2);
const isAgainst = words[0] === '--against';
const unknown = words.find((word) => !['--quick', '--check'].includes(word));
if (unknown && !isAgainst)
  exitWithError(
    `Unknown option ${unknown}. There are --quick (two loads each, a minute of load, no Lighthouse), --check (fails when a budget does) and --against (a revision to be measured by turns with this one).`,
  );
const [, revision, ...figures] = words;
if (isAgainst && !revision) exitWithError('Name a revision: npm run bench -- --against <revision> [figure…]');
const work = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
const remove = () => rmSync(work, { recursive: true, force: true, maxRetries: 3 });
const forget = beforeInterruption(remove);

async function bench() {
  await phase('install', install);
  if (isAgainst) return benchAgainst(revision, figures, work);
  await phase('build host', buildHost);
  await phase('build single', buildSingle);
  await phase('build games', buildGames);
  await phase('build servers', () => buildServers(join(work, 'server'), ['site', 'edge', 'backend']));
  await phase('publish remotes', () => publishRemotes(join(work, 'releases')));
  await phase('browser', () => ensureBrowser({ isFull: true }));
  // The same process settings as npm start.
  const environment = { ...memoryEnvironment, NODE_OPTIONS: memoryFlags.join(' ') };
  await runTypeScript('lab/bench/main.ts', [work, ...words], { environment });
}

process.stdout.write('Marquee is measured\n');
try {
  await bench();
} catch (error) {
  if (error.output) process.stderr.write(`${error.output}\n`);
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  forget();
  remove();
}
