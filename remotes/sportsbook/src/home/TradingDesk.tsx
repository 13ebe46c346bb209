import { Button, ErrorCard, HydrationMark, Link, observer, Skeleton } from '@marquee/sdk';
import { lazy, Suspense, useState } from 'react';
import { BoardList } from '../board/BoardList';
import type { BoardInput } from '../board/boardAddress';
import { SportStrip } from '../board/SportStrip';
import { useBoard } from '../board/useBoard';
import { slipHash } from '../slip/slipHash';
import { useWide, whenWide } from '../slip/useWide';
import { useSlipPicks } from '../stores';
import { useText } from '../text';
import styles from './TradingDesk.module.css';

/** Part of the home page: it starts with few matches, and updates less often than the board. */
const pace = { page: 5, gatherMs: 4_000 };

// Phones do not load what they have no room for.
const DeskSlip = lazy(() => whenWide().then(async () => ({ default: (await import('./DeskSlip')).DeskSlip })));
const FormatSelect = lazy(() =>
  whenWide().then(async () => ({ default: (await import('../odds/FormatSelect')).FormatSelect })),
);

/** For the home page's hero: the sports, and below them odds and slip, each in a scrolling pane. */
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
          <Skeleton shape="lines" count={1} />
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling pane must be keyboard-accessible */}
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
        <Link to={slip.count > 0 ? `/sports${slipHash}` : '/sports'} className={styles.toSlip}>
          {slip.count > 0 ? t('slip.count', { count: slip.count, number: slip.count }) : t('home.all')}
        </Link>
      )}
    </div>
  );
});
