import { Button, observer, Section, Skeleton, useResource } from '@marquee/sdk';
import { useEffect, useState } from 'react';
import { Loaded } from '../Loaded';
import { useText } from '../text';
import { BonusCard } from './BonusCard';
import styles from './bonuses.module.css';

/** Bonuses of a page of the past (`bonuses/list`). */
const perPage = 20;

/**
 * Bonuses that have ended, newest first, page by page; nothing where there are none. They are read again after each of
 * `changes`.
 */
export const PastBonuses = observer(function PastBonuses(props: { changes: number; onChange: () => void }) {
  const { changes, onChange } = props;
  const [page, setPage] = useState(1);
  const past = useResource('bonuses/list', { past: true, page });
  const t = useText();
  const { reload } = past;
  useEffect(() => {
    if (changes > 0) void reload();
  }, [changes, reload]);
  if (past.value?.value.length === 0 && page === 1) return null;
  return (
    <Section title={t('bonuses.past')}>
      <Loaded resource={past} skeleton={<Skeleton shape="rows" count={2} />}>
        {({ value }) => (
          <>
            <div className={styles.list}>
              {value.map((bonus) => (
                <BonusCard key={bonus.bonus_id} bonus={bonus} onChange={onChange} />
              ))}
            </div>
            {value.length === 0 && <p>{t('bonuses.noMore')}</p>}
            <div className={styles.pages}>
              {page > 1 && <Button onClick={() => setPage(page - 1)}>{t('bonuses.newer')}</Button>}
              {value.length >= perPage && <Button onClick={() => setPage(page + 1)}>{t('bonuses.older')}</Button>}
            </div>
          </>
        )}
      </Loaded>
    </Section>
  );
});
