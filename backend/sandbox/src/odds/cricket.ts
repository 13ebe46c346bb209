import { type Counts, negligible, outlookOf, plusOne, sumOf, type Take } from './distributions';
import { kickOff, type Model, nextPeriod, type Outlook, type Step, type Strength, scored } from './model';
import type { Stream } from './random';

const balls = 120;
const ballMs = 9_000;
const pauseMs = 120_000;
/** The chase begins this long after the start, ms. */
const chaseAt = balls * ballMs + pauseMs;

/** Probabilities of 0 to 6 runs per ball for average teams: 1.28 runs. */
const average: Counts = [0.38, 0.38, 0.08, 0, 0.11, 0, 0.05];

/** Better batting makes every scoring ball likelier. */
function ballOf(own: number, other: number, open: number): Counts {
  const share = 1 + (0.025 * (own - other) + 0.03 * open) / 1.28;
  const scoring = average.slice(1).map((chance) => chance * share);
  return [1 - scoring.reduce((sum, chance) => sum + chance, 0), ...scoring];
}

function draw(stream: Stream, ball: Counts): number {
  let rest = stream.next();
  const made = ball.findIndex((chance) => {
    rest -= chance;
    return rest < 0;
  });
  return Math.max(0, made);
}

/**
 * Entry n: the expected number of balls bowled at a score of n with `left` balls to go; and the distribution of the
 * final score.
 */
function walk(ball: Counts, left: number): { visits: number[]; end: Counts } {
  const visits: number[] = [];
  let sum: Counts = [1];
  for (let bowled = 0; bowled < left; bowled += 1) {
    for (let runs = 0; runs < sum.length; runs += 1) visits[runs] = (visits[runs] ?? 0) + (sum[runs] as number);
    sum = plusOne(sum, ball);
  }
  return { visits, end: sum };
}

/** Final scores of a chase: away bats until it leads, and the last ball may score more than needed. */
function chase(homeEnd: Counts, step: Step, ball: Counts, left: number, take: Take): void {
  const { visits, end } = walk(ball, left);
  /** The probability of passing `most` with one ball, by at most `beyond`. */
  const passes = (most: number, beyond: number) =>
    ball.reduce((sum, chance, hit) => sum + (hit < beyond ? 0 : (visits[most + beyond - hit] ?? 0) * chance), 0);
  homeEnd.forEach((p, more) => {
    if (p < negligible) return;
    const home = step.home + more;
    const needed = home - step.away;
    if (needed < 0) {
      take(home, step.away, p);
      return;
    }
    for (let runs = 0; runs <= needed && runs < end.length; runs += 1) {
      const chance = p * (end[runs] as number);
      if (chance >= negligible) take(home, step.away + runs, chance);
    }
    for (let beyond = 1; beyond < ball.length; beyond += 1) take(home, home + beyond, p * passes(needed, beyond));
  });
}

/** Twenty overs a side: home bats first, away chases until it leads. Level scores make the winner market void. */
export const cricket: Model = {
  plain: ['winner'],
  lines: [{ betType: 'totals', grid: 20, first: 2, beside: 1 }],
  hold: 0,
  course(stream, strength) {
    const steps: Step[] = [kickOff];
    const current = () => steps[steps.length - 1] as Step;
    let at = 0;
    const bat = (home: boolean, ball: Counts) => {
      for (let bowled = 0; bowled < balls && (home || current().away <= current().home); bowled += 1) {
        at += ballMs;
        const made = draw(stream, ball);
        if (made > 0) steps.push(home ? scored(current(), at, made, 0) : scored(current(), at, 0, made));
      }
    };
    bat(true, ballOf(strength.home, strength.away, strength.open));
    at = chaseAt;
    steps.push(nextPeriod(current(), at));
    bat(false, ballOf(strength.away, strength.home, strength.open));
    return {
      steps,
      length: at,
      clocks: [
        { at: 0, period: 1, seconds: null, rate: 0 },
        { at: chaseAt, period: 2, seconds: null, rate: 0 },
      ],
    };
  },
  outlook(step: Step, elapsed: number, { home, away, open }: Strength): Outlook {
    const left = (from: number) => Math.min(balls, Math.max(0, balls - Math.floor((elapsed - from) / ballMs)));
    const homeEnd = sumOf(ballOf(home, away, open), left(0));
    return outlookOf((take) => chase(homeEnd, step, ballOf(away, home, open), left(chaseAt), take));
  },
};
