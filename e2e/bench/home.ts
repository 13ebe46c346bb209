import type { Browser } from '@playwright/test';
import { type ColdLoad, coldLoad } from './coldLoad';
import type { BenchSites } from './servers';
import { type Spread, spreadOf } from './statistics';

/** What the columns of the comparison are. */
export const columns = [
  'fcp',
  'lcp',
  'cls',
  'tbt',
  'scriptBytes',
  'totalBytes',
  'requests',
  'nodes',
] as const satisfies (keyof ColdLoad)[];

/** Cold loads of one build, column by column. */
export type LoadsOf = Record<(typeof columns)[number], Spread>;

function summary(loads: readonly ColdLoad[]): LoadsOf {
  const entries = columns.map((column) => [column, spreadOf(loads.map((load) => load[column]))]);
  return Object.fromEntries(entries) as LoadsOf;
}

/** Loads the home page of both builds in turns, so that whatever else the machine does meets both. The first of each is not counted. */
export async function compareHome(
  browser: Browser,
  sites: BenchSites,
  runs: number,
): Promise<{ federated: LoadsOf; single: LoadsOf; last: { federated: ColdLoad; single: ColdLoad } }> {
  const loads = { federated: [] as ColdLoad[], single: [] as ColdLoad[] };
  for (const name of ['federated', 'single'] as const) await coldLoad(browser, sites[name]);
  for (let run = 0; run < runs; run++) {
    const order = run % 2 === 0 ? (['federated', 'single'] as const) : (['single', 'federated'] as const);
    for (const name of order) loads[name].push(await coldLoad(browser, sites[name]));
  }
  const [federated, single] = [loads.federated.at(-1), loads.single.at(-1)];
  if (!federated || !single) throw new Error('At least one run is needed.');
  return { federated: summary(loads.federated), single: summary(loads.single), last: { federated, single } };
}
