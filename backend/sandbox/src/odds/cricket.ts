import { type Chance, kickOff, type Model, nextPeriod, type Step, type Strength, scored } from './model';
import { spread } from './timed';

const balls = 120;
const ballMs = 9_000;
const pauseMs = 120_000;
const runs = [0, 1, 2, 4, 6] as const;
const weights = [0.38, 0.38, 0.08, 0.11, 0.05];
const meanOf = (own: number, other: number) => 1.28 + 0.025 * (own - other);

function runsOf(draw: number): number {
  let rest = draw;
  return (
    runs.find((_, index) => {
      rest -= weights[index] as number;
      return rest <= 0;
    }) ?? 0
  );
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
    const bat = (home: boolean, mean: number) => {
      for (let ball = 0; ball < balls && !(current().away > current().home && !home); ball += 1) {
        at += ballMs;
        const made = runsOf(stream.next() / (mean / 1.28));
        if (made > 0) steps.push(home ? scored(current(), at, made, 0) : scored(current(), at, 0, made));
      }
    };
    bat(true, meanOf(strength.home, strength.away));
    at += pauseMs;
    const chase = at;
    steps.push(nextPeriod(current(), at));
    bat(false, meanOf(strength.away, strength.home));
    return {
      steps,
      length: at,
      clocks: [
        { at: 0, period: 1, seconds: null, rate: 0 },
        { at: chase, period: 2, seconds: null, rate: 0 },
      ],
    };
  },
  chances(step: Step, elapsed: number, strength: Strength): Chance[] {
    const innings = balls * ballMs;
    const homeLeft = Math.max(0, balls - elapsed / ballMs);
    const awayLeft = step.period === 1 ? balls : Math.max(0, balls - (elapsed - innings - pauseMs) / ballMs);
    const side = (now: number, mean: number, toCome: number) => ({
      now,
      mean: mean * toCome,
      deviation: 1.6 * Math.sqrt(toCome),
    });
    return spread(
      side(step.home, meanOf(strength.home, strength.away), step.period === 1 ? homeLeft : 0),
      side(step.away, meanOf(strength.away, strength.home), awayLeft),
    ).map((chance) => (chance.away > chance.home ? { ...chance, away: chance.home + 2 } : chance));
  },
};
