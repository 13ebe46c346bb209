import { waitKindKeys } from '@marquee/contract/staff/waitKinds';
import { askRebuild } from '../figures/figureJob';
import { lastBookResults } from '../operations/bookChecks';
import type { StaffHandlers } from '../staff/handlers';
import { isoOf, isoOrNull } from '../staff/times';
import { brokenNow } from './broken';
import { ownWaits } from './ownWaits';
import { type Waiting, waits } from './waits';

/** How much waits in all, since when the oldest does, and the same by site. */
function summed(rows: readonly Waiting[]) {
  const times = rows.flatMap(({ oldest }) => oldest ?? []);
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    oldest_at: isoOrNull(times.length > 0 ? Math.min(...times) : null),
    sites: rows.map(({ site, count, oldest }) => ({ site, count, oldest_at: isoOrNull(oldest) })),
  };
}

/** What waits for a person, what is broken, and counting anew. */
export const todayWork = {
  'today/waits': async (_input, { database, clock, site, mayAt }) => {
    const sites = site ? [site] : mayAt;
    const value = [];
    for (const kind of waitKindKeys) {
      const { call, count } = waits[kind];
      const rows = await count(database, sites, clock.now());
      value.push({ kind, call, ...summed(rows) });
    }
    return { output: { value } };
  },

  'today/mine': async (_input, context) => ({
    output: { value: (await ownWaits(context)).map(({ kind, rows }) => ({ kind, ...summed(rows) })) },
  }),

  'today/broken': async (_input, { database, clock, site, mayAt }) => {
    const found = await brokenNow(database, { sites: site ? [site] : mayAt, now: clock.now() });
    const verified = (await lastBookResults(database)).map(({ what, checked_at: at, counted, flaws }) => ({
      ...{ what, counted, flaws },
      at: isoOf(at),
    }));
    return { output: { value: found.map(({ since, ...one }) => ({ ...one, since: isoOf(since) })), verified } };
  },

  'today/rebuild': async (_input, { database, clock }) => {
    await askRebuild(database, clock.now());
    return { output: {}, target: 'figures' };
  },
} satisfies Partial<StaffHandlers>;
