import type { Output } from '@marquee/contract/calls';
import type { Database, RowOf } from '@marquee/database/database';
import type { LineValue } from './betMath';
import { deductionSql } from './withdrawals';

/** A bet as sent to clients. */
export type Bet = Output<'sports/open_bets'>['value'][number];

/** A row of sports_bets. */
export type BetRow = RowOf<'select * from sports_bets where player_id = $1 and request_id = $2'>;

/**
 * A row of sports_legs with its event and the selection's current state. `deduction`: by rule 4, in hundredths of the
 * winnings, as settled or by the runners withdrawn so far. `suspended`: the market is, on the board, or the event is
 * missing from it, or staff doubt its prices, and the leg has no value. `decided`: staff did. `value`: the feed's of
 * the line; null if it gives none.
 */
export type LegRow = Omit<RowOf<typeof legsText>, 'value'> & { value: (LineValue & { at: number }) | null };

const legColumns = `
select leg.bet_id, leg.position, leg.match_id, leg.selection_id, leg.bet_type, leg.line, leg.outcome, leg.odds, leg.result, leg.dead_heat,
  ${deductionSql} as deduction,
  match.sport, match.home, match.away, match.starts_at, match.state as match_state, match.score, match.race,
  market.offered and market.suspended or match.reading = '' or exists (
    select 1 from switches s where s.integrity and s.opened_at is null and (s.site is null or s.site = bet.site)
      and s.what || ' ' || s.key in ('sport ' || match.sport, 'league ' || match.league_id, 'match ' || match.id, 'market ' || market.id)
  ) as suspended,
  bet.voided_at is not null or exists (select 1 from sports_decisions d where d.match_id = leg.match_id
    and (d.market_id is null or d.market_id = selection.market_id)) as decided,
  case when value.at is not null then jsonb_build_object('won', value.won, 'half_won', value.half_won, 'void', value.void,
    'half_lost', value.half_lost, 'at', value.at) end as value
from sports_legs leg
join sports_bets bet on bet.id = leg.bet_id
join sports_matches match on match.id = leg.match_id
join sports_selections selection on selection.id = leg.selection_id
join sports_markets market on market.id = selection.market_id
left join sports_values value on value.selection_id = leg.selection_id`;

const legsText = `${legColumns} where leg.bet_id = any($1) order by leg.bet_id, leg.position` as const;

/** The legs of bets, by bet and in order. */
export async function legsOf(database: Database, betIds: readonly string[]): Promise<Map<string, LegRow[]>> {
  const rows = await database.query(legsText, [betIds]);
  const legs = new Map<string, LegRow[]>(betIds.map((id) => [id, []]));
  for (const row of rows) legs.get(row.bet_id)?.push({ ...row, value: row.value as LegRow['value'] });
  return legs;
}
