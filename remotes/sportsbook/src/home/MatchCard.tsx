import { Badge, observer, useFormat } from '@marquee/sdk';
import { MarketOdds } from '../board/MarketOdds';
import { useOddsKit } from '../odds/useOddsKit';
import { clockText } from '../parts/liveClock';
import { sportName } from '../parts/names';
import { SportIcon } from '../parts/SportIcon';
import { useNow } from '../parts/useNow';
import type { Market } from '../slip/types';
import { useChosen } from '../slip/useChosen';
import { useText } from '../text';
import type { HomeMatch } from './HomeMatches';
import styles from './NextMatches.module.css';

/** The start time of a match, or its clock. */
export function When({ match }: { match: HomeMatch }) {
  const t = useText();
  const format = useFormat();
  const isAhead = match.state === 'scheduled';
  return useNow((now) => (isAhead ? format.time(match.starts_at) : clockText(t, { ...match, markets: [] }, now)));
}

/** Props of {@link MatchCard}. */
export interface MatchCardProps {
  match: HomeMatch;
  market: Market | undefined;
}

/** A match on the home page: state, teams, and the odds of its result. */
export const MatchCard = observer(function MatchCard({ match, market }: MatchCardProps) {
  const t = useText();
  const kit = useOddsKit();
  const chosen = useChosen(kit.slip, match.match_id);
  const { home_team_name: home, away_team_name: away } = match;
  const running = match.state !== 'scheduled';
  return (
    <li className={styles.match}>
      <div className={styles.head}>
        <SportIcon sport={match.sport} size={18} />
        <span className={styles.league}>{sportName(t, match.sport)}</span>
        {match.state === 'live' && (
          <Badge tone="accent2" dot>
            {t('board.live')}
          </Badge>
        )}
        <span>
          <When match={match} />
        </span>
      </div>
      <div className={styles.sides}>
        <span>{home}</span>
        <b>{running && match.score.home}</b>
        <span>{away}</span>
        <b>{running && match.score.away}</b>
      </div>
      <div className={styles.odds}>
        <MarketOdds fixture={match} market={market} places={2} kit={kit} chosen={chosen} />
      </div>
    </li>
  );
});
