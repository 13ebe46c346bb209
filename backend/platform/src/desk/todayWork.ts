import { waitKindKeys } from '@marquee/contract/staff/waitKinds';
import { askRebuild } from '../figures/figureJob';
import type { StaffHandlers } from '../staff/handlers';
import { isoOf, isoOrNull } from '../staff/times';
import { brokenNow } from './broken';
import { waits } from './waits';

/** What waits for a person, what is broken, and counting anew. */
export const todayWork = {
  'today/waits': async (_input, { database, clock, site, mayAt }) => {
    const sites = site ? [site] : mayAt;
    const value = [];
    for (const kind of waitKindKeys) {
      const { call, count } = waits[kind];
      const rows = await count(database, sites, clock.now());
      const oldest = rows.reduce<number | null>(
        (first, row) => (first === null || (row.oldest !== null && row.oldest < first) ? row.oldest : first),
        null,
      );
      const shown = rows.map((row) => ({ site: row.site, count: row.count, oldest_at: isoOrNull(row.oldest) }));
      const all = rows.reduce((sum, row) => sum + row.count, 0);
      value.push({ kind, call, count: all, oldest_at: isoOrNull(oldest), sites: shown });
    }
    return { output: { value } };
  },

  'today/broken': async (_input, { database, clock, site, mayAt }) => {
    const found = await brokenNow(database, { sites: site ? [site] : mayAt, now: clock.now() });
    return { output: { value: found.map(({ since, ...one }) => ({ ...one, since: isoOf(since) })) } };
  },

  'today/rebuild': async (_input, { database, clock }) => {
    await askRebuild(database, clock.now());
    return { output: {}, target: 'figures' };
  },
} satisfies Partial<StaffHandlers>;
