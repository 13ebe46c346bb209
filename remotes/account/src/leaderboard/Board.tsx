import type { Output } from '@marquee/contract/calls';
import { EmptyState, Money, Section, useFormat, useNow } from '@marquee/sdk';
import styles from './LeaderboardPage.module.css';

type Rank = Output<'settings/top10winner_withdrawal'>['winner'][number];

/** One of the two rankings: place, masked account id, game, and amount. */
export function Board({ title, empty, ranks }: { title: string; empty: string; ranks: readonly Rank[] }) {
  const format = useFormat();
  const now = useNow(60_000);
  return (
    <Section title={title}>
      {ranks.length === 0 ? (
        <EmptyState icon="trophy" title={empty} />
      ) : (
        <ol className={styles.ranks}>
          {ranks.map(({ account_id, title: what, at, amount }, index) => (
            <li key={`${account_id} ${at} ${amount}`} className={styles.rank} data-place={index + 1}>
              <b className={styles.place}>{index + 1}</b>
              <span className={styles.who}>
                <strong>{account_id}</strong>
                <span className={styles.what}>
                  {what} · <time dateTime={at}>{format.relative(at, now)}</time>
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
}
