import type { OddsKit } from '../odds/useOddsKit';
import { NoOdds, OddsButton } from '../parts/OddsButton';
import type { Fixture, Market } from '../slip/types';

/** Props of {@link MarketOdds}. */
export interface MarketOddsProps {
  fixture: Pick<Fixture, 'match_id' | 'sport' | 'home_team_name' | 'away_team_name'>;
  market: Market | undefined;
  /** Number of buttons in the column if the match has no such market. */
  places: number;
  kit: OddsKit;
  /** Ids of the match's selections on the slip. */
  chosen: ReadonlySet<string>;
}

/** The odds of one market side by side: home, draw, away. */
export function MarketOdds({ fixture, market, places, kit, chosen }: MarketOddsProps) {
  if (!market) return Array.from({ length: places }, (_, place) => <NoOdds key={place} t={kit.t} />);
  const { match_id, sport, home_team_name: home, away_team_name: away } = fixture;
  const { bet_type, criteria1 } = market;
  return market.selections.map((selection) => (
    <OddsButton
      key={selection.selection_id}
      selection={selection}
      pick={{ match_id, bet_type, sport, criteria1, home, away, home_away: selection.home_away as 1 | 2 | 3 }}
      kit={kit}
      on={chosen.has(selection.selection_id)}
    />
  ));
}
