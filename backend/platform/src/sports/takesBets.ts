import type { EventState } from '@marquee/protocols/odds/feed';

/** How long a reading of the feed vouches for live prices, ms. */
const vouches = 60_000;

/** What decides whether a selection takes bets. */
export interface Openness {
  /** The selection or its market is suspended. */
  suspended: boolean;
  match_state: EventState;
  starts_at: number;
  /** When the feed was last read. */
  read_at: number;
}

/**
 * Whether a selection takes bets at `now`. Not when it is suspended, when the event should have begun and the feed has not
 * said so yet, or when a live price is older than a minute because the feed is silent.
 */
export function takesBets({ suspended, match_state, starts_at, read_at }: Openness, now: number): boolean {
  if (suspended) return false;
  if (match_state === 'scheduled') return now < starts_at;
  return match_state === 'live' && now - read_at < vouches;
}
