import { EmptyState, ErrorCard, Link, observer, Section, Skeleton, useLive, useResource } from '@marquee/sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSlip } from '../stores';
import { useText } from '../text';
import { MatchCard } from './MatchCard';
import styles from './NextMatches.module.css';

/** At most one reading in this time, and one at least in the other, ms. */
const gatherMs = 3_000;
const pollMs = 20_000;
/** How many live and how many coming matches the home page shows. */
const shown = 4;

/** Reads again when a match of the list changed, and from time to time anyway. */
function useFreshness(ids: readonly string[], read: () => void) {
  const latest = useEffectEvent(() => {
    if (!document.hidden) read();
  });
  const dirty = useRef(false);
  useLive('sports', ({ match_ids }) => {
    if (match_ids.some((id) => ids.includes(id))) dirty.current = true;
  });
  const gathered = useEffectEvent(() => {
    if (dirty.current) latest();
    dirty.current = false;
  });
  useEffect(() => {
    const timers = [setInterval(gathered, gatherMs), setInterval(latest, pollMs)];
    return () => timers.forEach(clearInterval);
  }, []);
}

/** Home section: what is live now and starts next, with odds that go straight onto the slip. */
export const NextMatches = observer(function NextMatches() {
  const list = useResource('home/match_list', {});
  const odds = useResource('home/public_odds', {});
  const slip = useSlip();
  const t = useText();
  const all = list.value?.value;
  const coming = all?.filter((match) => match.state === 'scheduled').slice(0, shown) ?? [];
  const matches = all && [...all.filter((match) => match.state !== 'scheduled').slice(0, shown), ...coming];
  useFreshness(matches?.map((match) => match.match_id) ?? [], () => {
    void list.reload();
    void odds.reload();
  });
  const marketOf = (id: string) => odds.value?.value.find((one) => one.match_id === id)?.markets[0];
  return (
    <Section title={t('home.title')} more={{ to: '/sports', label: t('home.all') }}>
      {matches ? (
        matches.length > 0 ? (
          <ul className={styles.matches}>
            {matches.map((match) => (
              <MatchCard key={match.match_id} match={match} market={marketOf(match.match_id)} />
            ))}
          </ul>
        ) : (
          <EmptyState title={t('board.empty')} text={t('board.emptyText')} icon="ball" />
        )
      ) : list.state === 'failed' ? (
        <ErrorCard title={t('board.failed')} onRetry={() => void list.reload()} />
      ) : (
        <Skeleton shape="rows" count={4} />
      )}
      {slip.count > 0 && (
        <Link to="/sports" className={styles.toSlip}>
          {t('slip.count', { count: slip.count, number: slip.count })}
        </Link>
      )}
    </Section>
  );
});
