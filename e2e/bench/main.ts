import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/folders';
import { budgetLines } from './budgets';
import { libraryCopies } from './copies';
import { disabledCategory } from './disabledCategory';
import { compareHome } from './home';
import { lobbyUse } from './lobby';
import { nextSections } from './nextSection';
import { openBrowser } from './phone';
import { print, printBudgets, printHome, printSizes, printTemplates } from './print';
import type { Results } from './results';
import { openSites } from './servers';
import { remoteSizes } from './sizes';
import { spreadOf } from './statistics';
import { templateLoads } from './templates';
import { warmPages } from './warmPages';

/** The measuring half of `npm run bench`; the script has built everything and published the remotes to `<work>/releases`. */
const [work = '', ...words] = process.argv.slice(2);
const runs = words.includes('--quick') ? 2 : 5;
const releases = join(work, 'releases');

async function part<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const from = Date.now();
  const value = await work();
  print(`  ${name.padEnd(28)} ${((Date.now() - from) / 1000).toFixed(1).padStart(6)} s`);
  return value;
}

const sites = await part('start both sites', () => openSites(work));
const browser = await openBrowser();
try {
  const home = await part(`home, ${runs} loads each`, () => compareHome(browser, sites, runs));
  const templates = await part('home in each template', () => templateLoads(browser, sites.federated));
  const entered = await part('next section', () => nextSections(browser, sites.federated, Math.min(runs, 3)));
  const lobby = await part('lobby of 10,000', () => lobbyUse(browser, sites.federated));
  const disabled = await part('disabled category', () => disabledCategory(browser, sites.federated, releases));
  const warm = await part('warm pages', () => warmPages(sites.federated, sites.edgePid, '/'));
  const { copies, remotes } = await part('copies of libraries', () => libraryCopies(browser, sites.federated));
  const results: Results = {
    at: new Date().toISOString(),
    runs,
    home: { federated: home.federated, single: home.single },
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
  };
  const lines = budgetLines(results);
  printHome(results.home);
  printTemplates(templates);
  printSizes(results.sizes, remotes);
  printBudgets(lines);
  const file = join(root, 'bench-results.json');
  writeFileSync(file, `${JSON.stringify({ ...results, budgets: lines, lastLoads: home.last }, null, 2)}\n`);
  print(`\nAll figures: ${file}`);
  const failed = lines.filter(({ holds, checked }) => checked && holds === false);
  if (words.includes('--check') && failed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await sites.close();
}
