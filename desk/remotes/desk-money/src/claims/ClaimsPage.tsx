import type { StaffOutput } from '@marquee/contract/staff/calls';
import {
  type DataColumn,
  DataTable,
  moneyColumn,
  Page,
  Reading,
  Tabs,
  timeColumn,
  useDesk,
  useMay,
  useOpen,
  useRead,
  useSearchParams,
} from '@marquee/desk-sdk';

type Chargeback = StaffOutput<'chargebacks/list'>['value'][number];
type Debt = StaffOutput<'debts/list'>['value'][number];

const currencyOf = (row: { currency: string }) => row.currency;
const siteOf = (row: { site: string }) => row.site;

const chargebackColumns: readonly DataColumn<Chargeback>[] = [
  timeColumn('at', 'When', (row) => row.at, siteOf),
  moneyColumn('amount', 'Charged back', (row) => row.amount, currencyOf),
  moneyColumn('deposit', 'Of the deposit', (row) => row.deposit, currencyOf),
  moneyColumn('uncovered', 'Not covered by cash', (row) => row.uncovered, currencyOf),
  moneyColumn('owed', 'The player owes now', (row) => row.owed, currencyOf),
  { id: 'method', label: 'Method', value: (row) => row.method },
  { id: 'player', label: 'Player', value: (row) => row.player },
  { id: 'site', label: 'Site', value: siteOf },
  { id: 'payment', label: 'Payment', value: (row) => row.payment, isExtra: true },
];

const debtColumns: readonly DataColumn<Debt>[] = [
  { id: 'account', label: 'Account', value: (row) => row.account_id },
  moneyColumn('owed', 'Owes', (row) => row.owed, currencyOf),
  moneyColumn('cash', 'Cash there is', (row) => row.cash, currencyOf),
  timeColumn('changed', 'Changed', (row) => row.changed_at, siteOf),
  { id: 'reference', label: 'By', value: (row) => row.reference },
  { id: 'site', label: 'Site', value: siteOf },
];

/** Opens a player, if a role permits it. */
function useOpenPlayer(): ((row: { site: string; player: string }) => void) | undefined {
  const open = useOpen();
  return useMay()('players.read') ? ({ site, player }) => open(`/players/${site}/${player}`) : undefined;
}

function Chargebacks() {
  const { site } = useDesk();
  const openPlayer = useOpenPlayer();
  const read = useRead('chargebacks/list', { limit: 500, ...(site && { site }) });
  return (
    <Reading of={read}>
      {({ value }) => (
        <DataTable
          caption="Chargebacks"
          columns={chargebackColumns}
          rows={value}
          rowKey={({ event }) => event}
          {...(openPlayer && { onOpen: openPlayer })}
          empty={{ title: 'No deposit was charged back' }}
        />
      )}
    </Reading>
  );
}

function Debts() {
  const { site } = useDesk();
  const openPlayer = useOpenPlayer();
  const read = useRead('debts/list', { limit: 500, ...(site && { site }) });
  return (
    <Reading of={read}>
      {({ value }) => (
        <DataTable
          caption="Debts"
          columns={debtColumns}
          rows={value}
          rowKey={({ site: at, player }) => `${at} ${player}`}
          {...(openPlayer && { onOpen: openPlayer })}
          empty={{ title: 'Nobody owes anything', text: 'A debt comes off before the next withdrawal by itself.' }}
        />
      )}
    </Reading>
  );
}

/** Deposits that were charged back, and what players owe. */
export function ClaimsPage() {
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'debts' ? 'debts' : 'chargebacks';
  return (
    <Page title="Chargebacks and debts">
      <Tabs
        label="Chargebacks and debts"
        items={[
          { value: 'chargebacks', label: 'Chargebacks' },
          { value: 'debts', label: 'Debts' },
        ]}
        value={tab}
        onChange={(next) =>
          setQuery((before) => {
            const site = before.get('site');
            return new URLSearchParams({ ...(site && { site }), tab: next });
          })
        }
      >
        {tab === 'debts' ? <Debts /> : <Chargebacks />}
      </Tabs>
    </Page>
  );
}
