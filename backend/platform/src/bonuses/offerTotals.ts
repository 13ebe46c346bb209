import type { Database } from '@marquee/database/database';
import { listed } from '@marquee/database/listed';

/** States of a bonus that has not ended. */
export const openStates = ['promised', 'review', 'waiting', 'active', 'placed', 'closing', 'earned'] as const;

/** What is stored of an offer: what it promised, why it ended, and what players have of it; minor units. */
export interface OfferTotals {
  site: string;
  code: string;
  promised: number;
  stopped_at: number | null;
  stopped_because: string | null;
  /** Bonuses that have not ended, and what is on players' accounts. */
  open_bonuses: number;
  open: number;
}

/** The offers of sites that somebody has claimed or that have ended for good. */
export function offerTotals(database: Database, sites: readonly string[]): Promise<OfferTotals[]> {
  return database.query<OfferTotals>(
    `select o.site, o.code, o.promised, o.stopped_at, o.stopped_because, coalesce(b.count, 0) as open_bonuses,
       coalesce(b.open, 0) as open
     from bonus_offers o left join (select site, offer, count(*) as count, sum(balance) as open from bonuses
         where state in (${listed(...openStates)}) group by site, offer) b on b.site = o.site and b.offer = o.code
     where o.site = any($1) order by o.site, o.code`,
    [sites],
  );
}
