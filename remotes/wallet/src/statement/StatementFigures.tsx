import type { Output } from '@marquee/contract/calls';
import { Money, Stat } from '@marquee/sdk';
import styles from '../history/History.module.css';
import { useText } from '../text';

/** What a statement comes to: its balances, the result of play, and what was paid in since the account was opened. */
export function StatementFigures({ statement }: { statement: Output<'wallet/statement'> }) {
  const t = useText();
  return (
    <div className={styles.totals}>
      <Stat label={t('statement.opening')} value={<Money minor={statement.opening_balance} />} />
      <Stat label={t('statement.closing')} value={<Money minor={statement.closing_balance} />} />
      <Stat label={t('statement.net')} value={<Money minor={statement.net_result} kind="change" />} />
      <Stat label={t('statement.lifetime')} value={<Money minor={statement.lifetime_net_deposits} />} />
    </div>
  );
}
