import type { Output } from '@marquee/contract/calls';
import type { EventState } from '@marquee/protocols/odds/feed';
import type { SiteFile } from '../sites/siteFile';

/** How old live and pre-match prices of the feed may be, ms. */
export interface PriceAges {
  live: number;
  scheduled: number;
}

/** The greatest ages that any site accepts. */
const oldest: PriceAges = { live: 30_000, scheduled: 300_000 };
/** How far the feed's clock may be ahead of ours, ms. */
const ahead = 10_000;

/** How old prices may be on a site. */
export function priceAges({ sports }: Pick<SiteFile, 'sports'>): PriceAges {
  const { live, scheduled } = sports.price_age_seconds;
  return { live: live * 1000, scheduled: scheduled * 1000 };
}

/** Which prices are stale at present. */
export type Paused = Output<'sports/fixtures'>['paused'];

/** When the stored board of the feed was true, as a column of a query. */
export const boardAt = 'coalesce((select at from sports_feed), 0) as board_at';

/** What decides whether a selection takes bets. */
export interface Openness {
  /** The selection or its market is suspended. */
  suspended: boolean;
  match_state: EventState;
  starts_at: number;
  /** When the feed's board was true, by the feed's own clock. */
  board_at: number;
}

/** Whether prices of that time are fresh. A time too far in the future says nothing about their age. */
export function isFresh(kind: keyof PriceAges, at: number, now: number, ages: PriceAges = oldest): boolean {
  return now - at < ages[kind] && at - now <= ahead;
}

/** Which prices of a board of that time are stale. */
export function pausedPrices(at: number, now: number, ages: PriceAges = oldest): Paused {
  if (isFresh('live', at, now, ages)) return 'none';
  return isFresh('scheduled', at, now, ages) ? 'live' : 'all';
}

/**
 * Whether a selection takes bets at `now`. Not when it is suspended, when the event should have begun and the feed has
 * not said so yet, or when its price is stale because the feed has been silent for too long.
 */
export function acceptsBets(
  { suspended, match_state, starts_at, board_at }: Openness,
  now: number,
  ages: PriceAges,
): boolean {
  if (suspended || (match_state !== 'scheduled' && match_state !== 'live')) return false;
  return isFresh(match_state, board_at, now, ages) && (match_state === 'live' || now < starts_at);
}
