import { setTimeout as pause } from 'node:timers/promises';
import type { EventState } from '@marquee/protocols/odds/feed';
import type { Context } from '../calls/handlers';
import { jurisdictions } from '../jurisdictions/jurisdictions';
import type { SiteFile } from '../sites/siteFile';

/** Whether the event of a leg is running. */
export const isLive = (legs: readonly { match_state: EventState }[]) =>
  legs.some(({ match_state }) => match_state === 'live');

/**
 * The delay of a bet with a live leg, seconds: the site's or its jurisdiction's; 0 without a live leg. The bet is
 * placed at the price after the delay, so that whoever sees the match before the feed has no advantage.
 */
export function liveDelay(
  { sports, jurisdiction }: Pick<SiteFile, 'sports' | 'jurisdiction'>,
  legs: readonly { match_state: EventState }[],
): number {
  return isLive(legs) ? (sports.live_delay_seconds ?? jurisdictions[jurisdiction].liveDelaySeconds) : 0;
}

export const waitSeconds = async (seconds: number, { wait = pauseFor }: Pick<Context, 'wait'>) => {
  if (seconds > 0) await wait(seconds);
};

const pauseFor = (seconds: number) => pause(seconds * 1000);
