import type { Output } from '@marquee/contract/calls';
import { Badge, Icon, Section, useLocalText } from '@marquee/sdk';
import type { ReactNode } from 'react';
import { useText } from '../text';
import { LevelGift } from './LevelGift';
import { rungs } from './ladder';
import styles from './VipPage.module.css';

type GivingLevel = Output<'auth/vip'>['levels'][number];

/** Props of {@link VipLadder}. */
export interface VipLadderProps {
  levels: readonly GivingLevel[];
  current: string;
  money: (minor: number) => ReactNode;
  /** Called after a gift was requested, whatever the result. */
  onChange: () => void;
}

/** Every level of the site with its thresholds and gift. */
export function VipLadder({ levels, current, money, onChange }: VipLadderProps) {
  const local = useLocalText();
  const t = useText();
  return (
    <Section title={t('vip.levels')}>
      <ol className={styles.ladder}>
        {rungs(levels, current).map(({ name, title, deposit, turnover, gift, gift_state, place }) => (
          <li
            key={name}
            className={styles.rung}
            data-place={place}
            aria-current={place === 'here' ? 'step' : undefined}
          >
            <span className={styles.mark}>
              <Icon name={place === 'ahead' ? 'lock' : place === 'here' ? 'crown' : 'check'} size={20} />
            </span>
            <strong className={styles.name}>{local(title) || name}</strong>
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
            {gift > 0 && <LevelGift level={name} gift={gift} state={gift_state} onChange={onChange} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
