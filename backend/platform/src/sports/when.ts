import { Days } from '@marquee/contract/days';
import type { EventState } from '@marquee/protocols/odds/feed';

/** The requested matches: states, and range of start times, ms since 1970. */
interface Span {
  states: EventState[];
  from: number | null;
  to: number | null;
}

interface Asked {
  when: '' | 'all' | 'live' | 'today' | 'tomorrow';
  state: '' | 'live' | 'scheduled';
  from?: string | undefined;
  to?: string | undefined;
}

/** The span of a board query in the site's time zone. */
export function spanOf({ when, state, from, to }: Asked, now: number, zone: string): Span {
  const midnight = (days: number) => new Days(zone).midnight(now, days);
  switch (when) {
    case 'live':
      return { states: ['live'], from: null, to: null };
    case 'today':
      return { states: ['live', 'scheduled'], from: null, to: midnight(1) };
    case 'tomorrow':
      return { states: ['scheduled'], from: midnight(1), to: midnight(2) };
    default:
      return {
        states: state === '' ? ['live', 'scheduled'] : [state],
        from: from ? Date.parse(from) : null,
        to: to ? Date.parse(to) : null,
      };
  }
}
