import type { Output } from '@marquee/contract/calls';
import type { LocalText } from '@marquee/contract/entities';
import type { Database } from '@marquee/database/database';
import type { FeedEvent } from '@marquee/protocols/odds/feed';
import type { DeadHeat, LegResult } from '@marquee/protocols/odds/settlement';
import type { LineValue } from './betMath';
import { deductionSql } from './withdrawals';

/** A bet as sent to clients. */
export type Bet = Output<'sports/open_bets'>['value'][number];

/** A row of sports_bets. */
export interface BetRow {
  id: string;
  site: string;
  player_id: string;
  request: unknown;
  kind: Bet['kind'];
  sizes: number[];
  lines: number;
  stake_per_line: number;
  stake: number;
  currency: string;
  state: Bet['state'];
  potential: number;
  payout: number;
  placed_at: number;
  settled_at: number | null;
  cash_out_request: string | null;
}

/** A row of sports_legs with its event and the selection's current state. */
export interface LegRow {
  bet_id: string;
  position: number;
  match_id: string;
  selection_id: string;
  bet_type: Bet['legs'][number]['bet_type'];
  line: number | null;
  outcome: number;
  odds: number;
  result: LegResult | null;
  /** Rule 4 deduction in hundredths of the winnings: as settled, or by the runners withdrawn so far. */
  deduction: number;
  dead_heat: DeadHeat | null;
  sport: FeedEvent['sport'];
  home: LocalText;
  away: LocalText;
  starts_at: number;
  match_state: FeedEvent['state'];
  score: FeedEvent['score'];
  race: FeedEvent['race'];
  /** The market is suspended on the board, or the event is missing from it: the leg has no value. */
  suspended: boolean;
  /** The feed's value of the line and its time; null if the feed gives none. */
  value: (LineValue & { at: number }) | null;
}

const legColumns = `
select leg.bet_id, leg.position, leg.match_id, leg.selection_id, leg.bet_type, leg.line, leg.outcome, leg.odds, leg.result, leg.dead_heat,
  ${deductionSql} as deduction,
  match.sport, match.home, match.away, match.starts_at, match.state as match_state, match.score, match.race,
  market.offered and market.suspended or match.reading = '' as suspended,
  case when value.at is not null then jsonb_build_object('won', value.won, 'half_won', value.half_won, 'void', value.void,
    'half_lost', value.half_lost, 'at', value.at) end as value
from sports_legs leg
join sports_matches match on match.id = leg.match_id
join sports_selections selection on selection.id = leg.selection_id
join sports_markets market on market.id = selection.market_id
left join sports_values value on value.selection_id = leg.selection_id`;

/** The legs of bets, by bet and in order. */
export async function legsOf(database: Database, betIds: readonly string[]): Promise<Map<string, LegRow[]>> {
  const rows = await database.query(`${legColumns} where leg.bet_id = any($1) order by leg.bet_id, leg.position`, [
    betIds,
  ]);
  const legs = new Map<string, LegRow[]>(betIds.map((id) => [id, []]));
  for (const row of rows) legs.get(row.bet_id)?.push({ ...row, value: row.value as LegRow['value'] });
  return legs;
}
