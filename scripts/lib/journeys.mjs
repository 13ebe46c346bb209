import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import {
  buildDesk,
  buildGames,
  buildHost,
  buildServers,
  buildWorkbench,
  makeData,
  publishDeskOnce,
  publishOnce,
} from './builds.mjs';
import { freePort } from './freePort.mjs';
import { resultsOf } from './results.mjs';
import { run } from './run.mjs';
import { inTestFolder } from './testFolder.mjs';
import { root } from './workspace.mjs';

/** The results file, a line each (`e2e/run/reporter.ts`). */
const results = join(root, 'e2e/test-results/results.jsonl');

/** What came of the last run. */
export const journeyResults = () => resultsOf(results);

/** Cache for later partial runs: releases, servers, and a site's initial data. */
const kept = join(root, 'node_modules/.cache/marquee-journeys');

/** The folders of a run's builds. */
const placesIn = (folder) => ({
  releases: join(folder, 'releases'),
  desk: join(folder, 'desk'),
  servers: join(folder, 'servers'),
});

async function play({ data, initial, places, words, isFull, speed, isQuiet, temporary }) {
  const environment = {
    ...temporary,
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: data,
    E2E_INITIAL_DATA_DIR: initial,
    E2E_RELEASES_DIR: places.releases,
    E2E_DESK_RELEASES_DIR: places.desk,
    E2E_SERVERS_DIR: places.servers,
    ...(isFull ? { E2E_FULL: '1' } : {}),
    ...(speed ? { E2E_SPEED: speed } : {}),
    CI: '1',
  };
  const playwright = join(root, 'e2e/node_modules/@playwright/test/cli.js');
  rmSync(results, { force: true });
  const options = { quiet: isQuiet, cwd: join(root, 'e2e'), environment };
  return run(process.execPath, [playwright, 'test', ...words], options);
}

/**
 * Builds the site and runs the journeys in a browser, with separate data: all, or those selected by Playwright
 * arguments. `speed` is `slow` or `fast` (`e2e/run/speed.ts`). Partial runs print their output as they go, unless
 * `isQuiet`. Returns whether all have passed.
 */
export async function runJourneys(report, { words = [], isFull = false, speed, isQuiet = words.length === 0 } = {}) {
  return inTestFolder(async (work, temporary) => {
    const isFew = words.length > 0;
    const places = placesIn(isFew ? kept : work);
    const data = join(work, 'data');
    const phases = await Promise.all([
      report
        .phase('publish remotes', () => publishOnce(places.releases))
        .then((isDone) => isDone && report.phase('publish desk', () => publishDeskOnce(places.desk))),
      report
        .phase('build host', buildHost)
        .then((isBuilt) => isBuilt && report.phase('build games', buildGames))
        .then((isBuilt) => isBuilt && report.phase('build desk', buildDesk)),
      report.phase('build workbench', buildWorkbench),
      report.phase('build servers', () => buildServers(places.servers, ['site', 'edge'])),
      report.phase('browser', () => ensureBrowser({ isFull: isFull })),
    ]);
    const initial = join(isFew ? kept : work, 'initial data');
    if (!phases.every(Boolean) || !(await report.phase('data', () => makeData(initial, places)))) {
      report.skip('journeys');
      return false;
    }
    cpSync(initial, data, { recursive: true });
    const name = speed ? `journeys, ${speed}` : 'journeys';
    return report.phase(
      name,
      () => play({ data, initial, places, words, isFull, speed, isQuiet, temporary }),
      journeyResults,
    );
  });
}
