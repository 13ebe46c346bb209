import { Button, ErrorCard, HydrationMark, Link, observer, Skeleton } from '@marquee/sdk';
import { lazy, Suspense, useState } from 'react';
import { BoardList } from '../board/BoardList';
import type { BoardInput } from '../board/boardAddress';
import { SportStrip } from '../board/SportStrip';
import { useBoard } from '../board/useBoard';
import { useWide, whenWide } from '../slip/useWide';
import { useSlipPicks } from '../stores';
import { useText } from '../text';
import styles from './TradingDesk.module.css';

/** The desk is a part of the home page: it begins with few matches, and is calmer than the board. */
const pace = { page: 5, gatherMs: 4_000 };

// What a phone has no room for does not travel to it.
const DeskSlip = lazy(() => whenWide().then(async () => ({ default: (await import('./DeskSlip')).DeskSlip })));
const FormatSelect = lazy(() =>
  whenWide().then(async () => ({ default: (await import('../odds/FormatSelect')).FormatSelect })),
);

/** For the hero of the home page: sports, their odds, and the slip, in three panes that scroll by themselves. */
export const TradingDesk = observer(function TradingDesk() {
  const [sport, setSport] = useState<BoardInput['sport']>('');
  const board = useBoard({ sport, when: '', q: '' }, pace);
  const slip = useSlipPicks();
  const isWide = useWide();
  const t = useText();
  return (
    <div className={styles.desk}>
      <section className={styles.sports} aria-label={t('sports.choose')}>
        {board.sports.length === 0 && board.state === 'loading' ? (
          <Skeleton shape="lines" count={6} />
        ) : (
          <SportStrip sports={board.sports} value={sport} onChange={setSport} />
        )}
        {isWide !== false && (
          <div className={styles.format}>
            <Suspense>
              <FormatSelect />
              <HydrationMark />
            </Suspense>
          </div>
        )}
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reached by keyboard */}
      <section className={styles.odds} aria-label={t('sports.title')} tabIndex={0}>
        {board.state === 'failed' && board.fixtures.length === 0 ? (
          <ErrorCard title={t('board.failed')} text={t('board.failedText')} onRetry={board.reload} busy={board.busy} />
        ) : (
          <BoardList
            board={board}
            column="result"
            alone
            reset={sport && <Button onClick={() => setSport('')}>{t('board.reset')}</Button>}
          />
        )}
      </section>
      {isWide !== false && (
        <section className={styles.slip} aria-label={t('slip.title')}>
          <Suspense fallback={<Skeleton shape="lines" count={4} />}>
            <DeskSlip />
            <HydrationMark />
          </Suspense>
        </section>
      )}
      {!isWide && (
        <Link to="/sports" className={styles.toSlip}>
          {slip.count > 0 ? t('slip.count', { count: slip.count, number: slip.count }) : t('home.all')}
        </Link>
      )}
    </div>
  );
});
