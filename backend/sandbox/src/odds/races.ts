import type { FeedEvent, FeedMarket, FeedRunner } from '@marquee/protocols/odds/feed';
import { horseNames, localText, personCount, personName, townName } from './names';
import { placeChances } from './placing';
import { margin, quote } from './price';
import { type Stream, type Streams, shuffled } from './random';

const minute = 60_000;
/** A race runs 90 seconds; markets close when it starts. */
const runningTime = 90_000;
/** Probability that a runner is withdrawn, and how long before the start that is known. */
const withdrawn = 0.04;
export const withdrawalNotice = 4 * minute;
/** Every course has a race each half hour, ten minutes after the previous course's. */
export const raceEvery = 30 * minute;
const distances = [1000, 1200, 1400, 1600, 1800, 2000, 2400, 3200];

/** Racecourses: index of the town. */
export const courses: readonly number[] = [8, 19, 33];

const meeting = localText('Racecourse|Racecourse|赛马场|Hipódromo|Ипподром|Trường Đua|Padang Lumba|रेसकोर्स');

interface PlannedRunner extends Omit<FeedRunner, 'withdrawn' | 'position'> {
  strength: number;
  withdraws: boolean;
  /**
   * Finishing time: exponential with the strength as its rate, so that win probabilities are proportional to strength.
   */
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
        withdraws: stream.next() < withdrawn,
        time: -Math.log(1 - stream.next()) / strength,
      };
    });
}

function market(
  betType: FeedMarket['betType'],
  runners: readonly PlannedRunner[],
  chances: readonly number[],
  leans: Stream,
): FeedMarket {
  const selections = runners.map((runner, index) => ({
    outcome: runner.number,
    ...quote(chances[index] as number, margin.least + margin.lean * leans.next()),
  }));
  return { betType, line: null, suspended: false, selections };
}

/** A race, planned by course and number. */
export interface PlannedRace {
  id: string;
  course: number;
  round: number;
  startsAt: number;
  distanceM: number;
  places: number;
  runners: PlannedRunner[];
}

/** The race number `round` of a course; deterministic by the secret. */
export function planRace(streams: Streams, id: string, course: number, round: number): PlannedRace {
  const stream = streams('race', course, round);
  const distanceM = distances[stream.below(distances.length)] as number;
  const runners = runnersOf(stream);
  return {
    ...{ id, course, round, distanceM, runners },
    startsAt: round * raceEvery + course * 10 * minute,
    places: runners.length >= 8 ? 3 : 2,
  };
}

const isKnown = ({ startsAt }: PlannedRace, now: number) => now >= startsAt - withdrawalNotice;

/**
 * Remaining runners and their probabilities to win (`places` 1) or be placed if all of them run: later withdrawals
 * reduce winnings by Rule 4 instead of prices.
 */
export function raceChances(race: PlannedRace, places: number, now: number): [PlannedRunner, number][] {
  const known = isKnown(race, now);
  const running = race.runners.filter((runner) => !(known && runner.withdraws));
  const chances = placeChances(
    running.map(({ strength }) => strength),
    places,
  );
  return running.map((runner, index) => [runner, chances[index] as number]);
}

/** The probability that a runner will still be withdrawn. */
export const withdrawalChance = (race: PlannedRace, now: number) => (isKnown(race, now) ? 0 : withdrawn);

/** Prices of a race are stable for two minutes, and change at once when withdrawals are known. */
export const raceEpoch = (now: number) => Math.floor(now / (2 * minute));

function marketsOf(streams: Streams, race: PlannedRace, now: number): FeedMarket[] {
  return (['race_win', 'race_place'] as const).map((betType) => {
    const chances = raceChances(race, betType === 'race_win' ? 1 : race.places, now);
    return market(
      betType,
      chances.map(([runner]) => runner),
      chances.map(([, chance]) => chance),
      streams(race.id, betType, raceEpoch(now)),
    );
  });
}

/** What a race of a meeting is called. */
const raceName = (number: number) =>
  localText(
    ['R{}', 'R{}', '第 {} 场', 'C{}', 'Заезд {}', 'Cuộc {}', 'R{}', 'दौड {}'].join('|').replaceAll('{}', `${number}`),
  );

/** The race at the time `now`. */
export function raceAt(streams: Streams, race: PlannedRace, now: number): FeedEvent {
  const { id, course, round, startsAt, distanceM, places, runners } = race;
  const known = isKnown(race, now);
  const over = now >= startsAt + runningTime;
  const order = runners.filter((runner) => !runner.withdraws).sort((a, b) => a.time - b.time);
  const number = (round % 48) + 1;
  return {
    id,
    sport: 'horse_racing',
    league: { id: `race-${course}`, name: meetingName(course), position: 100 + course },
    home: meetingName(course),
    away: raceName(number),
    startsAt,
    state: now < startsAt ? 'scheduled' : over ? 'finished' : 'live',
    clock: null,
    score: { home: 0, away: 0, periods: [] },
    markets: now < startsAt ? marketsOf(streams, race, now) : [],
    race: {
      number,
      distanceM,
      places,
      runners: runners.map(({ strength: _strength, withdraws, time: _time, ...runner }) => {
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
