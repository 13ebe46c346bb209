import type { FeedEvent, OddsFeed } from '@marquee/protocols/odds/feed';
import { leagues } from './leagues';
import { epochOf, matchAt, type Planned, plan, roundStart } from './matches';
import { courses, raceAt, raceEvery } from './races';

const minute = 60_000;
/** How far the window reaches: results of the last half hour, matches as far as their league publishes them, races of 4 hours. */
const past = 30 * minute;
const longest = 75 * minute;
const racesAhead = 4 * 60 * minute;

/**
 * The sandbox's odds feed (decisions §8): every match is decided by the seed and shown as far as the clock has come, so any
 * process at any time reads the same, and a process that was away has missed nothing. No real club, person or horse.
 */
export function sandboxFeed(seed = 'marquee'): OddsFeed {
  const plans = new Map<string, Planned>();
  const quoted = new Map<string, { epoch: number; event: FeedEvent }>();

  function planned(id: string): Planned | undefined {
    const known = plans.get(id);
    if (known) return known;
    const [leagueId, round, index] = id.split('.');
    const league = leagues.find((one) => one.id === leagueId);
    if (!league) return undefined;
    const made = plan(seed, league, Number(round), Number(index));
    plans.set(id, made);
    return made;
  }

  function matchIds(now: number): string[] {
    return leagues.flatMap((league) => {
      const every = league.everyMinutes * minute;
      const first = Math.ceil((now - longest - past - roundStart(league, 0)) / every);
      const last = Math.floor((now + league.aheadHours * 60 * minute - roundStart(league, 0)) / every);
      return Array.from({ length: last - first + 1 }, (_, step) => first + step).flatMap((round) =>
        Array.from({ length: league.matches }, (_, index) => `${league.id}.${round}.${index}`),
      );
    });
  }

  function raceIds(now: number): string[] {
    return courses.flatMap((_, course) => {
      const offset = course * 10 * minute;
      const first = Math.ceil((now - past - offset) / raceEvery);
      const last = Math.floor((now + racesAhead - offset) / raceEvery);
      return Array.from({ length: last - first + 1 }, (_, step) => `race-${course}.${first + step}.0`);
    });
  }

  function eventAt(id: string, now: number): FeedEvent | undefined {
    if (id.startsWith('race-')) {
      const [course = '', round = ''] = id.slice(5).split('.');
      return raceAt(seed, Number(course), Number(round), now);
    }
    const match = planned(id);
    return match && matchAt(match, now);
  }

  /** What is priced does not change within its epoch: matches ten minutes, races half a minute. */
  function known(id: string, now: number): FeedEvent | undefined {
    const before = quoted.get(id);
    const epoch = id.startsWith('race-') ? Math.floor(now / 30_000) : epochOf(id, now);
    if (before && before.epoch === epoch && now < before.event.startsAt) return before.event;
    const event = eventAt(id, now);
    if (event?.state === 'scheduled') quoted.set(id, { epoch, event });
    return event;
  }

  return {
    async read(now, open) {
      const wanted = new Set(open);
      const ids = new Set([...matchIds(now), ...raceIds(now), ...open]);
      for (const cache of [plans, quoted]) {
        for (const id of cache.keys()) if (!ids.has(id)) cache.delete(id);
      }
      return [...ids]
        .map((id) => known(id, now))
        .filter((event) => event !== undefined)
        .filter(
          (event) =>
            wanted.has(event.id) ||
            event.state === 'scheduled' ||
            event.state === 'live' ||
            now - event.startsAt < longest + past,
        );
    },
  };
}
