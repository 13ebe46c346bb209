import type { FeedEvent, FeedMarket, FeedRunner } from '@marquee/protocols/odds/feed';
import { horseNames, localText, personCount, personName, townName } from './names';
import { quote } from './price';
import { type Stream, shuffled, streamOf } from './random';

const minute = 60_000;
/** A race runs 90 seconds; markets close when it starts. */
const runningTime = 90_000;
/** Every course has a race every half hour, ten minutes after the course before it. */
export const raceEvery = 30 * minute;
const distances = [1000, 1200, 1400, 1600, 1800, 2000, 2400, 3200];

/** Racecourses: index of the town. */
export const courses: readonly number[] = [8, 19, 33];

const meeting = localText('Racecourse|Racecourse|赛马场|Hipódromo|Ипподром|Trường Đua|Litar Lumba|रेसकोर्स');

interface PlannedRunner extends Omit<FeedRunner, 'withdrawn' | 'position'> {
  strength: number;
  withdraws: boolean;
  /** Time to the post: exponential with the strength as its rate, so that chances are exactly strength over sum. */
  time: number;
}

function runnersOf(stream: Stream): PlannedRunner[] {
  const count = 6 + stream.below(7);
  const draws = shuffled(
    Array.from({ length: count }, (_, index) => index + 1),
    stream,
  );
  return shuffled(horseNames, stream)
    .slice(0, count)
    .map((name, index) => {
      const strength = Math.exp(stream.normal() * 0.75);
      return {
        number: index + 1,
        name,
        jockey: personName(stream.below(personCount)),
        draw: draws[index] as number,
        weightKg: 52 + stream.below(13) / 2,
        form: Array.from({ length: 5 }, () => Math.min(9, Math.floor((stream.next() * 6) / Math.sqrt(strength))) + 1)
          .map((place) => place % 10)
          .join(''),
        strength,
        withdraws: stream.next() < 0.04,
        time: -Math.log(1 - stream.next()) / strength,
      };
    });
}

/** Chance of each runner to come in among the first `places` (Harville: each place is a race of those left). */
export function placeChances(strengths: readonly number[], places: number): number[] {
  const result = strengths.map(() => 0);
  const visit = (taken: number[], p: number) => {
    const rest = strengths.reduce((sum, strength, index) => (taken.includes(index) ? sum : sum + strength), 0);
    strengths.forEach((strength, index) => {
      if (taken.includes(index)) return;
      const chance = (p * strength) / rest;
      result[index] = (result[index] as number) + chance;
      if (taken.length + 1 < places) visit([...taken, index], chance);
    });
  };
  visit([], 1);
  return result;
}

function market(
  betType: FeedMarket['betType'],
  runners: readonly PlannedRunner[],
  chances: readonly number[],
): FeedMarket {
  const selections = runners.flatMap((runner, index) => {
    const odds = quote(chances[index] as number);
    return odds === null ? [] : [{ outcome: runner.number, odds }];
  });
  return { betType, line: null, suspended: false, selections };
}

/** The race of a course's `round` as it stands at `now`; the same for the same seed. */
export function raceAt(seed: string, course: number, round: number, now: number): FeedEvent {
  const startsAt = round * raceEvery + course * 10 * minute;
  const stream = streamOf(seed, 'race', course, round);
  const distanceM = distances[stream.below(distances.length)] as number;
  const planned = runnersOf(stream);
  const known = now >= startsAt - 4 * minute;
  const running = planned.filter((runner) => !(known && runner.withdraws));
  const places = planned.length >= 8 ? 3 : 2;
  const over = now >= startsAt + runningTime;
  const order = running.filter((runner) => !runner.withdraws).sort((a, b) => a.time - b.time);
  const number = (round % 48) + 1;
  const drift = (runner: PlannedRunner) =>
    runner.strength *
    (1 + 0.06 * streamOf(seed, course, round, runner.number, Math.floor(now / (2 * minute))).normal());
  const strengths = running.map(drift);
  const total = strengths.reduce((sum, strength) => sum + strength, 0);
  return {
    id: `race-${course}.${round}.0`,
    sport: 'horse_racing',
    league: { id: `race-${course}`, name: meetingName(course), position: 100 + course },
    home: meetingName(course),
    away: Object.fromEntries(Object.keys(meeting).map((code) => [code, `R${number}`])),
    startsAt,
    state: now < startsAt ? 'scheduled' : over ? 'finished' : 'live',
    clock: null,
    score: { home: 0, away: 0, periods: [] },
    markets:
      now < startsAt
        ? [
            market(
              'race_win',
              running,
              strengths.map((strength) => strength / total),
            ),
            market('race_place', running, placeChances(strengths, places)),
          ]
        : [],
    race: {
      number,
      distanceM,
      places,
      runners: planned.map(({ strength: _strength, withdraws, time: _time, ...runner }) => {
        const position = order.findIndex((other) => other.number === runner.number) + 1;
        return { ...runner, withdrawn: known && withdraws, position: over && position > 0 ? position : null };
      }),
    },
  };
}

function meetingName(course: number) {
  const town = townName(courses[course] as number);
  return Object.fromEntries(
    Object.keys(town).map((code) => {
      const [place, track] = [town[code] ?? '', meeting[code] ?? ''];
      const text = {
        CN: `${place}${track}`,
        ESP: `${track} de ${place}`,
        RUS: `${track} ${place}`,
        VI: `${track} ${place}`,
        MS: `${track} ${place}`,
      };
      return [code, text[code as keyof typeof text] ?? `${place} ${track}`];
    }),
  );
}
