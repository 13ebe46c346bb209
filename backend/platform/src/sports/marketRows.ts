import type { Output } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import type { BetType } from '@marquee/protocols/odds/feed';
import type { SiteFile } from '../sites/siteFile';
import { partsStopped } from '../switches/switches';
import { acceptsBets, type Openness, priceAges } from './acceptsBets';

/** A market as sent to clients. */
export type Market = Output<'sports/fixtures'>['value'][number]['markets'][number];

/** How long a change of odds is highlighted, ms. */
const marked = 60_000;

type Event = Omit<Openness, 'suspended'> & { id: string };

type Moved = { odds: number; previous_odds: number | null; changed_at: number };

function movementOf({ odds, previous_odds, changed_at }: Moved, now: number): -1 | 0 | 1 {
  if (previous_odds === null || now - changed_at > marked) return 0;
  return odds > previous_odds ? 1 : -1;
}

/**
 * The markets that events offer at a site, by event id, in the feed's order; what is switched off is suspended.
 */
export async function marketsOf(
  database: Database,
  events: readonly Event[],
  now: number,
  site: Pick<SiteFile, 'domain_name' | 'sports'>,
): Promise<Map<string, Market[]>> {
  const rows = await database.query(
    `select market.match_id, market.id as market_id, market.bet_type, market.line,
       market.suspended or exists (select 1 from sports_decisions d where d.market_id = market.id)
         or array['sport ' || match.sport, 'league ' || match.league_id, 'match ' || match.id, 'market ' || market.id]
         && ${partsStopped('$2', '$3')} as market_suspended,
       selection.id as selection_id, selection.outcome, selection.odds, selection.previous_odds, selection.version,
       selection.suspended, selection.changed_at
     from sports_markets market join sports_selections selection on selection.market_id = market.id
     join sports_matches match on match.id = market.match_id
     where market.match_id = any($1) and market.offered
     order by market.match_id, market.position, market.id, case selection.outcome when 3 then 1.5 else selection.outcome end`,
    [events.map((event) => event.id), site.domain_name, now],
  );
  const ages = priceAges(site);
  const open = new Map(events.map((event) => [event.id, acceptsBets({ ...event, suspended: false }, now, ages)]));
  const markets = new Map<string, Market[]>(events.map((event) => [event.id, []]));
  for (const row of rows) {
    const list = markets.get(row.match_id) ?? [];
    const suspended = row.market_suspended || !open.get(row.match_id);
    let market = list[list.length - 1];
    if (market?.market_id !== row.market_id) {
      market = {
        market_id: row.market_id,
        bet_type: row.bet_type,
        criteria1: row.line === null ? null : row.line / 4,
        suspended,
        selections: [],
      };
      list.push(market);
    }
    market.selections.push({
      selection_id: row.selection_id,
      home_away: row.outcome,
      odds: row.odds,
      version: row.version,
      movement: movementOf(row, now),
      suspended: suspended || row.suspended,
    });
  }
  return markets;
}

/** The main markets for lists: the result, and the handicap and total nearest to even odds. */
export function leadingMarkets(markets: readonly Market[]): Market[] {
  const gap = ({ selections: [a, b] }: Market) => Math.abs((a?.odds ?? 0) - (b?.odds ?? 0));
  const evenest = (betType: BetType) =>
    markets.filter((market) => market.bet_type === betType).sort((a, b) => gap(a) - gap(b))[0];
  const result = markets.find((market) => market.bet_type === '1x2' || market.bet_type === 'winner');
  return [result, evenest('handicap'), evenest('totals')].filter((market) => market !== undefined);
}
