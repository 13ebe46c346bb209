import type { Output } from '@marquee/contract/calls';
import { Badge, Icon, Section, useFormat, useLocalText } from '@marquee/sdk';
import type { CSSProperties, ReactNode } from 'react';
import { useText } from '../text';
import { LevelGift } from './LevelGift';
import { leftOf, rungs } from './ladder';
import styles from './VipLadder.module.css';

type GivingLevel = Output<'auth/vip'>['levels'][number];

/** Props of {@link VipLadder}. */
export interface VipLadderProps {
  levels: readonly GivingLevel[];
  current: string;
  /** The player's totals, minor units: how far the next level is. Deposits are null where no level asks for them. */
  totals: { deposit: number | null; turnover: number };
  /** Share of the way to the next level, 0 to 1. */
  way: number;
  money: (minor: number) => ReactNode;
  /** Called after a gift was requested, whatever the result. */
  onChange: () => void;
}

const icons = { reached: 'check', here: 'crown', next: 'target', ahead: 'lock' } as const;

/** Every level of the site with its thresholds and gift, in the form of the template (`levels` of its row). */
export function VipLadder({ levels, current, totals, way, money, onChange }: VipLadderProps) {
  const format = useFormat();
  const local = useLocalText();
  const t = useText();
  const missing = (total: number, target: number) => {
    const left = leftOf(total, target);
    return left === 0 ? t('vip.done') : t('vip.left', { amount: format.money(left) });
  };
  return (
    <Section title={t('vip.levels')}>
      <ol className={styles.ladder} style={{ '--count': levels.length, '--way': way } as CSSProperties}>
        {rungs(levels, current).map(({ name, title, deposit, turnover, gift, gift_state, place }, index) => (
          <li
            key={name}
            className={styles.rung}
            data-place={place}
            style={{ '--share': (index + 1) / levels.length } as CSSProperties}
            aria-current={place === 'here' ? 'step' : undefined}
          >
            <span className={styles.mark}>
              <Icon name={icons[place]} size={20} />
            </span>
            <strong className={styles.name}>{local(title) || name}</strong>
            {place === 'here' && <Badge tone="accent">{t('vip.here')}</Badge>}
            {place === 'next' && <Badge>{t('vip.upNext')}</Badge>}
            {place === 'reached' && <Badge tone="positive">{t('vip.done')}</Badge>}
            <dl className={styles.needs}>
              {totals.deposit !== null && (
                <div>
                  <dt>{t('vip.needDeposits')}</dt>
                  <dd>{money(deposit)}</dd>
                  {place === 'next' && <dd className={styles.left}>{missing(totals.deposit, deposit)}</dd>}
                </div>
              )}
              <div>
                <dt>{t('vip.needTurnover')}</dt>
                <dd>{money(turnover)}</dd>
                {place === 'next' && <dd className={styles.left}>{missing(totals.turnover, turnover)}</dd>}
              </div>
            </dl>
            {gift > 0 && <LevelGift level={name} gift={gift} state={gift_state} onChange={onChange} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
