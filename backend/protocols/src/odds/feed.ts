import type { Output } from '@marquee/contract/calls';
import type { LocalText } from '@marquee/contract/entities';

type Fixture = Output<'sports/fixtures'>['value'][number];

/** A sport of the feed. */
export type Sport = Fixture['sport'];
/** A kind of market. */
export type BetType = Fixture['markets'][number]['bet_type'];
/** scheduled → live → finished, or cancelled (all bets void). */
export type EventState = Fixture['state'];

/** One outcome of a market. */
export interface FeedSelection {
  /** 1 home, over or odd · 2 away, under or even · 3 draw · in races the runner's number. */
  outcome: number;
  /** Decimal odds in thousandths. */
  odds: number;
  /** Displayed, but accepts no bets: nearly certain, or nearly impossible. */
  suspended?: boolean | undefined;
}

/** A market as currently quoted. Markets that an event no longer quotes are suspended, never deleted. */
export interface FeedMarket {
  betType: BetType;
  /** criteria1 in quarters: −2 is a handicap of −0.5 for the home side. */
  line: number | null;
  suspended: boolean;
  selections: FeedSelection[];
}

/** A horse in a race. */
export interface FeedRunner {
  number: number;
  name: LocalText;
  jockey: LocalText;
  draw: number;
  weightKg: number;
  form: string;
  withdrawn: boolean;
  /** Finishing place, shared in a dead heat; null before the finish, and for non-finishers. */
  position: number | null;
}

/** The clock's value (`seconds` into `period`) at the time `at` (ms), and its speed in seconds per second. */
export interface FeedClock {
  period: number;
  seconds: number | null;
  rate: number;
  at: number;
}

/** Score so far, and per period. */
export interface FeedScore {
  home: number;
  away: number;
  periods: [number, number][];
}

/** The complete state of a match or race; each reading replaces the previous one. Times in ms since 1970. */
export interface FeedEvent {
  id: string;
  sport: Sport;
  league: { id: string; name: LocalText; position: number };
  /** The meeting of a race; `away` is its race number. */
  home: LocalText;
  away: LocalText;
  startsAt: number;
  state: EventState;
  clock: FeedClock | null;
  score: FeedScore;
  markets: FeedMarket[];
  race: { number: number; distanceM: number; places: number; runners: FeedRunner[] } | null;
}

/** The position in a feed: `sequence` increases within a stream, and is not comparable between streams. */
export interface FeedCursor {
  stream: string;
  sequence: number;
}

/** An invalid event that was dropped: its id, if readable, and the location of the fault. */
export interface BrokenEvent {
  id: string | null;
  fault: string;
}

/** The result of reading the feed. */
export interface FeedReading {
  /** The position for the next reading. */
  cursor: FeedCursor;
  /** Whether `events` is a full snapshot rather than the changes since the cursor. */
  isSnapshot: boolean;
  /** The time of the board by the feed's own clock, ms since 1970. */
  at: number;
  events: FeedEvent[];
  broken: BrokenEvent[];
}

/** What a bet refers to: a line of an event's market, independent of the current board. */
export interface FeedLine {
  event: string;
  betType: BetType;
  line: number | null;
  outcome: number;
}

/** The probabilities of a line's outcomes, in millionths; the remainder is lost. */
export interface FeedValue extends FeedLine {
  won: number;
  halfWon: number;
  void: number;
  halfLost: number;
}

/**
 * The values of lines at the time `at`, ms by the feed's clock. Lines without a value, such as suspended ones, are
 * absent.
 */
export interface FeedValues {
  at: number;
  values: FeedValue[];
}

/** The source of fixtures, odds and results. Readings may fail or repeat; the next one corrects it. */
export interface OddsFeed {
  /**
   * The changes since `cursor`; a full snapshot without a cursor, or if the feed no longer has these changes. `open`
   * returns ids of unfinished events, which a snapshot must include however old they are.
   */
  read(cursor: FeedCursor | null, open: () => Promise<readonly string[]>): Promise<FeedReading>;

  /**
   * The current values of these lines; undefined if the feed does not provide values: its bets cannot be cashed out.
   */
  values(lines: readonly FeedLine[]): Promise<FeedValues | undefined>;
}
