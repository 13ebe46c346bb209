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
  /** The displayed period, `YYYY-MM-DD`. */
  period: { from: string; to: string };
}

const resultOf = ({ stakes, wins }: Bucket) => wins - stakes;

/** Values that share a scale, each with its colour by its key. */
interface Series {
  key: string;
  label: string;
  of: (bucket: Bucket) => number;
}

/**
 * Deposits, withdrawals and the result of play from the ledger, by day (in long periods by week or month), as a chart
 * and as a table. What is zero all the time has no chart; nothing is rendered if no money moved.
 */
export const MoneyChart = observer(function MoneyChart({ days, period }: MoneyChartProps) {
  const format = useFormat();
  const t = useText();
  if (days.length === 0) return null;
  const grain = grainOf(period);
  const buckets = bucketsOf(days, period);
  const nameOf = ({ from, to }: Bucket) => {
    if (grain === 'month') return format.accountMonth(from.slice(0, 7));
    return from === to ? format.accountDate(from) : `${format.accountDate(from)} – ${format.accountDate(to)}`;
  };
  const [first, last] = [buckets[0], buckets.at(-1)];
  const charts: Series[][] = [
    [
      { key: 'deposits', label: t('total.deposited'), of: ({ deposits }) => deposits },
      { key: 'withdrawals', label: t('total.withdrawn'), of: ({ withdrawals }) => -withdrawals },
    ],
    [{ key: 'result', label: t('column.result'), of: resultOf }],
  ];
  const drawn = charts.filter((series) => buckets.some((bucket) => series.some(({ of }) => of(bucket) !== 0)));
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
          {drawn.map((series) => (
            <Bars key={series[0]?.key} series={series} buckets={buckets} nameOf={nameOf} />
          ))}
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
            rows={buckets.filter((one) => one.deposits || one.withdrawals || one.stakes || one.wins)}
            rowKey={({ from }) => from}
            columns={columns}
          />
        </details>
      </div>
    </Section>
  );
});

/** Bars of several values on one scale, those of a bucket overlapping: one goes up where the other goes down. */
const Bars = observer(function Bars(props: {
  series: readonly Series[];
  buckets: readonly Bucket[];
  nameOf: (bucket: Bucket) => string;
}) {
  const { series, buckets, nameOf } = props;
  const { currency } = useSite();
  const format = useFormat();
  const scale = scaleOf(buckets.flatMap((bucket) => series.map(({ of }) => of(bucket))));
  const zero = placeOf(0, scale);
  const slot = 100 / buckets.length;
  const say = (bucket: Bucket, { key, label, of }: Series) =>
    `${label}: ${format.money(key === 'withdrawals' ? -of(bucket) : of(bucket))}`;
  return (
    <div className={styles.part}>
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
        <svg className={styles.plot} role="img" aria-label={series.map(({ label }) => label).join(', ')}>
          {scale.lines.map((value) => {
            const y = `${placeOf(value, scale)}%`;
            return (
              <line key={value} x1="0" x2="100%" y1={y} y2={y} className={value === 0 ? styles.zero : styles.line} />
            );
          })}
          {buckets.map((bucket, index) => (
            <g key={bucket.from} className={styles.bucket}>
              <title>{[nameOf(bucket), ...series.map((one) => say(bucket, one))].join('\n')}</title>
              <rect x={`${index * slot}%`} width={`${slot}%`} y="0" height="100%" className={styles.ground} />
              {series.map(({ key, of }) => {
                const place = placeOf(of(bucket), scale);
                return (
                  <rect
                    key={key}
                    className={styles[key]}
                    data-loss={of(bucket) < 0 || undefined}
                    x={`${(index + 0.2) * slot}%`}
                    width={`${0.6 * slot}%`}
                    y={`${Math.min(place, zero)}%`}
                    height={`${Math.abs(place - zero)}%`}
                  />
                );
              })}
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
});
