import { Badge, Icon, Section } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { useText } from '../text';
import { type Level, rungs } from './ladder';
import styles from './VipPage.module.css';

/** Every level of the site, and what it asks for in all. */
export function VipLadder(props: { levels: readonly Level[]; current: string; money: (minor: number) => ReactNode }) {
  const { levels, current, money } = props;
  const t = useText();
  return (
    <Section title={t('vip.levels')}>
      <ol className={styles.ladder}>
        {rungs(levels, current).map(({ name, deposit, turnover, place }) => (
          <li
            key={name}
            className={styles.rung}
            data-place={place}
            aria-current={place === 'here' ? 'step' : undefined}
          >
            <span className={styles.mark}>
              <Icon name={place === 'ahead' ? 'lock' : place === 'here' ? 'crown' : 'check'} size={20} />
            </span>
            <strong className={styles.name}>{name}</strong>
            {place === 'here' && <Badge tone="accent">{t('vip.here')}</Badge>}
            {place === 'reached' && <Badge tone="positive">{t('vip.done')}</Badge>}
            <dl className={styles.needs}>
              <div>
                <dt>{t('vip.needDeposits')}</dt>
                <dd>{money(deposit)}</dd>
              </div>
              <div>
                <dt>{t('vip.needTurnover')}</dt>
                <dd>{money(turnover)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}
