import type { Output } from '@marquee/contract/calls';
import type { EventState } from '@marquee/protocols/odds/feed';

/** How long a board of the feed vouches for live and for pre-match prices, ms; and how far its clock may be ahead of ours. */
const vouches = { live: 30_000, scheduled: 300_000, ahead: 10_000 } as const;

/** Which prices nobody vouches for at present. */
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

/** Whether a board of that time vouches for prices. One of the future says nothing about how old it is. */
const isVouched = (kind: 'live' | 'scheduled', at: number, now: number) =>
  now - at < vouches[kind] && at - now <= vouches.ahead;

/** Which prices a board of that time no longer vouches for. */
export function pausedPrices(at: number, now: number): Paused {
  if (isVouched('live', at, now)) return 'none';
  return isVouched('scheduled', at, now) ? 'live' : 'all';
}

/**
 * Whether a selection takes bets at `now`. Not when it is suspended, when the event should have begun and the feed has not said so yet,
 * or when the feed has been silent for too long to vouch for its price: 30 s live, five minutes before the start.
 */
export function takesBets({ suspended, match_state, starts_at, board_at }: Openness, now: number): boolean {
  if (suspended || (match_state !== 'scheduled' && match_state !== 'live')) return false;
  return isVouched(match_state, board_at, now) && (match_state === 'live' || now < starts_at);
}
