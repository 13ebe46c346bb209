import { Button, EmptyState, ErrorCard, Link, Notice, observer, Skeleton, useFormat, useNow } from '@marquee/sdk';
import { type ReactNode, useMemo } from 'react';
import { type OddsKit, useOddsKit } from '../odds/useOddsKit';
import { MayBeLate } from '../parts/MayBeLate';
import { isInGoals } from '../parts/names';
import { PausedNotice } from '../parts/PausedNotice';
import { SportIcon } from '../parts/SportIcon';
import { useText } from '../text';
import styles from './BoardList.module.css';
import { boardAddress } from './boardAddress';
import { type Column, columns } from './columns';
import type { FixtureBoard } from './FixtureBoard';
import { FixtureItem } from './FixtureItem';
import { type DayGroup, groupsOf } from './groups';

const columnKeys = { result: 'column.result', handicap: 'column.handicap', totals: 'column.totals' } as const;

/** The name of a market column in a sport; `''` means all sports. */
export function useColumnName(): (column: Column, sport: string) => string {
  const t = useText();
  return (column, sport) =>
    t(column === 'handicap' && !isInGoals(sport) ? 'column.handicapPoints' : columnKeys[column]);
}

interface DayProps {
  group: DayGroup;
  column: Column;
  alone: boolean;
  kit: OddsKit;
}

/** Matches under one heading, league by league. */
const Day = observer(function Day({ group, column, alone, kit }: DayProps) {
  const t = useText();
  const format = useFormat();
  const columnName = useColumnName();
  const today = format.midnight(useNow(60_000));
  const [first] = group.leagues[0]?.fixtures ?? [];
  const title =
    group.day === 'live'
      ? t('board.liveNow')
      : group.day === format.day(today)
        ? t('board.today')
        : group.day === format.day(format.midnight(today, 1))
          ? t('board.tomorrow')
          : format.date(first?.starts_at ?? group.day);
  return (
    <section className={styles.day} aria-label={title} data-live={group.day === 'live' || undefined}>
      <h2 className={styles.title}>{title}</h2>
      {group.day === 'live' && <MayBeLate />}
      {group.leagues.map(({ key, league, sport, fixtures }) => (
        <div key={key} className={styles.league} data-league={league}>
          <header className={styles.head}>
            <h3 className={styles.name}>
              <SportIcon sport={sport} size={18} />
              <Link to={boardAddress({ sport, q: league })}>{league}</Link>
            </h3>
            <div className={styles.columns} aria-hidden>
              {(alone ? [column] : columns).map((one) => (
                <span key={one}>{columnName(one, sport)}</span>
              ))}
            </div>
          </header>
          <ul>
            {fixtures.map((fixture) => (
              <FixtureItem
                key={fixture.match_id}
                fixture={fixture}
                kit={kit}
                time={format.time}
                column={column}
                alone={alone}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
});

/** Props of {@link BoardList}. */
export interface BoardListProps {
  board: FixtureBoard;
  /** The market column shown on phones. */
  column: Column;
  /** Whether wide screens show only this column, too. */
  alone?: boolean;
  /** Resets all filters; absent if there are none. */
  reset?: ReactNode;
}

/** The board: live matches, then days. Includes loading, empty, error and end states. */
export const BoardList = observer(function BoardList({ board, column, alone = false, reset }: BoardListProps) {
  const t = useText();
  const format = useFormat();
  const kit = useOddsKit();
  const { fixtures } = board;
  const groups = useMemo(() => groupsOf(fixtures, format.day), [fixtures, format]);
  if (board.fixtures.length === 0) {
    if (board.state === 'loading') return <Skeleton shape="rows" count={8} />;
    if (board.state === 'failed') {
      return (
        <ErrorCard title={t('board.failed')} text={t('board.failedText')} onRetry={board.reload} busy={board.busy} />
      );
    }
    return (
      <EmptyState
        title={reset ? t('board.none') : t('board.empty')}
        text={reset ? t('board.noneText') : t('board.emptyText')}
        icon="ball"
        action={reset}
      />
    );
  }
  return (
    <div className={styles.list}>
      {board.error && (
        <Notice tone="warning" live>
          {t('board.stale')}
        </Notice>
      )}
      <PausedNotice paused={board.paused} />
      {groups.map((group) => (
        <Day key={group.day} group={group} column={column} alone={alone} kit={kit} />
      ))}
      {board.hasMore && board.fixtures.length < 200 ? (
        <div className={styles.more}>
          <Button onClick={board.more} busy={board.busy} block>
            {t('board.more')}
          </Button>
        </div>
      ) : (
        <p className={styles.end}>
          {t('board.end', { count: board.fixtures.length, number: format.number(board.fixtures.length) })}
        </p>
      )}
    </div>
  );
});
