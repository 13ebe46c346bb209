import { IconButton, observer, Section, useAction, useApi, useLocalText, VisuallyHidden } from '@marquee/sdk';
import { useState } from 'react';
import { useText } from '../text';
import { BonusCard } from './BonusCard';
import { type Bonus, moved } from './bonus';
import styles from './bonuses.module.css';

/** Bonuses that wait for the one before them, in an order that the player chooses. */
export const Waiting = observer(function Waiting({ bonuses, onChange }: { bonuses: Bonus[]; onChange: () => void }) {
  const api = useApi();
  const text = useLocalText();
  const t = useText();
  const [said, setSaid] = useState('');
  const { run, busy } = useAction((bonus_ids: string[]) => api.call('bonuses/order', { bonus_ids }));
  const ids = bonuses.filter(({ state }) => state === 'waiting').map(({ bonus_id }) => bonus_id);

  async function move(bonus: Bonus, by: -1 | 1) {
    const next = moved(ids, bonus.bonus_id, by);
    if (!next || busy) return;
    const done = await run(next);
    onChange();
    if (done) setSaid(t('bonus.moved', { title: text(bonus.title), number: next.indexOf(bonus.bonus_id) + 1 }));
  }

  return (
    <Section title={t('bonuses.waiting')}>
      <VisuallyHidden live>{said}</VisuallyHidden>
      <ol className={styles.list}>
        {bonuses.map((bonus) => (
          <li key={bonus.bonus_id}>
            <BonusCard
              bonus={bonus}
              onChange={onChange}
              aside={
                bonus.state === 'waiting' &&
                ids.length > 1 && (
                  <span className={styles.moves}>
                    <IconButton
                      icon="chevron-up"
                      label={t('bonus.up', { title: text(bonus.title) })}
                      disabled={ids[0] === bonus.bonus_id}
                      onClick={() => void move(bonus, -1)}
                    />
                    <IconButton
                      icon="chevron-down"
                      label={t('bonus.down', { title: text(bonus.title) })}
                      disabled={ids.at(-1) === bonus.bonus_id}
                      onClick={() => void move(bonus, 1)}
                    />
                  </span>
                )
              }
            />
          </li>
        ))}
      </ol>
    </Section>
  );
});
