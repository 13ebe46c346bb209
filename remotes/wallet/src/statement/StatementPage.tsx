import type { Output } from '@marquee/contract/calls';
import { statementCsv } from '@marquee/contract/statementCsv';
import { type Column, Money, useFormat, useLocalText } from '@marquee/sdk';
import { History } from '../history/History';
import { useText } from '../text';
import { kindLabel, kindLabels } from './kinds';
import { StatementFigures } from './StatementFigures';
import { StatementMonths } from './StatementMonths';

type Entry = Output<'wallet/statement'>['transactions'][number];

/**
 * The statement (D6): balances, totals by kind, result of the period, lifetime net deposits, entries, twelve
 * months.
 */
export function StatementPage() {
  const format = useFormat();
  const local = useLocalText();
  const t = useText();
  const columns: Column<Entry>[] = [
    { key: 'at', label: t('column.time'), cell: ({ at }) => format.accountDateTime(at) },
    { key: 'kind', label: t('column.kind'), lead: true, cell: ({ kind }) => t(kindLabel(kind)) },
    { key: 'what', label: t('column.what'), cell: ({ title, description }) => local(title) || description },
    {
      key: 'amount',
      label: t('amount'),
      align: 'end',
      cell: ({ amount }) => <Money minor={amount} kind="change" />,
    },
    {
      key: 'after',
      label: t('column.after'),
      align: 'end',
      cell: ({ balance_after }) => <Money minor={balance_after} />,
    },
  ];
  return (
    <History<'wallet/statement', Entry>
      name="wallet/statement"
      title={t('page.statement')}
      file="statement"
      types={Object.entries(kindLabels).map(([value, label]) => ({ value, label: t(label) }))}
      rowsOf={({ transactions }) => transactions}
      keyOf={({ transaction_id }) => transaction_id}
      empty={{ icon: 'history', title: t('history.none'), text: t('history.noneText') }}
      totals={(statement) => <StatementFigures statement={statement} />}
      heading={t('statement.entries')}
      columns={columns}
      csvOf={statementCsv}
      after={({ months }) => <StatementMonths months={months} />}
    />
  );
}
