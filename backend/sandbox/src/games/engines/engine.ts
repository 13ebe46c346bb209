import type { Category } from '@marquee/contract/categories';
import type { Chance } from '@marquee/protocols/fairness/fairRandom';

/**
 * All that decides a round: replaying it with the same chance gives the same result, which is how players verify it.
 */
export interface Round<Bet = unknown> {
  profile: string;
  bet: Bet;
  /** Minor units, a multiple of 100. */
  stake: number;
  /** What the player did since, in a round of several steps. */
  actions: readonly unknown[];
  chance: Chance;
  /** A number known before the bet, from which fixtures, fields and names of this round are made. */
  fixture: number;
}

/** Where a round stands. */
export interface Step {
  /** What the player may see. JSON. */
  view: object;
  done: boolean;
  /** Everything paid back, minor units; meaningful once done. */
  payout: number;
}

/** One declared mathematics of an engine. `return.ts` of the engine proves the returns. */
export interface Profile {
  /** The category whose games may have it. */
  category: Category;
  id: string;
  /**
   * Return to player in hundredths of a percent, whatever is chosen and staked; of perfect play where the hand asks for
   * skill.
   */
  rtp: number;
  /** What other lines return, by name, where not all return the same. */
  lines?: Readonly<Record<string, number>>;
  /** 1 low to 5 high. */
  volatility: 1 | 2 | 3 | 4 | 5;
  /** Feature codes that lobbies filter by; all of them true of the game. */
  features: readonly string[];
}

/** What a line of a profile declares, hundredths of a percent. */
export const declaredReturn = ({ rtp, lines }: Profile, line: string): number => lines?.[line] ?? rtp;

/**
 * A line's exact return may differ from the declared one by half of the last digit that is shown: 0.005 percentage
 * points.
 */
export const tolerance = 0.000_05;

/** One constant way to play. */
export interface Play {
  /** What the client sends for a stake (minor units); the stake buys one bet. */
  bet: (stake: number) => unknown;
  /** What the player does in a round that waits for them. */
  action?: unknown;
}

/**
 * A game's rules, without storage, money or time: the same module decides on the server, and verifies and explains in
 * the client.
 */
export interface Engine<Bet = unknown> {
  profiles: readonly Profile[];
  /** The way to play whose return the profiles declare. */
  constant: Play;
  /** Whether a stake is made of chips; a step is then one chip, not the stake. */
  chips?: boolean;
  /**
   * Every number that decides a round of a profile, as JSON: it is published, so that any language can play a round
   * again.
   */
  math(profile: string): object;
  /** Makes a bet of untrusted JSON, or answers undefined. `unit` is one stake unit in minor units. */
  readBet(value: unknown, stake: number, unit: number): Bet | undefined;
  /** Whether an action is understood and allowed at this point of the round. */
  readAction?(value: unknown, round: Round<Bet>): boolean;
  /** Plays the round as far as its actions lead. */
  play(round: Round<Bet>): Step;
  /** The action that ends a round which its player has left. */
  abandon?(round: Round<Bet>): unknown;
  /**
   * Where the server's clock decides: the action of a player who acts so many ms after the round began. What they send
   * is not read.
   */
  actionAt?(ms: number): unknown;
  /** When an open round ends by itself, ms after it began. */
  endsAt?(round: Round<Bet>): number;
}

/** Reads untrusted JSON as an object; anything else as an empty one. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** Whether untrusted JSON is an integer in a range, both ends included. */
export function isInteger(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** `hundredths` of a stake. Exact: stakes are multiples of 100 minor units. */
export function times(stake: number, hundredths: number): number {
  return (stake / 100) * hundredths;
}

/** The chips of a table bet: spot → minor units. Undefined unless every spot is known and every chip a whole unit. */
export function readChips(
  value: unknown,
  stake: number,
  unit: number,
  isSpot: (spot: string) => boolean,
): Record<string, number> | undefined {
  const chips = fieldsOf(fieldsOf(value).chips);
  const entries = Object.entries(chips);
  if (entries.length === 0 || entries.length > 60) return undefined;
  const good = entries.every(
    ([spot, amount]) => isSpot(spot) && isInteger(amount, unit, Number.MAX_SAFE_INTEGER) && amount % unit === 0,
  );
  if (!good) return undefined;
  const total = entries.reduce((sum, [, amount]) => sum + (amount as number), 0);
  return total === stake ? (chips as Record<string, number>) : undefined;
}
