import { outlookOf, pairs, poisson, sumOf } from './distributions';
import {
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

/** A sport with a clock: `periods` of `minutes` each at `rate` times real speed, with breaks between. */
interface TimedSport {
  periods: number;
  minutes: number;
  rate: number;
  pauseMinutes: number;
}

/** A score, at a fraction (0 to 1) of the playing time. */
interface Score {
  share: number;
  home: number;
  away: number;
}

const lengthOf = (sport: TimedSport) => (sport.minutes * 60_000) / sport.rate;

/** Ms after the start at which a period begins. */
function startOf(sport: TimedSport, period: number): number {
  return (period - 1) * (lengthOf(sport) + sport.pauseMinutes * 60_000);
}

/** How much of the playing time is over, 0 to 1. */
function playedAt(sport: TimedSport, elapsed: number): number {
  let played = 0;
  for (let period = 1; period <= sport.periods; period += 1) {
    played += Math.min(Math.max(elapsed - startOf(sport, period), 0), lengthOf(sport));
  }
  return played / (sport.periods * lengthOf(sport));
}

/** The course of a match with these scores. */
function run(sport: TimedSport, scores: readonly Score[]): Course {
  const steps: Step[] = [kickOff];
  const clocks: ClockSet[] = [];
  const current = () => steps[steps.length - 1] as Step;
  for (let period = 1; period <= sport.periods; period += 1) {
    const start = startOf(sport, period);
    const played = (period - 1) * sport.minutes * 60;
    if (period > 1) steps.push(nextPeriod(current(), start));
    clocks.push({ at: start, period, seconds: played, rate: sport.rate });
    for (const { share, home, away } of scores) {
      const into = share * sport.periods - (period - 1);
      if (into < 0 || into >= 1 || home + away === 0) continue;
      steps.push(scored(current(), start + Math.ceil(into * lengthOf(sport)), home, away));
    }
    clocks.push({ at: start + lengthOf(sport), period, seconds: played + sport.minutes * 60, rate: 0 });
  }
  return { steps, clocks, length: startOf(sport, sport.periods) + lengthOf(sport) };
}

/**
 * Football and ice hockey: goals come at random moments. `total` is the expected number of goals between average teams.
 */
export function goals(sport: TimedSport, total: number): Model {
  const rates = ({ home, away, open }: Strength) => {
    const tilt = Math.exp(0.22 * (home - away) + 0.13);
    const both = total * Math.exp(0.16 * open);
    return [(both * tilt) / (1 + tilt), both / (1 + tilt)] as const;
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
      const scores: Score[] = [];
      const wait = () => -Math.log(1 - stream.next()) / (home + away);
      for (let share = wait(); share < 1; share += wait()) {
        const isHome = stream.next() * (home + away) < home;
        scores.push({ share, home: isHome ? 1 : 0, away: isHome ? 0 : 1 });
      }
      return run(sport, scores);
    },
    outlook(step, elapsed, strength) {
      const [home, away] = rates(strength);
      const left = 1 - playedAt(sport, elapsed);
      return outlookOf((take) => pairs(step, poisson(home * left), poisson(away * left), take));
    },
  };
}

/** Probabilities of 0, 1, 2 and 3 points in a possession with mean `mean`. */
function possession(mean: number): readonly [number, number, number, number] {
  const share = mean / 1.06;
  return [1 - 0.5 * share, 0.07 * share, 0.3 * share, 0.13 * share];
}

/**
 * Basketball: alternating possessions of 15 seconds. No match ends in a tie: the last possession continues until one
 * side leads.
 */
export function points(sport: TimedSport): Model {
  const chancesOf = ({ home, away, open }: Strength) => {
    const tilt = 0.035 * (home - away) + 0.03;
    const mean = 1.06 * (1 + 0.03 * open);
    return [possession(mean + tilt), possession(mean - tilt)] as const;
  };
  const all = (sport.periods * sport.minutes * 60) / 15;
  /** A possession scores in its middle. */
  const endOf = (index: number) => (index + 0.5) / all;
  return {
    plain: ['winner', 'odd_even'],
    lines: [
      { betType: 'handicap', grid: 4, first: 2, beside: 1 },
      { betType: 'totals', grid: 8, first: 2, beside: 1 },
    ],
    hold: 0,
    course(stream, strength) {
      const sides = chancesOf(strength);
      const scores = Array.from({ length: all }, (_, index): Score => {
        const side = index % 2;
        let draw = stream.next();
        const made = sides[side as 0 | 1].findIndex((chance) => {
          draw -= chance;
          return draw < 0;
        });
        const got = Math.max(0, made);
        return { share: endOf(index), home: side === 0 ? got : 0, away: side === 0 ? 0 : got };
      });
      const course = run(sport, scores);
      const last = course.steps[course.steps.length - 1] as Step;
      if (last.home === last.away) {
        course.steps.push(stream.next() < 0.5 ? scored(last, course.length, 2, 0) : scored(last, course.length, 0, 2));
      }
      return course;
    },
    outlook(step, elapsed, strength) {
      const [home, away] = chancesOf(strength);
      const over = Math.min(all, Math.max(0, Math.floor(playedAt(sport, elapsed) * all + 0.5)));
      const left = [Math.ceil(all / 2) - Math.ceil(over / 2), Math.floor(all / 2) - Math.floor(over / 2)] as const;
      return outlookOf((take) =>
        pairs(step, sumOf(home, left[0]), sumOf(away, left[1]), (ours, theirs, p) => {
          if (ours !== theirs) take(ours, theirs, p);
          else {
            take(ours + 2, theirs, p / 2);
            take(ours, theirs + 2, p / 2);
          }
        }),
      );
    },
  };
}
