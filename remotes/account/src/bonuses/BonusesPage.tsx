import { Button, EmptyState, observer, Section, Skeleton, useLive, usePause, useResource } from '@marquee/sdk';
import { useState } from 'react';
import { AccountFrame } from '../AccountFrame';
import { Loaded } from '../Loaded';
import { useText } from '../text';
import { BonusCard } from './BonusCard';
import { groupsOf } from './bonus';
import styles from './bonuses.module.css';
import { PastBonuses } from './PastBonuses';
import { Waiting } from './Waiting';

/** The player's bonuses: the one that is being played, free bets, those that wait, and those that have ended. */
export const BonusesPage = observer(function BonusesPage() {
  const bonuses = useResource('bonuses/list', {});
  const isPaused = usePause() !== undefined;
  const t = useText();
  const [changes, setChanges] = useState(0);
  const reload = () => {
    void bonuses.reload();
    setChanges((count) => count + 1);
  };
  useLive('bonuses', reload, reload);
  return (
    <AccountFrame title={t('page.bonuses')} wide>
      <p>{t('bonuses.intro')}</p>
      <Loaded resource={bonuses} skeleton={<Skeleton shape="rows" count={6} />}>
        {({ value }) => {
          const { active, freeBets, waiting } = groupsOf(value);
          return (
            <>
              {value.length === 0 && (
                <EmptyState
                  icon="gift"
                  title={t('bonuses.none')}
                  {...(!isPaused && { action: <Button to="/promotions">{t('bonuses.offers')}</Button> })}
                />
              )}
              {(
                [
                  ['bonuses.active', active],
                  ['bonuses.freeBets', freeBets],
                ] as const
              ).map(
                ([title, list]) =>
                  list.length > 0 && (
                    <Section key={title} title={t(title)}>
                      <div className={styles.list}>
                        {list.map((bonus) => (
                          <BonusCard key={bonus.bonus_id} bonus={bonus} onChange={reload} />
                        ))}
                      </div>
                    </Section>
                  ),
              )}
              {waiting.length > 0 && <Waiting bonuses={waiting} onChange={reload} />}
            </>
          );
        }}
      </Loaded>
      <PastBonuses changes={changes} onChange={reload} />
    </AccountFrame>
  );
});
