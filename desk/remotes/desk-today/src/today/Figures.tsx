import type { StaffOutput } from '@marquee/contract/staff/calls';
import {
  Amount,
  Card,
  type DataColumn,
  DataTable,
  EmptyState,
  Link,
  money,
  Segmented,
  Stat,
  useSearchParams,
} from '@marquee/desk-sdk';
import type { Period } from '../period';
import { Chart } from './Chart';
import { kindsOf, measures, sumOf } from './measures';
import styles from './today.module.css';

type Answer = StaffOutput<'today/figures'>;
type Row = Answer['value'][number];

/** The columns of a currency: one for each measure, and players where they are known. */
function columnsOf(currency: string, by: string): DataColumn<Row>[] {
  const named: DataColumn<Row> = {
    id: 'key',
    label: `${by.charAt(0).toUpperCase()}${by.slice(1)}`,
    value: ({ key }) => key || '–',
  };
  const ofMoney = measures.map(
    (measure): DataColumn<Row> => ({
      id: measure.id,
      label: measure.label,
      isFigure: true,
      value: (row) => sumOf(row, measure),
      cell: (row) => <Amount minor={sumOf(row, measure)} currency={currency} />,
    }),
  );
  const ofPlayers: DataColumn<Row>[] = [
    { id: 'new', label: 'New players', isFigure: true, value: ({ new_players }) => new_players },
    ...(by === 'day'
      ? [{ id: 'active', label: 'Active players', isFigure: true, value: (row: Row) => row.active_players }]
      : []),
  ];
  return [named, ...ofMoney, ...ofPlayers];
}

/** The figures of a period: one currency at a time, as they are never added up over currencies. */
export function Figures({
  figures: { value, totals, liability, next },
  by,
  period,
  site,
  onNext,
}: {
  figures: Answer;
  by: string;
  period: Period;
  site: string;
  onNext: (after: string) => void;
}) {
  const [query, setQuery] = useSearchParams();
  const currencies = [...new Set([...totals, ...liability].map((one) => one.currency))];
  const currency = currencies.find((one) => one === query.get('currency')) ?? currencies[0];
  if (currency === undefined)
    return <EmptyState title="Nothing was posted in this period" text="Choose other days, or another site." />;
  const total = totals.find((one) => one.currency === currency);
  const rows = value.filter((row) => row.currency === currency);
  const measure = measures.find(({ id }) => id === query.get('chart')) ?? measures[4];
  const owed = liability.filter((one) => one.currency === currency);
  const choose = (name: string) => (chosen: string) =>
    setQuery((before) => {
      const after = new URLSearchParams(before);
      after.set(name, chosen);
      return after;
    });
  const rowsOf = (kind: string) =>
    `/today/rows?${new URLSearchParams({ ...period, figure: kind, currency, ...(site && { site }) })}`;
  return (
    <>
      {currencies.length > 1 && (
        <Segmented
          label="Currency"
          value={currency}
          options={currencies.map((one) => ({ value: one, label: one }))}
          onChange={choose('currency')}
        />
      )}
      <div className={styles.stats}>
        {measures.map((one) => (
          <Stat
            key={one.id}
            label={one.label}
            value={<Amount minor={total ? sumOf(total, one) : 0} currency={currency} />}
            hint={kindsOf(one).map((kind) => (
              <Link key={kind} to={rowsOf(kind)} className={styles.behind ?? ''}>
                {kind.replaceAll('_', ' ')}
              </Link>
            ))}
          />
        ))}
        {total?.new_players != null && <Stat label="New players" value={total.new_players} />}
      </div>
      <Card title="Owed to players at this moment">
        <DataTable
          name="owed"
          caption="Owed to players"
          rows={owed}
          rowKey={(row) => row.site}
          empty={{ title: 'Nothing is owed' }}
          columns={[
            { id: 'site', label: 'Site', value: (row) => row.site },
            ...(['cash', 'reserved', 'bonus', 'free_bet', 'open_stakes', 'may_pay'] as const).map((field) => ({
              id: field,
              label: owedLabels[field],
              isFigure: true,
              value: (row: (typeof owed)[number]) => row[field],
              cell: (row: (typeof owed)[number]) => <Amount minor={row[field]} currency={currency} />,
            })),
            { id: 'bets', label: 'Open bets', isFigure: true, value: (row) => row.open_bets },
          ]}
        />
      </Card>
      {measure && rows.length > 1 && (
        <Card title={`${measure.label} ${by === 'currency' ? '' : `by ${by}`}`}>
          <Segmented
            label="Chart of"
            value={measure.id}
            options={measures.slice(0, 5).map(({ id, label }) => ({ value: id, label }))}
            onChange={choose('chart')}
          />
          <Chart
            label={measure.label}
            bars={rows.map((row) => ({ name: row.key || '–', value: sumOf(row, measure) }))}
            text={(minor) => money(minor, currency)}
          />
        </Card>
      )}
      <DataTable
        caption={`Figures by ${by}`}
        columns={columnsOf(currency, by)}
        rows={rows}
        rowKey={({ key }) => key}
        empty={{ title: 'No figures of this currency' }}
        next={next}
        onNext={onNext}
      />
    </>
  );
}

const owedLabels = {
  cash: 'Cash',
  reserved: 'Withdrawals on their way',
  bonus: 'Bonus money',
  free_bet: 'Free bets',
  open_stakes: 'Open stakes',
  may_pay: 'Open bets may pay',
} as const;
