import { Icon, observer, Skeleton, useFormat, VisuallyHidden } from '@marquee/sdk';
import { lazy, Suspense, useState } from 'react';
import { clockText } from '../parts/liveClock';
import { useNow } from '../parts/useNow';
import type { Fixture } from '../slip/types';
import { useText } from '../text';
import { type Column, columnOf, columns } from './columns';
import styles from './FixtureItem.module.css';
import { MarketOdds } from './MarketOdds';

const AllMarkets = lazy(async () => ({ default: (await import('./AllMarkets')).AllMarkets }));

/** The running clock of a live match; by itself, because it is drawn anew each second. */
function LiveClock({ fixture }: { fixture: Fixture }) {
  const t = useText();
  const now = useNow();
  return <span className={fixture.state === 'live' ? styles.live : undefined}>{clockText(t, fixture, now)}</span>;
}

/** One side with its score: whole, and in sports of sets or quarters what the running one stands at. */
function Side({ fixture, side }: { fixture: Fixture; side: 0 | 1 }) {
  const { score, state, home_team_name, away_team_name, sport } = fixture;
  const running = score.periods.at(-1)?.[side];
  const split = score.periods.length > 0 && sport !== 'football' && sport !== 'ice_hockey' && sport !== 'cricket';
  return (
    <>
      <span className={styles.team}>{side === 0 ? home_team_name : away_team_name}</span>
      <span className={styles.score}>
        {state !== 'scheduled' && state !== 'cancelled' && (
          <>
            {split && state === 'live' && <span>{running}</span>}
            <b>{side === 0 ? score.home : score.away}</b>
          </>
        )}
      </span>
    </>
  );
}

/** Props of {@link FixtureItem}. */
export interface FixtureItemProps {
  fixture: Fixture;
  /** The market that a phone shows. */
  column: Column;
  /** Whether a wide screen shows no other either. */
  alone?: boolean;
}

/** A match: when or how far, who, how it stands, its leading markets, and the way to the others. */
export const FixtureItem = observer(function FixtureItem({ fixture, column, alone = false }: FixtureItemProps) {
  const [open, setOpen] = useState(false);
  const t = useText();
  const format = useFormat();
  const { home_team_name: home, away_team_name: away, state } = fixture;
  const running = state === 'scheduled' || state === 'live';
  return (
    <li className={styles.row}>
      <div className={styles.match}>
        <span className={styles.when}>
          {state === 'scheduled' ? (
            <time dateTime={fixture.starts_at}>{format.time(fixture.starts_at)}</time>
          ) : (
            <LiveClock fixture={fixture} />
          )}
        </span>
        <Side fixture={fixture} side={0} />
        <Side fixture={fixture} side={1} />
      </div>
      {running && (
        <div className={styles.markets}>
          {(alone ? [column] : columns).map((one) => (
            <div key={one} className={styles.market} data-shown={one === column || undefined}>
              <MarketOdds fixture={fixture} market={columnOf(fixture, one)} places={one === 'result' ? 3 : 2} />
            </div>
          ))}
        </div>
      )}
      {(fixture.more_markets > 0 || open) && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          <VisuallyHidden>{t('board.allMarkets', { home, away })}</VisuallyHidden>
          {!open && `+${fixture.more_markets}`}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
      )}
      {open && (
        <div className={styles.all}>
          <Suspense fallback={<Skeleton shape="lines" count={3} />}>
            <AllMarkets fixture={fixture} />
          </Suspense>
        </div>
      )}
    </li>
  );
});
