import type { Output } from '@marquee/contract/calls';
import { statementCsv } from '@marquee/contract/statementCsv';
import { type Column, Link, Money, useFormat, useLocalText, useSearchParams } from '@marquee/sdk';
import { detailLink } from '../history/detailLink';
import { EntryFrame } from '../history/EntryFrame';
import { History } from '../history/History';
import { useText } from '../text';
import { MoneyChart } from './chart/MoneyChart';
import { EntryReceipt } from './EntryReceipt';
import { entryLabel, kindLabels } from './kinds';
import { StatementFigures } from './StatementFigures';
import { StatementMonths } from './StatementMonths';
import { StatementTotals } from './StatementTotals';

type Entry = Output<'wallet/statement'>['transactions'][number];

/**
 * The statement (D6): balances, totals by kind, result of the period, lifetime net deposits, entries, twelve
 * months.
 */
export function StatementPage() {
  const [search] = useSearchParams();
  const t = useText();
  const entry = search.get('entry');
  return (
    <EntryFrame entry={entry} label={t(entry === null ? 'page.statement' : 'page.receipt')}>
      {entry === null ? <Statement /> : <EntryReceipt key={entry} id={entry} back={detailLink('/statement', search)} />}
    </EntryFrame>
  );
}

function Statement() {
  const [search] = useSearchParams();
  const format = useFormat();
  const local = useLocalText();
  const t = useText();
  const columns: Column<Entry>[] = [
    { key: 'at', label: t('column.time'), phone: 'below', cell: ({ at }) => format.accountDateTime(at) },
    {
      key: 'kind',
      label: t('column.kind'),
      lead: true,
      cell: (entry) => (
        <Link to={detailLink('/statement', search, { entry: entry.transaction_id })}>{t(entryLabel(entry))}</Link>
      ),
    },
    {
      key: 'what',
      label: t('column.what'),
      phone: 'below',
      cell: ({ title, description }) => local(title) || description,
    },
    {
      key: 'amount',
      label: t('amount'),
      align: 'end',
      phone: 'side',
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
      totals={(statement, days) => (
        <>
          <StatementFigures statement={statement} />
          <MoneyChart days={statement.days} period={days} />
          <StatementTotals totals={statement.totals} />
        </>
      )}
      heading={t('statement.entries')}
      columns={columns}
      csvOf={statementCsv}
      after={({ months }) => <StatementMonths months={months} />}
    />
  );
}
