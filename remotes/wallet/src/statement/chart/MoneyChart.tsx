import type { Output } from '@marquee/contract/calls';
import { minorPerMajor } from '@marquee/contract/currencies';
import { type Column, Link, Money, observer, Section, Table, useFormat, useSite } from '@marquee/sdk';
import history from '../../history/History.module.css';
import { useText } from '../../text';
import { type Bucket, bucketsOf, grainOf } from './buckets';
import styles from './MoneyChart.module.css';
import { placeOf, scaleOf } from './scale';

/** Props of {@link MoneyChart}. */
export interface MoneyChartProps {
  days: Output<'wallet/statement'>['days'];
  /** The period that is shown, `YYYY-MM-DD`. */
  period: { from: string; to: string };
}

const resultOf = ({ stakes, wins }: Bucket) => wins - stakes;

/**
 * Deposits, withdrawals and the result of play, day by day (in long periods by week or month), from the ledger; and the
 * same as a table. Nothing where no money moved.
 */
export const MoneyChart = observer(function MoneyChart({ days, period }: MoneyChartProps) {
  const { currency } = useSite();
  const format = useFormat();
  const t = useText();
  if (days.length === 0) return null;
  const grain = grainOf(period);
  const buckets = bucketsOf(days, period);
  const nameOf = ({ from, to }: Bucket) => {
    if (grain === 'month') return format.accountMonth(from.slice(0, 7));
    return from === to ? format.accountDate(from) : `${format.accountDate(from)} – ${format.accountDate(to)}`;
  };
  const series = [
    { key: 'deposits', label: t('total.deposited'), of: ({ deposits }: Bucket) => deposits },
    { key: 'withdrawals', label: t('total.withdrawn'), of: ({ withdrawals }: Bucket) => -withdrawals },
    { key: 'result', label: t('column.result'), of: resultOf },
  ];
  const scale = scaleOf(buckets.flatMap((bucket) => series.map(({ of }) => of(bucket))));
  const zero = placeOf(0, scale);
  const slot = 100 / buckets.length;
  const [first, last] = [buckets[0], buckets.at(-1)];
  const columns: Column<Bucket>[] = [
    {
      key: 'name',
      label: t(`chart.${grain}`),
      lead: true,
      cell: (bucket) => (
        <Link to={`/statement?${new URLSearchParams({ from: bucket.from, to: bucket.to })}`}>{nameOf(bucket)}</Link>
      ),
    },
    ...(
      [
        ['total.deposited', ({ deposits }: Bucket) => deposits],
        ['total.withdrawn', ({ withdrawals }: Bucket) => withdrawals],
        ['total.staked', ({ stakes }: Bucket) => stakes],
        ['total.returned', ({ wins }: Bucket) => wins],
      ] as const
    ).map(
      ([label, of]): Column<Bucket> => ({
        key: label,
        label: t(label),
        align: 'end',
        cell: (bucket) => <Money minor={of(bucket)} />,
      }),
    ),
    {
      key: 'result',
      label: t('column.result'),
      align: 'end',
      cell: (bucket) => <Money minor={resultOf(bucket)} kind="change" />,
    },
  ];
  return (
    <Section title={t(`chart.by.${grain}`)}>
      <div className={history.panel}>
        <figure className={styles.figure} data-testid="chart">
          <ul className={styles.legend}>
            {series.map(({ key, label }) => (
              <li key={key} className={styles[key]}>
                {label}
              </li>
            ))}
          </ul>
          <div className={styles.chart}>
            <div className={styles.scale} aria-hidden="true">
              {scale.lines.map((value) => (
                <span key={value} style={{ insetBlockStart: `${placeOf(value, scale)}%` }}>
                  {format.compact(value / minorPerMajor(currency))}
                </span>
              ))}
            </div>
            <svg className={styles.plot} role="img" aria-label={t('chart.label')}>
              {scale.lines.map((value) => {
                const y = `${placeOf(value, scale)}%`;
                return (
                  <line
                    key={value}
                    x1="0"
                    x2="100%"
                    y1={y}
                    y2={y}
                    className={value === 0 ? styles.zero : styles.line}
                  />
                );
              })}
              {buckets.map((bucket, index) => (
                <g key={bucket.from} className={styles.bucket}>
                  <title>
                    {[nameOf(bucket), ...series.map(({ label, of }) => `${label}: ${format.money(of(bucket))}`)].join(
                      '\n',
                    )}
                  </title>
                  <rect x={`${index * slot}%`} width={`${slot}%`} y="0" height="100%" className={styles.ground} />
                  {series.map(({ key, of }) => {
                    const place = placeOf(of(bucket), scale);
                    return (
                      <rect
                        key={key}
                        className={styles[key]}
                        data-loss={of(bucket) < 0 || undefined}
                        x={`${(index + (key === 'result' ? 0.53 : 0.11)) * slot}%`}
                        width={`${0.36 * slot}%`}
                        y={`${Math.min(place, zero)}%`}
                        height={`${Math.abs(place - zero)}%`}
                      />
                    );
                  })}
                </g>
              ))}
            </svg>
          </div>
          {first && last && (
            <p className={styles.ends} aria-hidden="true">
              <span>{format.accountDate(first.from)}</span>
              {first !== last && <span>{format.accountDate(last.to)}</span>}
            </p>
          )}
        </figure>
        <details className={styles.table}>
          <summary>{t('chart.table')}</summary>
          <Table
            caption={t(`chart.by.${grain}`)}
            rows={buckets.filter((one) => series.some(({ of }) => of(one) !== 0) || one.stakes !== 0)}
            rowKey={({ from }) => from}
            columns={columns}
          />
        </details>
      </div>
    </Section>
  );
});
