import {
  Button,
  EmptyState,
  ErrorCard,
  Money,
  observer,
  Paginator,
  Section,
  Skeleton,
  Stat,
  Table,
  useFormat,
  useResource,
} from '@marquee/sdk';
import { HistoryFilters } from '../history/HistoryFilters';
import historyStyles from '../history/HistoryFilters.module.css';
import { useHistoryQuery } from '../history/useHistoryQuery';
import { Page } from '../Page';
import { useText } from '../text';
import { kindLabel } from './kinds';
import styles from './StatementPage.module.css';
import { useStatementCsv } from './useStatementCsv';

/** The statement (decisions §6): balances, totals by kind, result of the period, lifetime net deposits, twelve months. */
export const StatementPage = observer(function StatementPage() {
  const { query, pageUrl, ask } = useHistoryQuery();
  const { state, value, reload } = useResource('wallet/statement', query);
  const csv = useStatementCsv(query);
  const format = useFormat();
  const t = useText();
  return (
    <Page title={t('page.statement')} wide>
      <HistoryFilters query={query} ask={ask} />
      {state === 'failed' && !value && (
        <ErrorCard title={t('failed')} text={t('failedText')} onRetry={() => void reload()} />
      )}
      {!value && state !== 'failed' && <Skeleton shape="rows" />}
      {value && (
        <div className={styles.statement} data-testid="statement">
          <p className={styles.period}>
            {t('statement.period', { from: format.accountDate(value.from), to: format.accountDate(value.to) })}
          </p>
          <div className={historyStyles.totals}>
            <Stat label={t('statement.opening')} value={<Money minor={value.opening_balance} />} />
            <Stat label={t('statement.closing')} value={<Money minor={value.closing_balance} />} />
            <Stat label={t('statement.net')} value={<Money minor={value.net_result} kind="change" />} />
            <Stat label={t('statement.lifetime')} value={<Money minor={value.lifetime_net_deposits} />} />
          </div>
          <div className={styles.actions}>
            <Button icon="download" busy={csv.busy} onClick={() => void csv.run()}>
              {t('statement.csv')}
            </Button>
            <Button icon="print" onClick={() => print()}>
              {t('statement.print')}
            </Button>
          </div>
          {value.totals.length > 0 && (
            <Section title={t('statement.totals')}>
              <Table
                caption={t('statement.totals')}
                rows={value.totals}
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
              />
            </Section>
          )}
          <Section title={t('statement.entries')}>
            {value.total === 0 ? (
              <EmptyState icon="history" title={t('history.none')} text={t('history.noneText')} />
            ) : (
              <>
                <Table
                  caption={t('statement.entries')}
                  rows={value.transactions}
                  rowKey={({ transaction_id }) => transaction_id}
                  columns={[
                    { key: 'at', label: t('column.time'), cell: ({ at }) => format.accountDateTime(at) },
                    { key: 'kind', label: t('column.kind'), lead: true, cell: ({ kind }) => t(kindLabel(kind)) },
                    { key: 'what', label: t('column.what'), cell: ({ description }) => description },
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
                  ]}
                />
                <Paginator total={value.total} page={query.page} type="link" linkUrl={pageUrl} />
              </>
            )}
          </Section>
          <Section title={t('statement.months')}>
            <Table
              caption={t('statement.months')}
              rows={value.months}
              rowKey={({ month }) => month}
              columns={[
                { key: 'month', label: t('column.month'), lead: true, cell: ({ month }) => month },
                {
                  key: 'deposits',
                  label: t('total.deposited'),
                  align: 'end',
                  cell: ({ deposits }) => <Money minor={deposits} />,
                },
                {
                  key: 'withdrawals',
                  label: t('total.withdrawn'),
                  align: 'end',
                  cell: ({ withdrawals }) => <Money minor={withdrawals} />,
                },
                {
                  key: 'stakes',
                  label: t('total.staked'),
                  align: 'end',
                  cell: ({ stakes }) => <Money minor={stakes} />,
                },
                { key: 'wins', label: t('total.returned'), align: 'end', cell: ({ wins }) => <Money minor={wins} /> },
              ]}
            />
          </Section>
        </div>
      )}
    </Page>
  );
});
