import type { BetType } from '@marquee/protocols/odds/feed';
import type { Stream } from './random';

/** Strengths of the two sides, around 0 with deviation 1, and how open they play. The model adds home advantage. */
export interface Strength {
  home: number;
  away: number;
  /** Higher means more goals, points or runs by both sides; around 0 with deviation 1. */
  open: number;
}

/** A moment at which the score or period changed. `at` in ms after the start. */
export interface Step {
  at: number;
  period: number;
  home: number;
  away: number;
  periods: [number, number][];
}

/** A clock setting: at each start of a period, and when it stops (`rate` 0). */
export interface ClockSet {
  at: number;
  period: number;
  seconds: number | null;
  rate: number;
}

/** A complete match, determined by its seed; the feed shows it up to now. */
export interface Course {
  length: number;
  steps: Step[];
  clocks: ClockSet[];
}

/** Probabilities of the home side's final lead, and of the final total: every market depends on one of the two. */
export interface Outlook {
  leads: ReadonlyMap<number, number>;
  sums: ReadonlyMap<number, number>;
}

/** A line market and its grid: lines are `grid` quarters apart, from `first` (0.5 is 2 quarters). */
export interface LineMarket {
  betType: BetType;
  grid: number;
  first: number;
  /** Number of lines on each side of the even one. */
  beside: number;
}

/** The model of a sport, and its markets. */
export interface Model {
  course(stream: Stream, strength: Strength): Course;
  /** The distribution of results from this step on, `elapsed` ms after the start; consistent with `course`. */
  outlook(step: Step, elapsed: number, strength: Strength): Outlook;
  plain: BetType[];
  lines: LineMarket[];
  /** Suspension after a score, ms; 0 where it changes all the time. */
  hold: number;
}

/** The last step at or before `elapsed`. */
export function stepAt(course: Course, elapsed: number): Step {
  let current = course.steps[0] as Step;
  for (const step of course.steps) {
    if (step.at > elapsed) break;
    current = step;
  }
  return current;
}

/** The score before anything has happened. */
export const kickOff: Step = { at: 0, period: 1, home: 0, away: 0, periods: [[0, 0]] };

/** The step after `before` in which a side scores. */
export function scored(before: Step, at: number, home: number, away: number): Step {
  const periods = before.periods.map((pair) => [...pair] as [number, number]);
  const last = periods[periods.length - 1] as [number, number];
  last[0] += home;
  last[1] += away;
  return { ...before, at, home: before.home + home, away: before.away + away, periods };
}

/** The step that opens the next period. */
export function nextPeriod(before: Step, at: number): Step {
  return { ...before, at, period: before.period + 1, periods: [...before.periods, [0, 0]] };
}
