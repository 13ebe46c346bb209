import { Skeleton } from '@marquee/sdk';
import { lazy, memo, Suspense, useState } from 'react';
import type { OddsKit } from '../odds/useOddsKit';
import { clockText } from '../parts/liveClock';
import { useNow } from '../parts/useNow';
import type { Fixture } from '../slip/types';
import { useChosen } from '../slip/useChosen';
import type { Text } from '../text';
import { type Column, columnOf, columns } from './columns';
import styles from './FixtureItem.module.css';
import { MarketOdds } from './MarketOdds';

const AllMarkets = lazy(async () => ({ default: (await import('./AllMarkets')).AllMarkets }));

/** The running clock of a live match; a separate component, so that it rerenders alone. */
function LiveClock({ fixture, t }: { fixture: Fixture; t: Text }) {
  const text = useNow((now) => clockText(t, fixture, now));
  const live = fixture.state === 'live' ? ` ${styles.live}` : '';
  return <span className={styles.when + live}>{text}</span>;
}

/** One team with its score and, in sports of sets or quarters, that of the current one. */
function Side({ fixture, side }: { fixture: Fixture; side: 0 | 1 }) {
  const { score, state, home_team_name, away_team_name, sport } = fixture;
  const running = score.periods.at(-1)?.[side];
  const split = score.periods.length > 0 && sport !== 'football' && sport !== 'ice_hockey' && sport !== 'cricket';
  const hasScore = state !== 'scheduled' && state !== 'cancelled';
  return (
    <>
      <span className={styles.team}>{side === 0 ? home_team_name : away_team_name}</span>
      {hasScore && split && state === 'live' && <span className={styles.running}>{running}</span>}
      {hasScore && <b className={styles.score}>{side === 0 ? score.home : score.away}</b>}
    </>
  );
}

/** Props of {@link FixtureItem}. Referentially stable, so that only changed rows rerender. */
export interface FixtureItemProps {
  fixture: Fixture;
  kit: OddsKit;
  /** Formats a time of day. */
  time: (moment: string) => string;
  /** The market column shown on phones. */
  column: Column;
  /** Whether wide screens show only this column, too. */
  alone: boolean;
}

/** A match: time or clock, teams, score, main markets, and a button for all markets. */
export const FixtureItem = memo(function FixtureItem({ fixture, kit, time, column, alone }: FixtureItemProps) {
  const [open, setOpen] = useState(false);
  const chosen = useChosen(kit.slip, fixture.match_id);
  const { t } = kit;
  const { home_team_name: home, away_team_name: away, state } = fixture;
  const more = open ? '' : `+${fixture.more_markets}`;
  return (
    <li className={styles.row}>
      <div className={styles.match}>
        {state === 'scheduled' ? (
          <time className={styles.when} dateTime={fixture.starts_at}>
            {time(fixture.starts_at)}
          </time>
        ) : (
          <LiveClock fixture={fixture} t={t} />
        )}
        <Side fixture={fixture} side={0} />
        <Side fixture={fixture} side={1} />
      </div>
      {(state === 'scheduled' || state === 'live') && (
        <div className={styles.markets}>
          {(alone ? [column] : columns).map((one) => (
            <div key={one} className={styles.market} data-shown={one === column ? '' : undefined}>
              <MarketOdds
                fixture={fixture}
                market={columnOf(fixture, one)}
                places={one === 'result' ? 3 : 2}
                kit={kit}
                chosen={chosen}
              />
            </div>
          ))}
        </div>
      )}
      {(fixture.more_markets > 0 || open) && (
        <button
          type="button"
          className={styles.more}
          aria-label={`${t('board.allMarkets', { home, away })} ${more}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {more}
        </button>
      )}
      {open && (
        <div className={styles.all}>
          <Suspense fallback={<Skeleton shape="lines" count={3} />}>
            <AllMarkets fixture={fixture} kit={kit} chosen={chosen} />
          </Suspense>
        </div>
      )}
    </li>
  );
});
