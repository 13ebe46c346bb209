import { random } from '../../art/random';

/** A field of runners: what each pays in all (hundredths), and its chance in millionths. Chances sum to one million. */
export interface Field {
  pays: number[];
  chances: number[];
}

/**
 * Makes a field whose every runner returns `rtp` to within a thousandth: prices are drawn for all but one, and kept when the price
 * that is left for the last comes out whole. Deterministic.
 */
export function makeField(seed: number, prices: readonly (readonly [number, number])[], rtp: number): Field {
  const next = random(seed);
  for (;;) {
    const pays = prices.slice(0, -1).map(([least, most]) => Math.round(least + (most - least) * next()));
    const rest = 1 - pays.reduce((sum, pay) => sum + (rtp * 100) / pay, 0);
    const [least, most] = prices.at(-1) ?? [0, 0];
    const last = (rtp * 100) / rest;
    if (rest <= 0 || last < least || last > most || Math.abs(last - Math.round(last)) > last / 2000) continue;
    pays.push(Math.round(last));
    const chances = pays.slice(0, -1).map((pay) => Math.round((rtp * 1e8) / pay));
    chances.push(1e6 - chances.reduce((sum, chance) => sum + chance, 0));
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

/** What every runner of the first fields returns, ratios. */
export function fieldReturns(fieldOf: (fixture: number) => Field): number[] {
  return Array.from({ length: 32 }, (_, fixture) => fieldOf(fixture)).flatMap(({ pays, chances }) =>
    pays.map((pay, runner) => (pay / 100) * ((chances[runner] ?? 0) / 1e6)),
  );
}
