import { Badge, Link, observer } from '@marquee/sdk';
import { MarketOdds } from '../board/MarketOdds';
import { useOddsKit } from '../odds/useOddsKit';
import { MayBeLate } from '../parts/MayBeLate';
import { sportName } from '../parts/names';
import { SportIcon } from '../parts/SportIcon';
import { useChosen } from '../slip/useChosen';
import { useText } from '../text';
import styles from './FeaturedMatch.module.css';
import { When } from './MatchCard';
import { useHomeMatches } from './useHomeMatches';

/** For the home page's hero: the featured match, large, with odds buttons. */
export const FeaturedMatch = observer(function FeaturedMatch() {
  const list = useHomeMatches();
  const t = useText();
  const kit = useOddsKit();
  const match = list.matches.find((one) => list.marketOf(one)?.suspended === false) ?? list.matches[0];
  const chosen = useChosen(kit.slip, match?.match_id ?? '');
  if (!match) {
    return (
      <p className={styles.none} role="status">
        {t(list.state === 'loading' ? 'home.title' : 'board.empty')}
      </p>
    );
  }
  const { home_team_name: home, away_team_name: away } = match;
  const running = match.state !== 'scheduled';
  return (
    <div className={styles.match}>
      <p className={styles.facts}>
        <SportIcon sport={match.sport} size={18} />
        <span>
          {sportName(t, match.sport)} · {match.league_name}
        </span>
        {match.state === 'live' && (
          <Badge tone="accent2" dot>
            {t('board.live')}
          </Badge>
        )}
        <span>
          <When match={match} />
        </span>
      </p>
      <h2 className={styles.sides}>
        <span>{home}</span>
        <b>{running ? `${match.score.home}–${match.score.away}` : '–'}</b>
        <span>{away}</span>
      </h2>
      <div className={styles.odds}>
        <MarketOdds fixture={match} market={list.marketOf(match)} places={3} kit={kit} chosen={chosen} />
      </div>
      {match.state === 'live' && <MayBeLate />}
      <Link to="/sports" className={styles.all}>
        {t('home.all')}
      </Link>
    </div>
  );
});
