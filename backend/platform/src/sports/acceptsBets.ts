import type { Output } from '@marquee/contract/calls';
import type { EventState } from '@marquee/protocols/odds/feed';
import type { SiteFile } from '../sites/siteFile';

/** Maximum age of the feed's live and pre-match prices, ms. */
export interface PriceAges {
  live: number;
  scheduled: number;
}

/** The largest ages that a site may configure. */
const oldest: PriceAges = { live: 30_000, scheduled: 300_000 };
/** Tolerated lead of the feed's clock over ours, ms. */
const ahead = 10_000;

/** The maximum price ages of a site. */
export function priceAges({ sports }: Pick<SiteFile, 'sports'>): PriceAges {
  const { live, scheduled } = sports.price_age_seconds;
  return { live: live * 1000, scheduled: scheduled * 1000 };
}

/** Which prices are stale now. */
export type Paused = Output<'sports/fixtures'>['paused'];

/** SQL column: the time of the stored board's data. */
export const boardAt = 'coalesce((select at from sports_feed), 0) as board_at';

/** What decides whether a selection accepts bets. */
export interface Openness {
  /** The selection or its market is suspended. */
  suspended: boolean;
  match_state: EventState;
  starts_at: number;
  /** The time of the feed's board, by the feed's clock. */
  board_at: number;
}

/** Whether prices of that time are fresh. A time too far in the future is invalid. */
export function isFresh(kind: keyof PriceAges, at: number, now: number, ages: PriceAges = oldest): boolean {
  return now - at < ages[kind] && at - now <= ahead;
}

/** Which prices are stale on a board of that time. */
export function pausedPrices(at: number, now: number, ages: PriceAges = oldest): Paused {
  if (isFresh('live', at, now, ages)) return 'none';
  return isFresh('scheduled', at, now, ages) ? 'live' : 'all';
}

/**
 * Whether a selection accepts bets at `now`. Not if it is suspended, if the event should have begun without the feed's
 * confirmation, or if its price is stale because the feed is silent.
 */
export function acceptsBets(
  { suspended, match_state, starts_at, board_at }: Openness,
  now: number,
  ages: PriceAges,
): boolean {
  if (suspended || (match_state !== 'scheduled' && match_state !== 'live')) return false;
  return isFresh(match_state, board_at, now, ages) && (match_state === 'live' || now < starts_at);
}
