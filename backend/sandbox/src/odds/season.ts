import type { FeedEvent } from '@marquee/protocols/odds/feed';
import { leagues } from './leagues';
import { epochOf, matchAt, type Planned, plan, roundStart } from './matches';
import { courses, raceAt, raceEvery } from './races';

const minute = 60_000;
/** How far the window reaches: results of the last half hour, matches as far as their league publishes them, races of 4 hours. */
const past = 30 * minute;
const longest = 75 * minute;
const racesAhead = 4 * 60 * minute;

/** What the sandbox's odds feed tells of, at any time. */
export interface Season {
  /** All events of the window around `now`, and of `open` also those outside it. */
  eventsAt(now: number, open?: readonly string[]): FeedEvent[];
  /** The events that are other at `now` than they were at `from`. */
  changesSince(from: number, now: number): FeedEvent[];
}

/** How far back a season tells what changed, ms: everything that was live then is still in the window. */
export const knownFor = 20 * minute;

/**
 * The sandbox's season (decisions §8): every match is decided by the seed and shown as far as the clock has come, so any process at any
 * time tells the same, and a process that was away has missed nothing. No real club, person or horse.
 */
export function sandboxSeason(seed = 'marquee'): Season {
  const plans = new Map<string, Planned>();
  const quoted = new Map<string, { epoch: number; event: FeedEvent }>();
  /** What was told last, and as of when: a season that is asked often compares with it. */
  let last = { at: 0, texts: new Map<string, string>() };

  function planned(id: string): Planned | undefined {
    const known = plans.get(id);
    if (known) return known;
    const [leagueId, round, index] = id.split('.');
    const league = leagues.find((one) => one.id === leagueId);
    if (!league || !(Number(round) >= 0) || !(Number(index) < league.matches)) return undefined;
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
      return Number(round) >= 0 && courses[Number(course)]
        ? raceAt(seed, Number(course), Number(round), now)
        : undefined;
    }
    const match = planned(id);
    return match && matchAt(match, now);
  }

  const epochAt = (id: string, now: number) => (id.startsWith('race-') ? Math.floor(now / 30_000) : epochOf(id, now));

  /** What is priced does not change within its epoch: matches ten minutes, races half a minute. */
  function known(id: string, now: number): FeedEvent | undefined {
    const before = quoted.get(id);
    const epoch = epochAt(id, now);
    if (before && before.epoch === epoch && now < before.event.startsAt) return before.event;
    const event = eventAt(id, now);
    if (event?.state === 'scheduled') quoted.set(id, { epoch, event });
    return event;
  }

  const windowIds = (now: number) => new Set([...matchIds(now), ...raceIds(now)]);

  function textAt(id: string, at: number): string | undefined {
    if (last.at === at && last.texts.has(id)) return last.texts.get(id);
    const event = eventAt(id, at);
    return event && JSON.stringify(event);
  }

  return {
    eventsAt(now, open = []) {
      const wanted = new Set(open);
      const ids = new Set([...windowIds(now), ...open]);
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

    changesSince(from, now) {
      const before = windowIds(from);
      const ids = windowIds(now);
      const texts = new Map<string, string>();
      const changed = [...ids].flatMap((id) => {
        const event = known(id, now);
        if (!event) return [];
        const isQuoted = event.state === 'scheduled';
        // A price holds for its epoch: what need not be compared is most of the season.
        if (isQuoted && before.has(id) && epochAt(id, from) === epochAt(id, now)) return [];
        const text = JSON.stringify(event);
        if (!isQuoted) texts.set(id, text);
        return before.has(id) && textAt(id, from) === text ? [] : [event];
      });
      for (const cache of [plans, quoted]) {
        for (const id of cache.keys()) if (!ids.has(id)) cache.delete(id);
      }
      last = { at: now, texts };
      return changed;
    },
  };
}
