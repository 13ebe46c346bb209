import { Money, observer, Section, useFormat, useNow, useResource } from '@marquee/sdk';
import { useText } from '../text';
import styles from './home.module.css';

/** How many of the top ten the home page shows. */
const shown = 5;

/** Home section: the highest wins of the ledger (R3.22), account ids masked. Renders nothing without wins. */
export const TopWins = observer(function TopWins() {
  const { value } = useResource('settings/top10winner_withdrawal', {});
  const format = useFormat();
  const now = useNow(60_000);
  const t = useText();
  const winners = value?.winner.slice(0, shown);
  if (!winners?.length) return null;
  return (
    <Section title={t('board.winners')} more={{ to: '/leaderboard', label: t('page.leaderboard') }}>
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
    </Section>
  );
});
