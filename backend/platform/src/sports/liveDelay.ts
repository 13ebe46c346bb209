import { setTimeout as pause } from 'node:timers/promises';
import type { EventState } from '@marquee/protocols/odds/feed';
import type { Context } from '../calls/handlers';
import { jurisdictions } from '../jurisdictions/jurisdictions';
import type { SiteFile } from '../sites/siteFile';

/**
 * How long what has these legs waits before it is booked at the price of then, seconds: the site's or its
 * jurisdiction's wait with a live leg, otherwise 0. Who sees the match sooner than the feed gains nothing by it.
 */
export function liveDelay(
  { sports, jurisdiction }: Pick<SiteFile, 'sports' | 'jurisdiction'>,
  legs: readonly { match_state: EventState }[],
): number {
  const isLive = legs.some(({ match_state }) => match_state === 'live');
  return isLive ? (sports.live_delay_seconds ?? jurisdictions[jurisdiction].liveDelaySeconds) : 0;
}

/** Waits so many seconds. */
export const waitSeconds = async (seconds: number, { wait = pauseFor }: Pick<Context, 'wait'>) => {
  if (seconds > 0) await wait(seconds);
};

const pauseFor = (seconds: number) => pause(seconds * 1000);
