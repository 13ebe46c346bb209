import { Card, Money, observer, Skeleton, Stat, useFormat, useResource } from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import { Loaded } from '../Loaded';
import { useText } from '../text';
import { Board } from './Board';
import styles from './LeaderboardPage.module.css';

/** The top-10 statistics (§3), from what was really paid and won; account ids are masked. */
export const LeaderboardPage = observer(function LeaderboardPage() {
  const statistics = useResource('settings/top10winner_withdrawal', {});
  const format = useFormat();
  const t = useText();
  return (
    <AccountFrame title={t('page.leaderboard')} wide>
      <Loaded resource={statistics} skeleton={<Skeleton shape="rows" count={12} />}>
        {(value) => (
          <>
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
