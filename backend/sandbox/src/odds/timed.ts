import {
  type Chance,
  type ClockSet,
  type Course,
  kickOff,
  type LineMarket,
  type Model,
  nextPeriod,
  type Step,
  type Strength,
  scored,
} from './model';
import type { Stream } from './random';

/** A sport with a clock: `periods` of `minutes` each, run `rate` times as fast as in life, with pauses between. */
interface TimedSport {
  periods: number;
  minutes: number;
  rate: number;
  pauseMinutes: number;
}

const lengthOf = (sport: TimedSport) => (sport.minutes * 60_000) / sport.rate;

/** Ms after the start at which a period begins. */
function startOf(sport: TimedSport, period: number): number {
  return (period - 1) * (lengthOf(sport) + sport.pauseMinutes * 60_000);
}

/** How much of the playing time is left, 1 to 0. */
function left(sport: TimedSport, elapsed: number): number {
  let played = 0;
  for (let period = 1; period <= sport.periods; period += 1) {
    played += Math.min(Math.max(elapsed - startOf(sport, period), 0), lengthOf(sport));
  }
  return 1 - played / (sport.periods * lengthOf(sport));
}

/** Plays through the periods in ticks of `every` seconds of match time; `play` says who scores what in each. */
function run(sport: TimedSport, every: number, play: (tick: number) => [home: number, away: number]): Course {
  const steps: Step[] = [kickOff];
  const clocks: ClockSet[] = [];
  const ticks = (sport.minutes * 60) / every;
  const add = (step: Step) => steps.push(step);
  const current = () => steps[steps.length - 1] as Step;
  for (let period = 1; period <= sport.periods; period += 1) {
    const start = startOf(sport, period);
    const played = (period - 1) * sport.minutes * 60;
    if (period > 1) add(nextPeriod(current(), start));
    clocks.push({ at: start, period, seconds: played, rate: sport.rate });
    for (let tick = 0; tick < ticks; tick += 1) {
      const [home, away] = play(tick);
      const at = start + Math.round(((tick + 0.5) * every * 1000) / sport.rate);
      if (home + away > 0) add(scored(current(), at, home, away));
    }
    clocks.push({ at: start + lengthOf(sport), period, seconds: played + sport.minutes * 60, rate: 0 });
  }
  return { steps, clocks, length: startOf(sport, sport.periods) + lengthOf(sport) };
}

function poisson(mean: number, most: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let count = 1; count <= most; count += 1) {
    chances.push(((chances[count - 1] as number) * mean) / count);
  }
  return chances;
}

/** Football and ice hockey: few goals, each side's at random moments. `total` is the goals to expect of a match. */
export function goals(sport: TimedSport, total: number, most: number): Model {
  const rates = ({ home, away }: Strength) => {
    const tilt = Math.exp(0.22 * (home - away) + 0.13);
    return [(total * tilt) / (1 + tilt), total / (1 + tilt)] as const;
  };
  const lines: LineMarket[] = [
    { betType: 'handicap', grid: 1, first: 0, beside: 1 },
    { betType: 'totals', grid: 2, first: 2, beside: 1 },
  ];
  return {
    plain: ['1x2', 'odd_even'],
    lines,
    hold: 9_000,
    course(stream: Stream, strength: Strength) {
      const [home, away] = rates(strength);
      const minutes = sport.periods * sport.minutes;
      return run(sport, 60, () => {
        const draw = stream.next() * minutes;
        return draw < home ? [1, 0] : draw < home + away ? [0, 1] : [0, 0];
      });
    },
    chances(step, elapsed, strength) {
      const [home, away] = rates(strength);
      const share = left(sport, elapsed);
      const forAway = poisson(away * share, most);
      return poisson(home * share, most).flatMap((p, scoredHome) =>
        forAway.map((q, scoredAway) => ({ home: step.home + scoredHome, away: step.away + scoredAway, p: p * q })),
      );
    },
  };
}

const quantiles = Array.from({ length: 24 }, (_, index) => {
  const share = (index + 0.5) / 24;
  return Math.log(share / (1 - share)) / 1.702;
});

/** Spreads the final scores of two sides that are still to score about `mean` each, over equally likely pairs. */
export function spread(
  home: { now: number; mean: number; deviation: number },
  away: { now: number; mean: number; deviation: number },
): Chance[] {
  const p = 1 / quantiles.length ** 2;
  const at = (side: typeof home, z: number) => side.now + Math.max(0, Math.round(side.mean + z * side.deviation));
  return quantiles.flatMap((zh) => quantiles.map((za) => ({ home: at(home, zh), away: at(away, za), p })));
}

/** Basketball: a possession every 15 seconds. No match ends level: the last possession goes on until one side leads. */
export function points(sport: TimedSport): Model {
  const meanOf = ({ home, away }: Strength) =>
    [1.06 + 0.035 * (home - away) + 0.03, 1.06 - 0.035 * (home - away) - 0.03] as const;
  const possessions = (sport.periods * sport.minutes * 60) / 15 / 2;
  return {
    plain: ['winner', 'odd_even'],
    lines: [
      { betType: 'handicap', grid: 4, first: 2, beside: 1 },
      { betType: 'totals', grid: 8, first: 2, beside: 1 },
    ],
    hold: 0,
    course(stream, strength) {
      const means = meanOf(strength);
      const course = run(sport, 15, (tick) => {
        const side = tick % 2;
        const draw = stream.next() / (means[side as 0 | 1] / 1.06);
        const made = draw < 0.13 ? 3 : draw < 0.43 ? 2 : draw < 0.5 ? 1 : 0;
        return side === 0 ? [made, 0] : [0, made];
      });
      const last = course.steps[course.steps.length - 1] as Step;
      if (last.home === last.away) {
        course.steps.push(stream.next() < 0.5 ? scored(last, course.length, 2, 0) : scored(last, course.length, 0, 2));
      }
      return course;
    },
    chances(step, elapsed, strength) {
      const [home, away] = meanOf(strength);
      const toPlay = possessions * left(sport, elapsed);
      const deviation = 1.15 * Math.sqrt(toPlay);
      return spread(
        { now: step.home, mean: home * toPlay, deviation },
        { now: step.away, mean: away * toPlay, deviation },
      ).flatMap((chance) =>
        chance.home === chance.away
          ? [
              { home: chance.home + 2, away: chance.away, p: chance.p / 2 },
              { home: chance.home, away: chance.away + 2, p: chance.p / 2 },
            ]
          : [chance],
      );
    },
  };
}
