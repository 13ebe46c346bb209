import type { FeedEvent, FeedLine, FeedValue } from '@marquee/protocols/odds/feed';
import { leagues } from './leagues';
import { epochOf, matchAt, type Planned, plan, roundStart } from './matches';
import { courses, type PlannedRace, planRace, raceAt, raceEpoch, raceEvery } from './races';
import { streamsOf } from './random';
import { matchValue, raceValue } from './values';

const minute = 60_000;
/**
 * The window of events: results of the last half hour, matches as far as their league publishes them, races of the next
 * 4 hours.
 */
const past = 30 * minute;
const longest = 75 * minute;
const racesAhead = 4 * 60 * minute;

/** The contents of the sandbox's odds feed at any time. */
export interface Season {
  /** All events of the window around `now`, and those of `open` outside it. */
  eventsAt(now: number, open?: readonly string[]): FeedEvent[];
  /** The events that differ between `from` and `now`. */
  changesSince(from: number, now: number): FeedEvent[];
  /** The values of these lines at `now`; lines without a value are left out. */
  valuesAt(now: number, lines: readonly FeedLine[]): FeedValue[];
  /** Identifies this season: derived from the secret, without revealing it. */
  name: string;
}

/** How far back changes are known, ms: everything that was live then is still in the window. */
export const knownFor = 20 * minute;

/**
 * The sandbox's season (D8): the secret determines every match, and the clock how much of it is shown. So any process
 * with the secret gives the same answers at any time, and downtime loses nothing. Results are unpredictable without the
 * secret. No real club, person or horse.
 */
export function sandboxSeason(secret: string): Season {
  const streams = streamsOf(secret);
  const name = Array.from({ length: 8 }, (_, index) => streams('name', index).below(36).toString(36)).join('');
  const plans = new Map<string, Planned | PlannedRace>();
  const quoted = new Map<string, { epoch: number; event: FeedEvent }>();
  /** The last answer, for comparison: frequent polls usually start from it. */
  let last = { at: 0, texts: new Map<string, string>() };

  /** Ids include the season's name, so that another season's events are not found. */
  const idOf = (league: string, round: number, index: number) => `${league}.${round}.${index}.${name}`;

  function planned(id: string): Planned | PlannedRace | undefined {
    const known = plans.get(id);
    if (known) return known;
    const made = planOf(id);
    if (made) plans.set(id, made);
    return made;
  }

  function planOf(id: string): Planned | PlannedRace | undefined {
    const [leagueId = '', roundText, indexText] = id.split('.');
    const [round, index] = [Number(roundText), Number(indexText)];
    if (!(round >= 0) || !(index >= 0)) return undefined;
    if (leagueId.startsWith('race-')) {
      const course = Number(leagueId.slice(5));
      return courses[course] === undefined ? undefined : planRace(streams, id, course, round);
    }
    const league = leagues.find((one) => one.id === leagueId);
    return league && index < league.matches ? plan(streams, id, league, round, index) : undefined;
  }

  function matchIds(now: number): string[] {
    return leagues.flatMap((league) => {
      const every = league.everyMinutes * minute;
      const first = Math.ceil((now - longest - past - roundStart(league, 0)) / every);
      const last = Math.floor((now + league.aheadHours * 60 * minute - roundStart(league, 0)) / every);
      return Array.from({ length: last - first + 1 }, (_, step) => first + step).flatMap((round) =>
        Array.from({ length: league.matches }, (_, index) => idOf(league.id, round, index)),
      );
    });
  }

  function raceIds(now: number): string[] {
    return courses.flatMap((_, course) => {
      const offset = course * 10 * minute;
      const first = Math.ceil((now - past - offset) / raceEvery);
      const last = Math.floor((now + racesAhead - offset) / raceEvery);
      return Array.from({ length: last - first + 1 }, (_, step) => idOf(`race-${course}`, first + step, 0));
    });
  }

  function eventAt(id: string, now: number): FeedEvent | undefined {
    const found = planned(id);
    if (!found) return undefined;
    // The results of a season whose secret is lost are unknown: its bets are refunded.
    if (!id.endsWith(`.${name}`)) return { ...shown(found, found.startsAt - longest), state: 'cancelled', markets: [] };
    return shown(found, now);
  }

  const shown = (found: Planned | PlannedRace, now: number): FeedEvent =>
    'league' in found ? matchAt(streams, found, now) : raceAt(streams, found, now);

  function epochAt(id: string, now: number): number {
    if (!id.startsWith('race-')) return epochOf(streams, id, now);
    const race = planned(id);
    return raceEpoch(now) * 2 + Number(race !== undefined && now >= race.startsAt - 4 * minute);
  }

  /** Prices are stable within an epoch: ten minutes for matches, two for races. */
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
    name,

    valuesAt(now, lines) {
      return lines.flatMap((line) => {
        const found = line.event.endsWith(`.${name}`) ? planned(line.event) : undefined;
        if (!found) return [];
        const value = 'league' in found ? matchValue(streams, found, line, now) : raceValue(found, line, now);
        return value ? [{ ...line, ...value }] : [];
      });
    },

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
        // Most of the season need not be compared, because its epoch has not changed.
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
