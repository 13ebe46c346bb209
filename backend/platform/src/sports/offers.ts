import type { Output, ValidInput } from '@marquee/contract/calls';
import type { Database, RowOf } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { SiteFile } from '../sites/siteFile';
import { acceptsBets, boardAt, type PriceAges } from './acceptsBets';

type Asked = ValidInput<'sports/place_bet'>['legs'][number];
type LegOffer = Output<'sports/place_bet'>['offer'][number];
type Policy = ValidInput<'sports/place_bet'>['policy'];

/**
 * A selection's current state, with what a bet line needs. `stop_words`: not null if it is switched off at the site,
 * with the operator's words to players; it is suspended then.
 */
export type Offer = RowOf<typeof columns>;

const columns = `
select selection.id as selection_id, market.id as market_id, market.match_id, market.bet_type, market.line, selection.outcome, selection.odds,
  selection.version, match.sport, match.home, match.away, match.race, match.state as match_state, match.starts_at,
  selection.suspended or market.suspended or not market.offered
    or exists (select 1 from sports_decisions d where d.market_id = market.id) as suspended,
  ${boardAt},
  stopped_words($2, array['sport ' || match.sport, 'league ' || match.league_id, 'match ' || match.id, 'market ' || market.id], $3) as stop_words
from sports_selections selection
join sports_markets market on market.id = selection.market_id
join sports_matches match on match.id = market.match_id
where selection.id = any($1)`;

/**
 * The requested selections at a site, in order. In a transaction, nothing of them is switched off before it ends.
 * Throws Refusal `selectionUnknown` with the field of the first that does not exist.
 */
export async function offersOf(
  database: Database,
  legs: readonly Pick<Asked, 'selection_id'>[],
  { domain_name }: Pick<SiteFile, 'domain_name'>,
  now: number,
): Promise<Offer[]> {
  const rows = await database.query(columns, [legs.map((leg) => leg.selection_id), domain_name, now]);
  const byId = new Map(
    rows.map((row) => [row.selection_id, { ...row, suspended: row.suspended || row.stop_words !== null }]),
  );
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
