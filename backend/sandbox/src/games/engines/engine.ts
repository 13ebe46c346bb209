import type { Category } from '@marquee/contract/categories';
import type { Chance } from '@marquee/protocols/fairness/fairRandom';

/**
 * Everything that determines a round: replaying it with the same random numbers gives the same result, which is how
 * players verify it.
 */
export interface Round<Bet = unknown> {
  profile: string;
  bet: Bet;
  /** Minor units, a multiple of 100. */
  stake: number;
  /** The player's actions so far, in a round of several steps. */
  actions: readonly unknown[];
  chance: Chance;
  /** A number known before the bet, from which the round's fixtures, fields and names are derived. */
  fixture: number;
}

/** The state of a round. */
export interface Step {
  /** What the player may see, as JSON. */
  view: object;
  done: boolean;
  /** Total payout, minor units; valid once done. */
  payout: number;
}

/** One mathematical variant of an engine. `return.ts` of the engine proves its returns. */
export interface Profile {
  /** The category whose games may have it. */
  category: Category;
  id: string;
  /**
   * Return to player in hundredths of a percent, for every choice and stake; under perfect play if the game needs
   * skill.
   */
  rtp: number;
  /** Returns of lines that differ, by name. */
  lines?: Readonly<Record<string, number>>;
  /** 1 low to 5 high. */
  volatility: 1 | 2 | 3 | 4 | 5;
  /** Feature codes for lobby filters; all must be true of the game. */
  features: readonly string[];
}

/** The declared return of a profile's line, hundredths of a percent. */
export const declaredReturn = ({ rtp, lines }: Profile, line: string): number => lines?.[line] ?? rtp;

/**
 * Tolerated difference between exact and declared return: half of the last displayed digit, 0.005 percentage points.
 */
export const tolerance = 0.000_05;

/** A fixed way to play. */
export interface Play {
  /** The bet for a stake (minor units); the stake buys one bet. */
  bet: (stake: number) => unknown;
  /** The player's action in a round that waits for one. */
  action?: unknown;
}

/**
 * A game's rules, without storage, money or time: the same module decides on the server, and verifies and explains in
 * the client.
 */
export interface Engine<Bet = unknown> {
  profiles: readonly Profile[];
  /** The way to play that the declared returns assume. */
  constant: Play;
  /** Whether a stake consists of chips; a stake step is then the value of one chip. */
  chips?: boolean;
  /**
   * Every number that determines a profile's rounds, as JSON: it is published, so that rounds can be verified in any
   * language.
   */
  math(profile: string): object;
  /** Parses an untrusted bet; undefined if invalid. `unit` is one stake unit in minor units. */
  readBet(value: unknown, stake: number, unit: number): Bet | undefined;
  /** Whether an action is valid at this point of the round. */
  readAction?(value: unknown, round: Round<Bet>): boolean;
  /** Plays the round up to its last action. */
  play(round: Round<Bet>): Step;
  /** The action that ends a round abandoned by its player. */
  abandon?(round: Round<Bet>): unknown;
  /**
   * For games decided by the server's clock: the action of a player who acts so many ms after the round's start. The
   * client's value is ignored.
   */
  actionAt?(ms: number): unknown;
  /** When an open round ends by itself, ms after its start. */
  endsAt?(round: Round<Bet>): number;
}

/** Untrusted JSON as an object; anything else becomes an empty one. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** Whether untrusted JSON is an integer in a range, inclusive. */
export function isInteger(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** `hundredths` of a stake. Exact: stakes are multiples of 100 minor units. */
export function times(stake: number, hundredths: number): number {
  return (stake / 100) * hundredths;
}

/**
 * The chips of a table bet: spot → minor units. Undefined unless every spot is known and every chip is in whole units.
 */
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
