import type { ProtectionState } from '@marquee/contract/entities';
import { Card, Link, Progress, useFormat } from '@marquee/sdk';
import styles from '../payment/PaymentPage.module.css';
import { useText } from '../text';

/** What the player's deposit limits leave, one by one, once they are known, and the way to change them. */
export function DepositLimits({ protection }: { protection: ProtectionState | undefined }) {
  const format = useFormat();
  const t = useText();
  const limits = protection?.limits.flatMap(({ kind, period, amount, used }) =>
    kind === 'deposit' && amount !== null ? [{ period, amount, used }] : [],
  );
  return (
    <Card title={t('limits.title')}>
      {limits?.length === 0 && <p className={styles.quiet}>{t('limits.none')}</p>}
      {limits?.map(({ period, amount, used }) => (
        <Progress
          key={period}
          label={t(`limits.${period}`)}
          value={used}
          max={Math.max(1, amount)}
          text={t('limits.left', { amount: format.money(Math.max(0, amount - used)) })}
        />
      ))}
      <Link to="/responsible-gaming" className={styles.way}>
        {t('deposit.limits')}
      </Link>
    </Card>
  );
}
