import type { Output } from '@marquee/contract/calls';
import type { LocalText } from '@marquee/contract/entities';

type Fixture = Output<'sports/fixtures'>['value'][number];

/** A sport of the feed. */
export type Sport = Fixture['sport'];
/** A kind of market. */
export type BetType = Fixture['markets'][number]['bet_type'];
/** scheduled → live → finished, or cancelled (all bets void). */
export type EventState = Fixture['state'];

/** What a market offers on one outcome. */
export interface FeedSelection {
  /** 1 home, over or odd · 2 away, under or even · 3 draw · in races the runner's number. */
  outcome: number;
  /** Decimal odds in thousandths. */
  odds: number;
  /** Shown with the others of its market, and takes no bets: as good as certain, or as impossible. */
  suspended?: boolean | undefined;
}

/** A market as the feed quotes it now. Markets that an event no longer quotes are suspended, never forgotten. */
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
  /** Place at the finish, the same for runners that came in together; null before, and for who did not finish. */
  position: number | null;
}

/** Where the clock stood (`seconds` into `period`) at `at` (ms), and how many seconds it gains per second. */
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

/** A match or a race, whole: every reading replaces the one before. Times in ms since 1970. */
export interface FeedEvent {
  id: string;
  sport: Sport;
  league: { id: string; name: LocalText; position: number };
  /** In races the meeting, and away its race number. */
  home: LocalText;
  away: LocalText;
  startsAt: number;
  state: EventState;
  clock: FeedClock | null;
  score: FeedScore;
  markets: FeedMarket[];
  race: { number: number; distanceM: number; places: number; runners: FeedRunner[] } | null;
}

/** How far a feed was read: `sequence` grows within a stream, and says nothing about another stream. */
export interface FeedCursor {
  stream: string;
  sequence: number;
}

/**
 * An event that is not taken over, because it is told in no sane way: its id if that can be read, and the place of the
 * fault.
 */
export interface BrokenEvent {
  id: string | null;
  fault: string;
}

/** What a reading brought. */
export interface FeedReading {
  /** Where the next reading begins. */
  cursor: FeedCursor;
  /** Whether `events` are the whole board, not only what changed since the cursor that was read from. */
  isSnapshot: boolean;
  /** When the feed's board was true, ms since 1970 by the feed's own clock. */
  at: number;
  events: FeedEvent[];
  broken: BrokenEvent[];
}

/** What a bet is on: the line of a market of an event, wherever the board stands by now. */
export interface FeedLine {
  event: string;
  betType: BetType;
  line: number | null;
  outcome: number;
}

/** How likely a line ends in each way, in millionths; what is left of a million is lost. */
export interface FeedValue extends FeedLine {
  won: number;
  halfWon: number;
  void: number;
  halfLost: number;
}

/**
 * What lines were worth `at` a time, ms by the feed's clock. Lines that have no value at present, as while suspended,
 * are absent.
 */
export interface FeedValues {
  at: number;
  values: FeedValue[];
}

/** Where fixtures, odds and results come from. A reading may fail or repeat itself; the next one corrects it. */
export interface OddsFeed {
  /**
   * What changed since `cursor`; the whole board without one, or when the feed no longer knows what changed since then.
   * `open` gives the ids of events that are not known to be over: a whole board tells of those too, however long ago
   * they were played.
   */
  read(cursor: FeedCursor | null, open: () => Promise<readonly string[]>): Promise<FeedReading>;

  /** What these lines are worth now; undefined from a feed that does not tell: its bets are not cashed out. */
  values(lines: readonly FeedLine[]): Promise<FeedValues | undefined>;
}
