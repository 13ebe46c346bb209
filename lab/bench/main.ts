import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marquee/e2e/support/folders';
import { budgetLines } from './budgets';
import { libraryCopies } from './copies';
import { disabledCategory } from './disabledCategory';
import { firstPage } from './firstPage';
import { lighthouse } from './lighthouse';
import { lobbyUse } from './lobby';
import { siteMemory } from './memory';
import { nextSections } from './nextSection';
import { comparePage, type PageName } from './pages';
import { openBrowser } from './phone';
import { print, printBudgets, printLighthouse, printPages, printSizes, printTemplates } from './print';
import type { Results } from './results';
import { measureSearch } from './searchBench';
import { openSites } from './servers';
import { remoteSizes } from './sizes';
import { spreadOf } from './statistics';
import { templateLoads } from './templates';
import { warmPages } from './warmPages';

/**
 * The measuring part of `npm run bench`; the script has built everything and published the remotes to
 * `<work>/releases`.
 */
const [work = '', ...words] = process.argv.slice(2);
const isQuick = words.includes('--quick');
const runs = isQuick ? 2 : 5;
/** How long the site is under load before its memory is measured, s. */
const loadSeconds = isQuick ? 60 : 600;
const releases = join(work, 'releases');

async function part<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const from = Date.now();
  const value = await work();
  print(`  ${name.padEnd(28)} ${((Date.now() - from) / 1000).toFixed(1).padStart(6)} s`);
  return value;
}

/** The tool is downloaded, which may fail; everything else is measured nevertheless. */
function notJudged(error: Error): [] {
  print(`  Lighthouse could not be run: ${error.message.split('\n')[0]}`);
  return [];
}

const sites = await part('start both sites', () => openSites(work));
const browser = await openBrowser();
try {
  const compared = (name: PageName) =>
    part(`${name}, ${runs} loads each`, () => comparePage(browser, sites, name, runs));
  const [home, lobbyPage, board] = [await compared('home'), await compared('lobby'), await compared('board')];
  const templates = await part('home in each template', () => templateLoads(browser, sites.federated));
  const entered = await part('next section', () => nextSections(browser, sites.federated, Math.min(runs, 3)));
  const lobby = await part('lobby of 10,000', () => lobbyUse(browser, sites.federated));
  const disabled = await part('disabled category', () => disabledCategory(browser, sites.federated, releases));
  const warm = await part('warm pages', () => warmPages(sites.federated, sites.edgePid, '/'));
  const first = await part('first pages', () => firstPage(work, sites.backend, isQuick ? 1 : 3));
  const { copies, remotes } = await part('copies of libraries', () => libraryCopies(browser, sites.federated));
  const search = await part('search', measureSearch);
  const memory = await part('memory', () => siteMemory(work, loadSeconds));
  const judged = isQuick ? [] : await part('Lighthouse', () => lighthouse(work, sites.federated).catch(notJudged));
  const results: Results = {
    at: new Date().toISOString(),
    runs,
    pages: { home: home.loads, lobby: lobbyPage.loads, board: board.loads },
    templates,
    sizes: remoteSizes(releases, join(work, 'dist')),
    copies,
    sections: entered.flatMap((series) => {
      const [first] = series;
      if (!first) return [];
      const spread = (key: 'skeleton' | 'content' | 'laterBytes') => spreadOf(series.map((one) => one[key]));
      const { path, remote } = first;
      return [
        { path, remote, skeleton: spread('skeleton'), content: spread('content'), laterBytes: spread('laterBytes') },
      ];
    }),
    lobby,
    disabled,
    warm,
    first,
    memory,
    search,
    lighthouse: judged,
  };
  const lines = budgetLines(results);
  printPages(results.pages);
  printTemplates(templates);
  printSizes(results.sizes, remotes);
  printLighthouse(judged);
  printBudgets(lines);
  const file = join(root, 'bench-results.json');
  writeFileSync(
    file,
    `${JSON.stringify({ ...results, budgets: lines, lastLoads: { home: home.last, lobby: lobbyPage.last, board: board.last } }, null, 2)}\n`,
  );
  print(`\nAll figures: ${file}`);
  const failed = lines.filter(({ holds, checked }) => checked && holds === false);
  if (words.includes('--check') && failed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await sites.close();
}
