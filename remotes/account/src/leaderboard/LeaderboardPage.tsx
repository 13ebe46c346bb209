import { Card, Money, observer, Skeleton, Stat, useFormat, useResource } from '@marquee/sdk';
import { useEffect } from 'react';
import { AccountFrame } from '../AccountFrame';
import frame from '../AccountFrame.module.css';
import { Loaded } from '../Loaded';
import { useText } from '../text';
import { Board } from './Board';
import styles from './LeaderboardPage.module.css';

/** Reload interval of a visible page, ms. */
const readAgain = 60_000;

/** The top-10 statistics (R3.22), from real payouts and wins, with their time; account ids are masked. */
export const LeaderboardPage = observer(function LeaderboardPage() {
  const statistics = useResource('settings/top10winner_withdrawal', {});
  const format = useFormat();
  const t = useText();
  const { reload } = statistics;
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && void reload(), readAgain);
    return () => clearInterval(timer);
  }, [reload]);
  return (
    <AccountFrame title={t('page.leaderboard')} wide>
      <Loaded resource={statistics} skeleton={<Skeleton shape="rows" count={12} />}>
        {(value) => (
          <>
            <p className={frame.muted}>
              <time dateTime={value.as_of}>{t('board.asOf', { time: format.dateTime(value.as_of) })}</time>
            </p>
            <Card>
              <div className={styles.stats}>
                <Stat label={t('board.registered')} value={format.number(value.registered_player)} />
                <Stat label={t('board.active')} value={format.number(value.active_player)} />
                <Stat label={t('board.deposited')} value={format.number(value.deposited_player)} />
                <Stat label={t('board.hour')} value={<Money minor={value.hour_withdrawal} />} />
              </div>
            </Card>
            <div className={styles.boards}>
              <Board title={t('board.winners')} empty={t('board.noWinners')} ranks={value.winner} />
              <Board title={t('board.withdrawals')} empty={t('board.noWithdrawals')} ranks={value.withrawal} />
            </div>
          </>
        )}
      </Loaded>
    </AccountFrame>
  );
});
