import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { buildGames, buildHost, buildServers, buildSingle, publishRemotes } from './lib/builds.mjs';
import { install } from './lib/install.mjs';
import { memoryEnvironment, memoryFlags } from './lib/memory.mjs';
import { phase, runTypeScript } from './lib/run.mjs';
import { exitWithError, requireNode } from './lib/workspace.mjs';

requireNode();
const words = process.argv.slice(2);
const unknown = words.find((word) => !['--quick', '--check'].includes(word));
if (unknown)
  exitWithError(
    `Unknown option ${unknown}. There are --quick (two loads each, a minute of load, no Lighthouse) and --check (fails when a budget does).`,
  );
const work = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
process.stdout.write('Marquee is measured\n');
try {
  await phase('install', install);
  await phase('build host', buildHost);
  await phase('build single', buildSingle);
  await phase('build games', buildGames);
  await phase('build servers', () => buildServers(join(work, 'server'), ['site', 'edge', 'backend']));
  await phase('publish remotes', () => publishRemotes(join(work, 'releases')));
  await phase('browser', () => ensureBrowser({ isFull: true }));
  // The same process settings as npm start.
  const environment = { ...memoryEnvironment, NODE_OPTIONS: memoryFlags.join(' ') };
  await runTypeScript('lab/bench/main.ts', [work, ...words], { environment });
} catch (error) {
  if (error.output) process.stderr.write(`${error.output}\n`);
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true, maxRetries: 3 });
}
