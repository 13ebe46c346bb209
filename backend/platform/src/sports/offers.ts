import type { Output, ValidInput } from '@marquee/contract/calls';
import type { Database, RowOf } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { acceptsBets, boardAt, type PriceAges } from './acceptsBets';

type Asked = ValidInput<'sports/place_bet'>['legs'][number];
type LegOffer = Output<'sports/place_bet'>['offer'][number];
type Policy = ValidInput<'sports/place_bet'>['policy'];

/** A selection's current state, with what a bet line needs. */
export type Offer = RowOf<typeof columns>;

const columns = `
select selection.id as selection_id, market.id as market_id, market.match_id, market.bet_type, market.line, selection.outcome, selection.odds,
  selection.version, match.sport, match.home, match.away, match.race, match.state as match_state, match.starts_at,
  selection.suspended or market.suspended or not market.offered as suspended,
  ${boardAt}
from sports_selections selection
join sports_markets market on market.id = selection.market_id
join sports_matches match on match.id = market.match_id
where selection.id = any($1)`;

/**
 * The requested selections, in order. Throws Refusal `selectionUnknown` with the field of the first that does not
 * exist.
 */
export async function offersOf(database: Database, legs: readonly Asked[]): Promise<Offer[]> {
  const rows = await database.query(columns, [legs.map((leg) => leg.selection_id)]);
  const byId = new Map(rows.map((row) => [row.selection_id, row]));
  return legs.map((leg, index) => {
    const offer = byId.get(leg.selection_id);
    if (!offer) throw new Refusal('selectionUnknown', { fields: { [`legs.${index}`]: 'selectionUnknown' } });
    return offer;
  });
}

/** The answer when odds have changed: requested and current odds. */
export function legOffers(offers: readonly Offer[], legs: readonly Asked[], now: number, ages: PriceAges): LegOffer[] {
  return offers.map((offer, index) => ({
    selection_id: offer.selection_id,
    match_id: offer.match_id,
    odds: offer.odds,
    asked: (legs[index] as Asked).odds,
    version: offer.version,
    suspended: !acceptsBets(offer, now, ages),
  }));
}

/** Whether the player's odds policy accepts the current odds instead of the requested ones (D8.07). */
export function accepts(policy: Policy, asked: number, odds: number): boolean {
  return odds === asked || policy === 'any' || (policy === 'better' && odds > asked);
}
