import { Card, Reading, useDesk, useRead, When } from '@marquee/desk-sdk';
import styles from './today.module.css';

const kinds = {
  jobs: 'Background work fails',
  partner: 'A partner does not answer',
  messages: 'Messages to people fail',
  feed: 'The odds feed is late',
  figures: 'Figures are not counted',
  ledger: 'The ledger has flaws',
  audit: 'The audit has flaws',
} as const;

const books = ['ledger', 'audit'] as const;

/** What does not work now, and what to do. */
export function Broken() {
  const { site } = useDesk();
  const broken = useRead('today/broken', site ? { site } : {});
  return (
    <Card title="Does not work">
      <Reading of={broken}>
        {({ value, verified }) => (
          <>
            {value.length === 0 ? (
              <p className={styles.quiet}>Everything works, as far as the desk knows.</p>
            ) : (
              <ul className={styles.list}>
                {value.map(({ kind, what, count, since, cure }) => (
                  <li key={`${kind} ${what}`}>
                    <strong>{kinds[kind]}</strong> <span>{what}</span>
                    {count > 1 && <span>{count} times</span>}
                    <span className={styles.quiet}>
                      since <When at={since} />
                    </span>
                    <span>{cure}</span>
                  </li>
                ))}
              </ul>
            )}
            {books.map((book) => {
              const last = verified.find(({ what }) => what === book);
              return (
                <p key={book} className={styles.quiet}>
                  {last ? (
                    <>
                      The {book} was verified <When at={last.at} />: {last.counted} rows,{' '}
                      {last.flaws === 0 ? 'no flaw' : `${last.flaws} flaws`}.
                    </>
                  ) : (
                    `The ${book} was not verified yet: run verify-${book}.`
                  )}
                </p>
              );
            })}
          </>
        )}
      </Reading>
    </Card>
  );
}
