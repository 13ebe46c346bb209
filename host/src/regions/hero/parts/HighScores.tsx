import { Icon, Link, Money, observer, Skeleton, useResource } from '@marquee/sdk';
import { useHasRoute } from '../../../app/shell';
import { useText } from '../../../text';
import styles from './HighScores.module.css';

/** How many of the ten are listed. */
const listed = 5;

/** The highest wins of the site as a list of high scores (§3): masked names, sums from the ledger. */
export const HighScores = observer(function HighScores({ className }: { className?: string | undefined }) {
  const { state, value } = useResource('settings/top10winner_withdrawal', {});
  const hasRoute = useHasRoute();
  const t = useText();
  const winners = value?.winner?.slice(0, listed);
  const title = t('home.topWins');
  return (
    <div className={`${styles.scores} ${className ?? ''}`}>
      <h2 className={styles.title}>
        {hasRoute('/leaderboard') ? (
          <Link to="/leaderboard" className={styles.link}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      {!winners && state !== 'failed' && <Skeleton count={3} />}
      {winners?.length ? (
        <ol className={styles.list}>
          {winners.map(({ account_id, amount, at }, index) => (
            <li key={`${account_id}/${at}`} className={styles.row}>
              <b>{index + 1}</b>
              <span className={styles.who}>{account_id}</span>
              <Money minor={amount} />
            </li>
          ))}
        </ol>
      ) : (
        (winners || state === 'failed') && (
          <p className={styles.none}>
            <Icon name="trophy" size={32} />
            {t('home.topWinsNone')}
          </p>
        )
      )}
    </div>
  );
});
