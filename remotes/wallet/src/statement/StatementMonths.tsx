import type { Output } from '@marquee/contract/calls';
import { type Column, Link, Money, Section, Table, useFormat } from '@marquee/sdk';
import styles from '../history/History.module.css';
import { daysOfMonth } from '../history/periods';
import { useText } from '../text';

type Month = Output<'wallet/statement'>['months'][number];

/** Those of the last twelve months in which money moved, linked to their statements. */
export function StatementMonths({ months }: { months: readonly Month[] }) {
  const format = useFormat();
  const t = useText();
  const moved = months.filter(({ deposits, withdrawals, stakes, wins }) => deposits || withdrawals || stakes || wins);
  const sum = (of: (month: Month) => number) => months.reduce((total, month) => total + of(month), 0);
  const figures = [
    { key: 'deposits', label: t('total.deposited'), of: ({ deposits }: Month) => deposits },
    { key: 'withdrawals', label: t('total.withdrawn'), of: ({ withdrawals }: Month) => withdrawals },
    { key: 'stakes', label: t('total.staked'), of: ({ stakes }: Month) => stakes },
    { key: 'wins', label: t('total.returned'), of: ({ wins }: Month) => wins },
    {
      key: 'result',
      label: t('column.result'),
      of: ({ stakes, wins }: Month) => wins - stakes,
      kind: 'change' as const,
    },
  ];
  const columns: Column<Month>[] = [
    {
      key: 'month',
      label: t('column.month'),
      lead: true,
      cell: ({ month }) => (
        <Link to={`/statement?${new URLSearchParams(daysOfMonth(month))}`}>{format.accountMonth(month)}</Link>
      ),
    },
    ...figures.map(
      ({ key, label, of, kind }): Column<Month> => ({
        key,
        label,
        align: 'end',
        ...(key === 'result' && { phone: 'side' }),
        cell: (month) => <Money minor={of(month)} kind={kind ?? 'plain'} />,
      }),
    ),
  ];
  if (moved.length === 0) return null;
  return (
    <Section title={t('statement.months')}>
      <div className={styles.panel}>
        <Table
          caption={t('statement.months')}
          rows={moved}
          rowKey={({ month }) => month}
          columns={columns}
          foot={[
            t('statement.sum'),
            ...figures.map(({ key, of, kind }) => <Money key={key} minor={sum(of)} kind={kind ?? 'plain'} />),
          ]}
        />
      </div>
    </Section>
  );
}
