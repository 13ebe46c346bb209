import type { StaffOutput } from '@marquee/contract/staff/calls';
import {
  Amount,
  Button,
  type DataColumn,
  DataTable,
  moneyColumn,
  Page,
  Reading,
  timeColumn,
  useAct,
  useDesk,
  useMay,
  useRead,
} from '@marquee/desk-sdk';

type Held = StaffOutput<'held-wins/list'>['value'][number];

const columns: readonly DataColumn<Held>[] = [
  timeColumn(
    'at',
    'Held since',
    (row) => row.held_at,
    (row) => row.site,
  ),
  moneyColumn(
    'amount',
    'Win',
    (row) => row.amount,
    (row) => row.currency,
  ),
  { id: 'game', label: 'Game', value: (row) => `${row.provider} ${row.game}` },
  { id: 'round', label: 'Round', value: (row) => row.round },
  { id: 'player', label: 'Player', value: (row) => row.player },
  { id: 'site', label: 'Site', value: (row) => row.site },
  { id: 'transaction', label: 'Transaction', value: (row) => row.transaction, isExtra: true },
];

/** Wins above what their game can pay: each is paid or refused. */
export function HeldWinsPage() {
  const { site } = useDesk();
  const may = useMay();
  const { form, start } = useAct();
  const read = useRead('held-wins/list', { limit: 500, ...(site && { site }) });
  const decide = (row: Held, isPaid: boolean) => {
    const win = <Amount minor={row.amount} currency={row.currency} />;
    const act = {
      site: row.site,
      input: { provider: row.provider, transaction: row.transaction },
      onDone: read.reload,
    };
    if (isPaid)
      start({ ...act, call: 'held-wins/pay', title: 'Pay the win', children: <p>The player gets {win} as won.</p> });
    else
      start({
        ...act,
        call: 'held-wins/refuse',
        title: 'Refuse the win for good',
        isDangerous: true,
        children: (
          <p>
            The player does not get {win}, ever, and is told so. Ask {row.provider} first.
          </p>
        ),
      });
  };
  const withActs: readonly DataColumn<Held>[] = [
    ...columns,
    {
      id: 'act',
      label: 'Act',
      value: () => '',
      cell: (row) =>
        may('money.reconcile', row.site) && (
          <span style={{ display: 'flex', gap: 'var(--space-2)' }}>
            <Button size="s" onClick={() => decide(row, true)}>
              Pay
            </Button>
            <Button size="s" onClick={() => decide(row, false)}>
              Refuse
            </Button>
          </span>
        ),
    },
  ];
  return (
    <Page title="Held wins">
      <Reading of={read}>
        {({ value }) => (
          <DataTable
            caption="Held wins"
            columns={withActs}
            rows={value}
            rowKey={({ provider, transaction }) => `${provider} ${transaction}`}
            empty={{ title: 'No win is held', text: 'Wins above what their game can pay stand here.' }}
          />
        )}
      </Reading>
      {form}
    </Page>
  );
}
