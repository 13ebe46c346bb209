import type { FeedEvent, FeedLine, FeedValue } from '@marquee/protocols/odds/feed';
import { leagues } from './leagues';
import { epochOf, matchAt, type Planned, plan, roundStart } from './matches';
import { courses, type PlannedRace, planRace, raceAt, raceEpoch, raceEvery } from './races';
import { streamsOf } from './random';
import { matchValue, raceValue } from './values';

const minute = 60_000;
/**
 * How far the window reaches: results of the last half hour, matches as far as their league publishes them, races of 4
 * hours.
 */
const past = 30 * minute;
const longest = 75 * minute;
const racesAhead = 4 * 60 * minute;

/** What the sandbox's odds feed tells of, at any time. */
export interface Season {
  /** All events of the window around `now`, and of `open` also those outside it. */
  eventsAt(now: number, open?: readonly string[]): FeedEvent[];
  /** The events that are other at `now` than they were at `from`. */
  changesSince(from: number, now: number): FeedEvent[];
  /** How likely these lines end in each way, as of `now`; those that have no value at present are left out. */
  valuesAt(now: number, lines: readonly FeedLine[]): FeedValue[];
  /** Names this season: another secret has another name, which tells nothing of it. */
  name: string;
}

/** How far back a season tells what changed, ms: everything that was live then is still in the window. */
export const knownFor = 20 * minute;

/**
 * The sandbox's season (D8): every match is decided by the secret and shown as far as the clock has come, so
 * any process that has it tells the same at any time, and a process that was away has missed nothing. Nobody foresees a
 * result without the secret. No real club, person or horse.
 */
export function sandboxSeason(secret: string): Season {
  const streams = streamsOf(secret);
  const name = Array.from({ length: 8 }, (_, index) => streams('name', index).below(36).toString(36)).join('');
  const plans = new Map<string, Planned | PlannedRace>();
  const quoted = new Map<string, { epoch: number; event: FeedEvent }>();
  /** What was told last, and as of when: a season that is asked often compares with it. */
  let last = { at: 0, texts: new Map<string, string>() };

  /** Ids name the season: what another season told is not found in this one. */
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
    // Of a season whose secret is lost nobody knows a result: its bets are given back.
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

  /** What is priced does not change within its epoch: matches ten minutes, races two. */
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
