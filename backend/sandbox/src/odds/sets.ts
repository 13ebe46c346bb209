import { outlookOf } from './distributions';
import { type ClockSet, kickOff, type Model, type Step, type Strength } from './model';

/**
 * A sport played in sets: first to `toWin` sets; a set is won at `target` units with a lead of two or, with `decider`,
 * by one unit at a tie.
 */
interface SetSport {
  toWin: number;
  target: number;
  lastTarget?: number;
  /** Tennis: a tie-break at six all. */
  decider: boolean;
  secondsPerUnit: number;
}

/** The home side's probability of winning a unit. */
const unitChance = ({ home, away }: Strength) => Math.min(0.68, Math.max(0.32, 0.505 + 0.022 * (home - away)));

function isWon(sport: SetSport, target: number, a: number, b: number): boolean {
  return a >= target && (a - b >= 2 || (sport.decider && a === target + 1));
}

/** Probability of winning a set from `a`:`b`. Beyond the target the state repeats, which sums to p² / (p² + q²). */
function setChance(
  sport: SetSport,
  target: number,
  p: number,
  a: number,
  b: number,
  known = new Map<number, number>(),
): number {
  if (isWon(sport, target, a, b)) return 1;
  if (isWon(sport, target, b, a)) return 0;
  const q = 1 - p;
  if (a >= target - 1 && b >= target - 1 && !sport.decider) {
    const level = (p * p) / (p * p + q * q);
    return a === b ? level : a > b ? p + q * level : p * level;
  }
  const key = a * 100 + b;
  const before = known.get(key);
  if (before !== undefined) return before;
  const chance = p * setChance(sport, target, p, a + 1, b, known) + q * setChance(sport, target, p, a, b + 1, known);
  known.set(key, chance);
  return chance;
}

function targetOf(sport: SetSport, home: number, away: number): number {
  const last = home + away === sport.toWin * 2 - 2;
  return last ? (sport.lastTarget ?? sport.target) : sport.target;
}

/** A possible final score with its probability. */
interface Chance {
  home: number;
  away: number;
  p: number;
}

/**
 * Possible final scores in sets; `now` is the probability of winning the current set, `fresh` of one that has not
 * begun.
 */
function finals(sport: SetSport, home: number, away: number, now: number, fresh: (target: number) => number): Chance[] {
  if (home === sport.toWin || away === sport.toWin) return [{ home, away, p: 1 }];
  const branch = (share: number, h: number, a: number): Chance[] =>
    finals(sport, h, a, fresh(targetOf(sport, h, a)), fresh).map((end) => ({ ...end, p: end.p * share }));
  return [...branch(now, home + 1, away), ...branch(1 - now, home, away + 1)];
}

/** Tennis, table tennis, volleyball, esports: units make sets, sets make the match. The score counts sets. */
export function sets(sport: SetSport): Model {
  const unit = sport.secondsPerUnit * 1000;
  return {
    plain: ['winner'],
    lines: [
      { betType: 'handicap', grid: 12, first: 6, beside: 0 },
      { betType: 'totals', grid: 4, first: 2, beside: 0 },
    ],
    hold: 6_000,
    course(stream, strength) {
      const p = unitChance(strength);
      const steps: Step[] = [kickOff];
      const clocks: ClockSet[] = [{ at: 0, period: 1, seconds: null, rate: 0 }];
      let { home, away, period } = kickOff;
      let a = 0;
      let b = 0;
      let at = 0;
      const done: [number, number][] = [];
      while (home < sport.toWin && away < sport.toWin) {
        at += Math.round(unit * (0.6 + 0.8 * stream.next()));
        if (stream.next() < p) a += 1;
        else b += 1;
        const target = targetOf(sport, home, away);
        const won = isWon(sport, target, a, b) ? 1 : isWon(sport, target, b, a) ? 2 : 0;
        const periods: [number, number][] = [...done, [a, b]];
        if (won) {
          done.push([a, b]);
          home += won === 1 ? 1 : 0;
          away += won === 2 ? 1 : 0;
          a = 0;
          b = 0;
          if (home < sport.toWin && away < sport.toWin) {
            period += 1;
            periods.push([0, 0]);
            clocks.push({ at, period, seconds: null, rate: 0 });
          }
        }
        steps.push({ at, period, home, away, periods });
      }
      return { steps, clocks, length: at };
    },
    outlook(step, _elapsed, strength) {
      const p = unitChance(strength);
      const [a, b] = step.periods[step.periods.length - 1] ?? [0, 0];
      const now = setChance(sport, targetOf(sport, step.home, step.away), p, a, b);
      const known = new Map<number, number>();
      const fresh = (target: number) => {
        const chance = known.get(target) ?? setChance(sport, target, p, 0, 0);
        known.set(target, chance);
        return chance;
      };
      return outlookOf((take) => {
        for (const end of finals(sport, step.home, step.away, now, fresh)) take(end.home, end.away, end.p);
      });
    },
  };
}
