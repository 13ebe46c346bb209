import type { Output } from '@marquee/contract/calls';
import { Money, Section, Stat, Table, useFormat } from '@marquee/sdk';
import styles from '../history/History.module.css';
import { useText } from '../text';
import { kindLabel } from './kinds';

/** A statement's figures: balances, net result, and totals by kind. */
export function StatementFigures({ statement }: { statement: Output<'wallet/statement'> }) {
  const format = useFormat();
  const t = useText();
  const { totals } = statement;
  return (
    <>
      <div className={styles.totals}>
        <Stat label={t('statement.opening')} value={<Money minor={statement.opening_balance} />} />
        <Stat label={t('statement.closing')} value={<Money minor={statement.closing_balance} />} />
        <Stat label={t('statement.net')} value={<Money minor={statement.net_result} kind="change" />} />
        <Stat label={t('statement.lifetime')} value={<Money minor={statement.lifetime_net_deposits} />} />
      </div>
      {totals.length > 0 && (
        <Section title={t('statement.totals')}>
          <div className={styles.panel}>
            <Table
              caption={t('statement.totals')}
              rows={totals}
              rowKey={({ kind }) => kind}
              columns={[
                { key: 'kind', label: t('column.kind'), lead: true, cell: ({ kind }) => t(kindLabel(kind)) },
                { key: 'count', label: t('column.count'), align: 'end', cell: ({ count }) => format.number(count) },
                {
                  key: 'amount',
                  label: t('amount'),
                  align: 'end',
                  cell: ({ amount }) => <Money minor={amount} kind="change" />,
                },
              ]}
              foot={[
                t('statement.change'),
                format.number(totals.reduce((sum, { count }) => sum + count, 0)),
                <Money key="sum" minor={totals.reduce((sum, { amount }) => sum + amount, 0)} kind="change" />,
              ]}
            />
          </div>
        </Section>
      )}
    </>
  );
}
