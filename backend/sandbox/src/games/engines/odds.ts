import { random } from '../../art/random';
import { tolerance } from './engine';

/** A field of runners: what each pays in all (hundredths), and its chance in millionths. Chances sum to one million. */
export interface Field {
  pays: number[];
  chances: number[];
}

/**
 * Makes a field whose every runner returns `rtp` to within the tolerance: prices are drawn for all but one, and kept
 * when what is left for the last comes out so. Deterministic.
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

/** Which runner a number below one million falls on. */
export function runnerAt(field: Field, point: number): number {
  let left = point;
  return field.chances.findIndex((chance) => {
    left -= chance;
    return left < 0;
  });
}
