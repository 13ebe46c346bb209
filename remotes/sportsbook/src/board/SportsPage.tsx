import { Button, EmptyState, observer, SearchBox, Segmented } from '@marquee/sdk';
import { useState } from 'react';
import { FormatSelect } from '../odds/FormatSelect';
import { SlipDock } from '../slip/SlipDock';
import { slipHash } from '../slip/slipHash';
import { useWide } from '../slip/useWide';
import { useText } from '../text';
import { BoardList, useColumnName } from './BoardList';
import { boardAddress, boardSearch, whens } from './boardAddress';
import { type Column, columns } from './columns';
import { SportStrip } from './SportStrip';
import styles from './SportsPage.module.css';
import { useBoard, useBoardAddress } from './useBoard';

const whenKeys = { all: 'when.all', live: 'when.live', today: 'when.today', tomorrow: 'when.tomorrow' } as const;

/** Odds change often; changes are batched for 1.5 s. */
const pace = { gatherMs: 1_500 };

/** /sports (R2, D8): sports, live and upcoming matches with odds, and the bet slip beside them. */
export const SportsPage = observer(function SportsPage() {
  const { asked, isBoard, when, change } = useBoardAddress();
  const board = useBoard(asked, pace);
  const [column, setColumn] = useState<Column>('result');
  const columnName = useColumnName();
  const isWide = useWide();
  const t = useText();
  const { sport, q } = asked;
  const filtered = sport !== '' || when !== 'all' || q !== '';
  const reset = <Button to={boardAddress({})}>{t('board.reset')}</Button>;
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        {isWide !== false && (
          <a href={slipHash} className={styles.toSlip}>
            {t('slip.title')}
          </a>
        )}
        <header className={styles.head}>
          <h1 className={styles.title}>{t('sports.title')}</h1>
          <div className={styles.tools}>
            <div className={styles.search}>
              <SearchBox
                label={t('board.search')}
                name="q"
                kept={boardSearch({ sport, when })}
                value={q}
                onChange={(text) => change('q', text)}
                status={
                  filtered && board.state === 'ready'
                    ? t('board.found', { count: board.total, number: board.total })
                    : ''
                }
                delay={300}
              />
            </div>
            <Segmented
              label={t('when.label')}
              name="when"
              kept={boardSearch({ sport, q })}
              options={whens.map((value) => ({ value, label: t(whenKeys[value]) }))}
              value={when}
              onChange={(value) => change('when', value === 'all' ? '' : value)}
            />
            <div className={styles.column}>
              <Segmented
                label={t('column.label')}
                options={columns.map((value) => ({ value, label: columnName(value, sport) }))}
                value={column}
                onChange={setColumn}
              />
            </div>
            <div className={styles.format}>
              <FormatSelect />
            </div>
          </div>
        </header>
        <SportStrip sports={board.sports} value={sport} addressOf={(next) => boardAddress({ sport: next, when, q })} />
        {isBoard ? (
          <BoardList board={board} column={column} reset={filtered && reset} />
        ) : (
          <EmptyState title={t('board.none')} text={t('board.noneText')} icon="ball" action={reset} />
        )}
      </div>
      <SlipDock />
    </div>
  );
});
