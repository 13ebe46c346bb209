import type { Input, Output } from '@marquee/contract/calls';
import {
  Button,
  type Column,
  EmptyState,
  ErrorCard,
  Link,
  observer,
  Paginator,
  Section,
  Skeleton,
  Table,
  useAction,
  useFormat,
  useLive,
  useNow,
  useResource,
  useSite,
} from '@marquee/sdk';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Page } from '../Page';
import { useText } from '../text';
import styles from './History.module.css';
import { type FilterOption, HistoryFilters } from './HistoryFilters';
import { PrintHeader } from './PrintHeader';
import { shownDays } from './periods';
import { saveCsv } from './saveCsv';
import { type HistoryCall, useAllPages } from './useAllPages';
import { useHistoryQuery } from './useHistoryQuery';
import { usePrinting } from './usePrinting';

/** Props of {@link History}. */
export interface HistoryProps<N extends HistoryCall, R> {
  /** The paginated call. */
  name: N;
  title: string;
  /** Prefix of a saved file's name. */
  file: string;
  types: readonly FilterOption[];
  states?: readonly FilterOption[];
  rowsOf: (value: Partial<Output<N>>) => readonly R[] | undefined;
  keyOf: (row: R) => string;
  columns: readonly Column<R>[];
  csvOf: (rows: readonly R[], currency: string) => string;
  empty: ComponentProps<typeof EmptyState>;
  /** Heading of the rows, if the page has more than rows. */
  heading?: string;
  /** Totals of the whole period, above the rows. */
  totals: (value: Output<N>, days: { from: string; to: string }) => ReactNode;
  /** Content after the rows. */
  after?: (value: Output<N>) => ReactNode;
}

/**
 * A history page: filters and page number in the URL (D3), totals of the period, rows paginated by the server, and all
 * rows of the period as a file or in print.
 */
export const History = observer(function History<N extends HistoryCall, R>(props: HistoryProps<N, R>) {
  const { name, title, types, states, rowsOf, keyOf, columns, empty } = props;
  const values = (options?: readonly FilterOption[]) => options?.map(({ value }) => value);
  const { query, pageUrl, ask, correct } = useHistoryQuery({
    ...(types && { types: values(types) ?? [] }),
    ...(states && { states: values(states) ?? [] }),
  });
  const { currency } = useSite();
  const format = useFormat();
  const { zone } = format;
  const today = format.day(useNow(60_000));
  // days are meant in the time zone of the displayed times
  const input = { ...query, ...(zone && { zone }) } as Input<N>;
  const { state, value, reload } = useResource(name, input);
  const t = useText();
  const readAll = useAllPages(name, input, rowsOf, keyOf);
  const [printed, print] = usePrinting<readonly R[]>();
  const csv = useAction(async () => {
    const { answer, rows } = await readAll();
    const { from, to } = shownDays(query, today);
    if (answer.statusCode === 1) saveCsv(props.csvOf(rows, currency), `${props.file}-${from}-${to}.csv`);
    return answer;
  });
  const printAll = useAction(async () => {
    const { answer, rows } = await readAll();
    if (answer.statusCode === 1) print(rows);
    return answer;
  });
  const readAgain = () => void reload();
  useLive('wallet', readAgain, readAgain);

  const shown = state === 'failed' ? undefined : value;
  const rows = shown && rowsOf(shown);
  const beyond = shown && shown.total > 0 && rows?.length === 0 ? Math.ceil(shown.total / 10) : undefined;
  useEffect(() => {
    if (beyond) correct(beyond);
  });

  const list = shown && rows && (
    <>
      <div className={styles.panel}>
        <Table caption={title} rows={printed ?? rows} rowKey={keyOf} columns={columns} />
      </div>
      <div className={styles.pages}>
        <Paginator total={shown.total} page={query.page} type="link" linkUrl={pageUrl} />
      </div>
    </>
  );
  return (
    <Page title={title} wide>
      <PrintHeader days={shownDays(query, today)} />
      <div className={styles.history}>
        <HistoryFilters query={query} ask={ask} types={types} states={states} />
        <div className={styles.actions}>
          <Button icon="download" busy={csv.busy} onClick={() => void csv.run()}>
            {t('history.csv')}
          </Button>
          <Button icon="print" busy={printAll.busy} onClick={() => void printAll.run()}>
            {t('history.print')}
          </Button>
          <p role="status" className={styles.count}>
            {shown && t('history.count', { count: shown.total, shown: format.number(shown.total) })}
          </p>
        </div>
        {state === 'failed' && <ErrorCard title={t('failed')} text={t('failedText')} onRetry={() => void reload()} />}
        {!shown && state !== 'failed' && <Skeleton shape="rows" count={10} />}
        {shown && rows && (
          <div className={styles.list} data-testid={props.file}>
            {props.totals(shown, shownDays(query, today))}
            {shown.total === 0 ? (
              <EmptyState {...empty} />
            ) : props.heading ? (
              <Section title={props.heading}>{list}</Section>
            ) : (
              list
            )}
            {props.after?.(shown)}
            <p className={styles.reach}>
              {t('history.reach')} <Link to="/contact-us">{t('history.askUs')}</Link>
            </p>
          </div>
        )}
      </div>
    </Page>
  );
});
