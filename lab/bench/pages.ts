import type { Browser } from '@playwright/test';
import { type ColdLoad, coldLoad } from './coldLoad';
import type { BenchSites } from './servers';
import { type Spread, spreadOf } from './statistics';

/** The compared pages, with selectors of their content besides a heading: game tiles, match rows. */
export const comparedPages = {
  home: { path: '/', items: '[data-tile]' },
  lobby: { path: '/slots', items: '[data-tile]' },
  board: { path: '/sports', items: 'main section li' },
} as const;

/** The compared variants: two builds, and the first one's markup as a static file. */
export const ways = ['federated', 'single', 'static'] as const;

/** The rows of the comparison. */
export const columns = [
  'content',
  'fcp',
  'lcp',
  'cls',
  'tbt',
  'scriptBytes',
  'totalBytes',
  'requests',
  'nodes',
] as const satisfies (keyof ColdLoad)[];

/** Cold loads of a page in one variant, by column. */
export type LoadsOf = Record<(typeof columns)[number], Spread>;

/** A page, loaded in each way. */
export type PageLoads = Record<(typeof ways)[number], LoadsOf>;

/** Names of the compared pages. */
export type PageName = keyof typeof comparedPages;

/** Every compared page. */
export type ComparedPages = Record<PageName, PageLoads>;

function summary(loads: readonly ColdLoad[]): LoadsOf {
  const entries = columns.map((column) => [column, spreadOf(loads.map((load) => load[column]))]);
  return Object.fromEntries(entries) as LoadsOf;
}

/**
 * Loads a page in all variants in turn, so that disturbances affect all. The first load of each is ignored. Also
 * returns the last load of each, for diagnosis.
 */
export async function comparePage(
  browser: Browser,
  sites: BenchSites,
  name: PageName,
  runs: number,
): Promise<{ loads: PageLoads; last: Record<(typeof ways)[number], ColdLoad> }> {
  const { path, items } = comparedPages[name];
  const load = (way: (typeof ways)[number]) => coldLoad(browser, `${sites[way]}${path}`, items);
  const made: Record<(typeof ways)[number], ColdLoad[]> = { federated: [], single: [], static: [] };
  for (const way of ways) await load(way);
  for (let run = 0; run < runs; run++) {
    const turn = run % ways.length;
    for (const way of [...ways.slice(turn), ...ways.slice(0, turn)]) made[way].push(await load(way));
  }
  const each = <Value>(of: (loads: ColdLoad[]) => Value) => ({
    federated: of(made.federated),
    single: of(made.single),
    static: of(made.static),
  });
  const last = (loads: ColdLoad[]) => {
    const load = loads.at(-1);
    if (!load) throw new Error('At least one run is needed.');
    return load;
  };
  return { loads: each(summary), last: each(last) };
}
