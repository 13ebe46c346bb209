import { EmptyState, Money, observer, Section, Skeleton, useFormat, useNow, useResource } from '@marquee/sdk';
import { useText } from '../text';
import styles from './home.module.css';

/** How many of the top ten the home page shows. */
const shown = 5;

/** Home section: the highest wins of the ledger (R3.22), account ids masked. */
export const TopWins = observer(function TopWins() {
  const { value, state } = useResource('settings/top10winner_withdrawal', {});
  const format = useFormat();
  const now = useNow(60_000);
  const t = useText();
  if (state === 'failed' && !value) return null;
  const winners = value?.winner.slice(0, shown);
  return (
    <Section title={t('board.winners')} more={{ to: '/leaderboard', label: t('page.leaderboard') }}>
      {!winners && <Skeleton shape="rows" count={shown} />}
      {winners?.length === 0 && <EmptyState icon="trophy" title={t('board.noWinners')} />}
      {winners && winners.length > 0 && (
        <ol className={styles.ranks}>
          {winners.map(({ account_id, title, at, amount }, index) => (
            <li key={`${account_id}${at}`} className={styles.rank}>
              <b className={styles.place}>{index + 1}</b>
              <span className={styles.who}>
                <strong>{account_id}</strong>
                <span>
                  {title} · {format.relative(at, now)}
                </span>
              </span>
              <strong className={styles.amount}>
                <Money minor={amount} />
              </strong>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
});
