import type { LabelOf } from '@marquee/federation/defineRemote';
import {
  Badge,
  EmptyState,
  ErrorCard,
  Money,
  observer,
  Paginator,
  Skeleton,
  Stat,
  Table,
  useFormat,
  useResource,
} from '@marquee/sdk';
import type en from '../locales/en.json';
import { Page } from '../Page';
import { useText } from '../text';
import { HistoryFilters } from './HistoryFilters';
import styles from './HistoryFilters.module.css';
import { useHistoryQuery } from './useHistoryQuery';

/** States of a bet with their labels. */
const betStates: Record<string, LabelOf<typeof en>> = {
  open: 'bet.open',
  won: 'bet.won',
  lost: 'bet.lost',
  refunded: 'bet.refunded',
  cashed_out: 'bet.cashedOut',
};

const tones: Record<string, 'positive'> = { won: 'positive', cashed_out: 'positive' };

/** All bets: rounds of games and sports bets. */
export const BetHistoryPage = observer(function BetHistoryPage() {
  const { query, pageUrl, ask } = useHistoryQuery();
  const { state, value, reload } = useResource('wallet/bets', query);
  const format = useFormat();
  const t = useText();
  return (
    <Page title={t('page.bets')} wide>
      <HistoryFilters
        query={query}
        ask={ask}
        types={[
          { value: 'game', label: t('bet.game') },
          { value: 'sports', label: t('bet.sports') },
        ]}
        states={Object.entries(betStates).map(([key, label]) => ({ value: key, label: t(label) }))}
      />
      {state === 'failed' && <ErrorCard title={t('failed')} text={t('failedText')} onRetry={() => void reload()} />}
      {!value && state !== 'failed' && <Skeleton shape="rows" />}
      {value?.total === 0 && <EmptyState icon="ticket" title={t('bets.none')} text={t('bets.noneText')} />}
      {value && value.total > 0 && (
        <>
          <div className={styles.totals}>
            <Stat label={t('total.staked')} value={<Money minor={value.staked} />} />
            <Stat label={t('total.returned')} value={<Money minor={value.returned} />} />
          </div>
          <Table
            caption={t('page.bets')}
            rows={value.value}
            rowKey={({ bet_id }) => bet_id}
            columns={[
              { key: 'at', label: t('column.time'), cell: ({ placed_at }) => format.dateTime(placed_at) },
              {
                key: 'title',
                label: t('column.bet'),
                lead: true,
                cell: ({ title, detail }) => (
                  <>
                    {title}
                    {detail && <small> {detail}</small>}
                  </>
                ),
              },
              {
                key: 'state',
                label: t('column.state'),
                cell: ({ state: at }) => <Badge tone={tones[at] ?? 'neutral'}>{t(betStates[at] ?? 'bet.open')}</Badge>,
              },
              { key: 'stake', label: t('column.stake'), align: 'end', cell: ({ stake }) => <Money minor={stake} /> },
              {
                key: 'payout',
                label: t('column.payout'),
                align: 'end',
                cell: ({ payout }) => <Money minor={payout} />,
              },
            ]}
          />
          <Paginator total={value.total} page={query.page} type="link" linkUrl={pageUrl} />
        </>
      )}
    </Page>
  );
});
