import { EmptyState, ErrorCard, Link, observer, Section, Skeleton, useLanguage } from '@marquee/sdk';
import { MayBeLate } from '../parts/MayBeLate';
import { slipHash } from '../slip/slipHash';
import { useSlipPicks } from '../stores';
import { useText } from '../text';
import { MatchCard } from './MatchCard';
import styles from './NextMatches.module.css';
import { useHomeMatches } from './useHomeMatches';

/** Number of live and of upcoming matches on the home page. */
const shown = 4;

/** Home section: live and upcoming matches with odds buttons. */
export const NextMatches = observer(function NextMatches() {
  const list = useHomeMatches();
  const { language } = useLanguage();
  const slip = useSlipPicks();
  const t = useText();
  const of = (scheduled: boolean) =>
    list.matches.filter(({ state }) => (state === 'scheduled') === scheduled).slice(0, shown);
  const matches = [...of(false), ...of(true)];
  return (
    <Section title={t('home.title')} more={{ to: '/sports', label: t('home.all') }}>
      {matches.length > 0 && (
        <ul className={styles.matches}>
          {matches.map((match) => (
            <MatchCard key={match.match_id} match={match} market={list.marketOf(match)} />
          ))}
        </ul>
      )}
      {matches.some(({ state }) => state === 'live') && <MayBeLate />}
      {list.state === 'loading' && <Skeleton shape="rows" count={4} />}
      {list.state === 'failed' && <ErrorCard title={t('board.failed')} onRetry={() => void list.load(language)} />}
      {list.state === 'ready' && matches.length === 0 && (
        <EmptyState title={t('board.empty')} text={t('board.emptyText')} icon="ball" />
      )}
      {slip.count > 0 && (
        <Link to={`/sports${slipHash}`} className={styles.toSlip}>
          {t('slip.count', { count: slip.count, number: slip.count })}
        </Link>
      )}
    </Section>
  );
});
