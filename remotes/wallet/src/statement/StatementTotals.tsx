import type { Output } from '@marquee/contract/calls';
import { Money, Section, Table, useFormat } from '@marquee/sdk';
import styles from '../history/History.module.css';
import { useText } from '../text';
import { kindLabel } from './kinds';

/** A statement's totals by kind, and the resulting change of the balance. Not rendered for a period without entries. */
export function StatementTotals({ totals }: { totals: Output<'wallet/statement'>['totals'] }) {
  const format = useFormat();
  const t = useText();
  if (totals.length === 0) return null;
  return (
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
              phone: 'side',
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
  );
}
