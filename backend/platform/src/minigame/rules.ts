import { type Chance, shuffle } from '@marquee/protocols/fairness/fairRandom';

/** A day between two free spins, ms. */
export const spinEvery = 24 * 3600 * 1000;

/** The wheel: prizes in tokens, and how many of the 100 parts each takes. */
export const wheel = [
  { prize: 5, parts: 30 },
  { prize: 10, parts: 24 },
  { prize: 15, parts: 16 },
  { prize: 20, parts: 12 },
  { prize: 30, parts: 9 },
  { prize: 50, parts: 6 },
  { prize: 100, parts: 2 },
  { prize: 250, parts: 1 },
] as const;

const allParts = wheel.reduce((sum, { parts }) => sum + parts, 0);

/** Chance of each segment of the wheel, as shown to the player. */
export const wheelChances = wheel.map(({ prize, parts }) => ({ prize, chance: parts / allParts }));

/** Multipliers of the three chests: one is empty, one returns the stake, one doubles it. The expected loss is zero. */
export const chestMultipliers = [0, 1, 2] as const;

/** Stakes to choose from, tokens. */
export const chestStakes = [1, 5, 10, 25] as const;

/** Where the wheel stops. */
export function stopOf(chance: Chance): number {
  let part = chance.below(allParts);
  return wheel.findIndex(({ parts }) => {
    part -= parts;
    return part < 0;
  });
}

/** The contents of the chests of one play. */
export function fillChests(chance: Chance): number[] {
  return shuffle(chance, [...chestMultipliers]);
}
