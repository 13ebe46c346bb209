import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { buildGames, buildHost, buildServers, publishRemotes } from './builds.mjs';
import { journeyCounts } from './counts.mjs';
import { freePort } from './freePort.mjs';
import { run } from './run.mjs';
import { inTestFolder } from './testFolder.mjs';
import { root } from './workspace.mjs';

async function play(work, words, more) {
  const environment = {
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: join(work, 'data'),
    E2E_RELEASES_DIR: join(work, 'releases'),
    E2E_SERVERS_DIR: join(work, 'servers'),
    ...more,
    CI: '1',
  };
  const playwright = join(root, 'e2e/node_modules/@playwright/test/cli.js');
  return run(process.execPath, [playwright, 'test', ...words], { quiet: true, cwd: join(root, 'e2e'), environment });
}

/**
 * Builds the site, publishes the remotes to a folder of their own, and goes the journeys in a browser: all, or those that Playwright
 * chooses by the words.
 */
export async function runJourneys(report, { words = [], isFull = false } = {}) {
  await inTestFolder(async (work, temporary) => {
    const phases = await Promise.all([
      report.phase('publish remotes', () => publishRemotes(join(work, 'releases'))),
      report.phase('build host', buildHost).then((isBuilt) => isBuilt && report.phase('build games', buildGames)),
      report.phase('build servers', () => buildServers(join(work, 'servers'), ['site', 'edge'])),
      report.phase('browser', () => ensureBrowser({ isWhole: isFull })),
    ]);
    if (!phases.every(Boolean)) return;
    const results = join(root, 'e2e/test-results/results.json');
    rmSync(results, { force: true });
    await report.phase(
      'journeys',
      () => play(work, words, { ...temporary, ...(isFull ? { E2E_FULL: '1' } : {}) }),
      () => journeyCounts(results),
    );
  });
}
