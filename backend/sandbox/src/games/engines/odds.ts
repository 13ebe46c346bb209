import { random } from '../../art/random';
import { tolerance } from './engine';

/**
 * A field of runners: the total payout of each (hundredths), and its probability in millionths, which sum to one
 * million.
 */
export interface Field {
  pays: number[];
  chances: number[];
}

/**
 * Makes a field in which every runner returns `rtp` within the tolerance: draws payouts for all but one, until the last
 * one's remainder fits. Deterministic.
 */
export function makeField(seed: number, prices: readonly (readonly [number, number])[], rtp: number): Field {
  const next = random(seed);
  for (;;) {
    const pays = prices.slice(0, -1).map(([least, most]) => Math.round(least + (most - least) * next()));
    const rest = 1 - pays.reduce((sum, pay) => sum + (rtp * 100) / pay, 0);
    const [least, most] = prices.at(-1) ?? [0, 0];
    const last = Math.round((rtp * 100) / rest);
    if (rest <= 0 || last < least || last > most) continue;
    const chances = pays.map((pay) => Math.round((rtp * 1e8) / pay));
    chances.push(1e6 - chances.reduce((sum, chance) => sum + chance, 0));
    pays.push(last);
    if (pays.every((pay, runner) => Math.abs((pay * (chances[runner] ?? 0)) / 1e8 - rtp) < tolerance))
      return { pays, chances };
  }
}

/** The runner that a number below one million selects. */
export function runnerAt(field: Field, point: number): number {
  let left = point;
  return field.chances.findIndex((chance) => {
    left -= chance;
    return left < 0;
  });
}
