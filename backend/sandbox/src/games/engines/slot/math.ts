import { hash, random } from '../../../art/random';
import { LINES, ORDINARY, REELS, ROWS, SCATTER, WILD } from './symbols';

/** The parameters of a slot profile. */
interface Recipe {
  id: string;
  /** 243 ways, or the number of paylines. */
  lines: 'ways' | number;
  /** How often each ordinary symbol occurs on a strip. */
  counts: readonly number[];
  wilds: number;
  scatters: number;
  /** Payouts of three, four and five of a kind relative to each other, and of the best symbol relative to the least. */
  steps: readonly [number, number, number];
  spread: number;
  freeSpins: readonly [number, number, number];
  multiplier: number;
  /** Target return, hundredths of a percent. */
  rtp: number;
}

const flat = [4, 4, 5, 5, 6, 7, 7, 8, 8];
const steep = [2, 3, 4, 5, 6, 7, 8, 9, 9];
const steeper = [2, 2, 3, 4, 6, 7, 9, 9, 9];
const none = [0, 0, 0] as const;

// prettier-ignore
const recipes: readonly Recipe[] = [
  {
    id: 'l20a',
    lines: 20,
    counts: flat,
    wilds: 4,
    scatters: 0,
    steps: [1, 2.5, 8],
    spread: 5,
    freeSpins: none,
    multiplier: 1,
    rtp: 9600,
  },
  {
    id: 'l20b',
    lines: 20,
    counts: flat,
    wilds: 3,
    scatters: 2,
    steps: [1, 3, 10],
    spread: 7,
    freeSpins: [8, 10, 15],
    multiplier: 1,
    rtp: 9620,
  },
  {
    id: 'l20c',
    lines: 20,
    counts: steep,
    wilds: 2,
    scatters: 2,
    steps: [1, 3.5, 14],
    spread: 12,
    freeSpins: [8, 12, 16],
    multiplier: 2,
    rtp: 9650,
  },
  {
    id: 'l10d',
    lines: 10,
    counts: steep,
    wilds: 0,
    scatters: 2,
    steps: [1, 4, 18],
    spread: 16,
    freeSpins: [10, 12, 20],
    multiplier: 3,
    rtp: 9640,
  },
  {
    id: 'l10e',
    lines: 10,
    counts: steeper,
    wilds: 2,
    scatters: 2,
    steps: [1, 5, 26],
    spread: 24,
    freeSpins: [10, 15, 20],
    multiplier: 3,
    rtp: 9600,
  },
  {
    id: 'w243a',
    lines: 'ways',
    counts: flat,
    wilds: 3,
    scatters: 0,
    steps: [1, 3, 8],
    spread: 6,
    freeSpins: none,
    multiplier: 1,
    rtp: 9610,
  },
  {
    id: 'w243b',
    lines: 'ways',
    counts: steep,
    wilds: 2,
    scatters: 2,
    steps: [1, 3.5, 12],
    spread: 10,
    freeSpins: [8, 10, 12],
    multiplier: 1,
    rtp: 9630,
  },
  {
    id: 'w243c',
    lines: 'ways',
    counts: steep,
    wilds: 0,
    scatters: 2,
    steps: [1, 4, 16],
    spread: 16,
    freeSpins: [10, 12, 15],
    multiplier: 3,
    rtp: 9660,
  },
  {
    id: 'w243d',
    lines: 'ways',
    counts: steeper,
    wilds: 2,
    scatters: 2,
    steps: [1, 5, 25],
    spread: 26,
    freeSpins: [12, 15, 20],
    multiplier: 4,
    rtp: 9580,
  },
  {
    id: 'w243e',
    lines: 'ways',
    counts: flat,
    wilds: 0,
    scatters: 0,
    steps: [1, 2.5, 6],
    spread: 4,
    freeSpins: none,
    multiplier: 1,
    rtp: 9500,
  },
];

/** The complete mathematics of a slot profile. Payouts are hundredths of the stake. */
export interface SlotMath {
  id: string;
  lines: 'ways' | number;
  strips: readonly (readonly number[])[];
  /** By symbol: for 3, 4 and 5 of a kind, per line or way. */
  pays: readonly (readonly number[])[];
  /** For 3, 4 and 5 scatters anywhere. */
  freeSpins: readonly number[];
  multiplier: number;
  /** The exact return, a ratio. */
  rtp: number;
  /** Probability that a spin triggers free spins. */
  freeChance: number;
}

/** A strip with its symbols spread so that a window never shows two scatters. Wilds are on the middle reels only. */
function strip(recipe: Recipe, reel: number): number[] {
  const next = random(hash(`strip/${recipe.id}/${reel}`));
  const list = recipe.counts.flatMap((count, symbol) => Array.from({ length: count }, () => symbol));
  if (reel > 0 && reel < REELS - 1) list.push(...Array.from({ length: recipe.wilds }, () => WILD));
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [list[i], list[j]] = [list[j] as number, list[i] as number];
  }
  const gap = Math.floor(list.length / Math.max(1, recipe.scatters));
  for (let i = 0; i < recipe.scatters; i++) list.splice(i * (gap + 1) + Math.floor(next() * (gap - ROWS)), 0, SCATTER);
  return list;
}

function share(reel: readonly number[], symbol: number): number {
  return reel.filter((one) => one === symbol || one === WILD).length / reel.length;
}

/** The probability that a window of three shows none of a symbol, counting wilds as the symbol. */
function absence(reel: readonly number[], symbol: number): number {
  const shows = (stop: number) =>
    Array.from({ length: ROWS }, (_, row) => reel[(stop + row) % reel.length]).some(
      (one) => one === symbol || one === WILD,
    );
  return reel.filter((_, stop) => !shows(stop)).length / reel.length;
}

/** The expected number of lines or ways that pay exactly `kind` of a symbol in one spin. */
function frequency(recipe: Recipe, strips: readonly number[][], symbol: number, kind: number): number {
  let result = recipe.lines === 'ways' ? 1 : recipe.lines;
  for (const reel of strips.slice(0, kind)) result *= share(reel, symbol) * (recipe.lines === 'ways' ? ROWS : 1);
  const after = strips[kind];
  if (!after) return result;
  return result * (recipe.lines === 'ways' ? absence(after, symbol) : 1 - share(after, symbol));
}

/** Probabilities of 3, 4 and 5 scatters in view. */
function scatterChances(strips: readonly number[][]): number[] {
  let chances = [1, 0, 0, 0, 0, 0];
  for (const reel of strips) {
    const p = (ROWS * reel.filter((one) => one === SCATTER).length) / reel.length;
    chances = chances.map((chance, count) => chance * (1 - p) + (chances[count - 1] ?? 0) * p);
  }
  return chances.slice(3);
}

/**
 * Builds a profile: scales its payouts until the exact return is the target, and adds the last hundredths to the rarest
 * win that can take them.
 */
function build(recipe: Recipe): SlotMath {
  const strips = Array.from({ length: REELS }, (_, reel) => strip(recipe, reel));
  const chances = scatterChances(strips);
  const freeChance = chances.reduce((sum, chance) => sum + chance, 0);
  const free = chances.reduce((sum, chance, index) => sum + chance * (recipe.freeSpins[index] ?? 0), 0);
  const total = 1 + free * recipe.multiplier;
  const entries = Array.from({ length: ORDINARY }, (_, symbol) =>
    recipe.steps.map((step, index) => {
      const weight = step * recipe.spread ** ((ORDINARY - 1 - symbol) / (ORDINARY - 1));
      return { weight, often: frequency(recipe, strips, symbol, index + 3) * total, pay: 0 };
    }),
  );
  const all = entries.flat();
  const target = recipe.rtp / 100;
  const scale = target / all.reduce((sum, entry) => sum + entry.weight * entry.often, 0);
  for (const entry of all) entry.pay = niceDown(entry.weight * scale);
  for (const entry of [...all].sort((a, b) => b.often - a.often)) {
    const missing = target - all.reduce((sum, one) => sum + one.pay * one.often, 0);
    const most = Math.max(1, Math.ceil(entry.pay * 0.35));
    entry.pay += Math.max(0, Math.min(most, Math.floor(missing / entry.often)));
  }
  const rtp = all.reduce((sum, entry) => sum + entry.pay * entry.often, 0) / 100;
  const pays = entries.map((row) => row.map((entry) => entry.pay));
  const { id, lines, freeSpins, multiplier } = recipe;
  return { id, lines, strips, pays, freeSpins, multiplier, rtp, freeChance };
}

/** Rounds payouts down to readable values: whole tens from 1×, whole fives from 0.2×. */
function niceDown(pay: number): number {
  const grain = pay >= 1000 ? 100 : pay >= 100 ? 10 : pay >= 20 ? 5 : 1;
  return Math.max(1, Math.floor(pay / grain) * grain);
}

const built = new Map<string, SlotMath>();

/** The mathematics of a profile; throws for an unknown one. */
export function slotMath(id: string): SlotMath {
  const known = built.get(id);
  if (known) return known;
  const recipe = recipes.find((one) => one.id === id);
  if (!recipe) throw new Error(`No slot profile ${id}`);
  const made = build(recipe);
  built.set(id, made);
  return made;
}

/** The paylines that a profile uses; empty for ways. */
export function linesOf(math: SlotMath): readonly (readonly number[])[] {
  return math.lines === 'ways' ? [] : LINES.slice(0, math.lines);
}
