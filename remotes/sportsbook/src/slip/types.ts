import type { Output, ValidInput } from '@marquee/contract/calls';

/** A match with its main markets. */
export type Fixture = Output<'sports/fixtures'>['value'][number];
/** A market of a match. */
export type Market = Fixture['markets'][number];
/** One outcome of a market. */
export type Selection = Market['selections'][number];
/** A kind of market. */
export type BetType = Market['bet_type'];
/** A sport of the feed. */
export type Sport = Fixture['sport'];
/** A race with its runners. */
export type Race = Output<'sports/races'>['value'][number];
/** A runner of a race, with its odds. */
export type Runner = Race['runners'][number];
/** A bet of the player. */
export type Bet = Output<'sports/open_bets'>['value'][number];
/** The possible payout of a slip at current odds. */
export type Quote = Output<'sports/quote'>['value'][number];
/** Which changed odds are accepted automatically. */
export type Policy = ValidInput<'sports/place_bet'>['policy'];

/** A selection with all that the slip shows of it. In races home is the runner and away the race. */
export interface Pick {
  selection_id: string;
  match_id: string;
  bet_type: BetType;
  /** Missing on slips stored by old versions. */
  sport?: Sport;
  criteria1: number | null;
  /** 1 home, over, odd or the runner · 2 away, under, even · 3 draw. */
  home_away: 1 | 2 | 3;
  home: string;
  away: string;
  /** Decimal odds in thousandths. */
  odds: number;
}
