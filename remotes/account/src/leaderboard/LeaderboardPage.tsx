import type { Output } from '@marquee/contract/calls';
import { EmptyState, Money, observer, Section, Stat, Table, useFormat, useResource } from '@marquee/sdk';
import { AccountFrame } from '../AccountFrame';
import styles from '../AccountFrame.module.css';
import { Loaded } from '../Loaded';
import { useText } from '../text';

type Rank = Output<'settings/top10winner_withdrawal'>['winner'][number];

/** The top-10 statistics (§3), from the ledger; account ids are masked. */
export const LeaderboardPage = observer(function LeaderboardPage() {
  const statistics = useResource('settings/top10winner_withdrawal', {});
  const format = useFormat();
  const t = useText();
  return (
    <AccountFrame title={t('page.leaderboard')} wide>
      <Loaded resource={statistics} rows={10}>
        {(value) => (
          <>
            <div className={styles.stats}>
              <Stat label={t('board.registered')} value={format.number(value.registered_player)} />
              <Stat label={t('board.active')} value={format.number(value.active_player)} />
              <Stat label={t('board.deposited')} value={format.number(value.deposited_player)} />
              <Stat label={t('board.hour')} value={format.number(value.hour_withdrawal)} />
            </div>
            <Board title={t('board.winners')} empty={t('board.noWinners')} ranks={value.winner} />
            <Board title={t('board.withdrawals')} empty={t('board.noWithdrawals')} ranks={value.withrawal} />
          </>
        )}
      </Loaded>
    </AccountFrame>
  );
});

function Board({ title, empty, ranks }: { title: string; empty: string; ranks: readonly Rank[] }) {
  const format = useFormat();
  const t = useText();
  return (
    <Section title={title}>
      {ranks.length === 0 ? (
        <EmptyState icon="trophy" title={empty} />
      ) : (
        <Table
          caption={title}
          rows={ranks.map((rank, index) => ({ ...rank, place: index + 1 }))}
          rowKey={({ place }) => place}
          columns={[
            { key: 'place', label: t('board.place'), cell: ({ place }) => place },
            { key: 'who', label: t('field.accountId'), lead: true, cell: ({ account_id }) => account_id },
            { key: 'what', label: t('board.what'), cell: ({ title: what }) => what },
            { key: 'when', label: t('board.when'), cell: ({ at }) => format.relative(at) },
            { key: 'amount', label: t('board.amount'), align: 'end', cell: ({ amount }) => <Money minor={amount} /> },
          ]}
        />
      )}
    </Section>
  );
}
