import {
  aboutCall,
  age,
  Badge,
  type DataColumn,
  DataTable,
  money,
  Page,
  Reading,
  Tabs,
  useMay,
  useOpen,
  useSearchParams,
  When,
} from '@marquee/desk-sdk';
import styles from './approvals.module.css';
import { Decided } from './Decided';
import { nameOfAsker, useWaiting, type Waiting } from './useWaiting';

const minutesSince = (at: string) => (Date.now() - Date.parse(at)) / 60_000;

const columns: readonly DataColumn<Waiting>[] = [
  {
    id: 'age',
    label: 'Age',
    value: (row) => Math.floor(minutesSince(row.asked_at)),
    cell: (row) => age(minutesSince(row.asked_at)),
    isFigure: true,
  },
  {
    id: 'call',
    label: 'Act',
    value: (row) => row.call,
    cell: (row) => <span title={aboutCall(row.call)}>{row.call}</span>,
  },
  { id: 'site', label: 'Site', value: (row) => row.site ?? 'all sites' },
  {
    id: 'amount',
    label: 'Amount',
    value: (row) => row.amount,
    cell: (row) => (row.amount === null || row.currency === null ? '–' : money(row.amount, row.currency)),
    isFigure: true,
  },
  {
    id: 'by',
    label: 'Asked by',
    value: (row) => nameOfAsker(row.asked_by),
    cell: (row) => (row.isOwn ? <Badge tone="accent">You</Badge> : nameOfAsker(row.asked_by)),
  },
  { id: 'reason', label: 'Reason', value: (row) => row.reason ?? '' },
  { id: 'ends', label: 'Waits until', value: (row) => row.ends_at, cell: (row) => <When at={row.ends_at} /> },
];

/** What others asked for, and what one asked for oneself. */
function Open() {
  const waiting = useWaiting();
  const open = useOpen();
  const may = useMay();
  return (
    <Reading of={waiting}>
      {(rows) => (
        <DataTable
          caption="Approvals"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          onOpen={({ id }) => open(`/approvals/${id}`)}
          empty={{
            title: 'Nothing waits for a second person',
            text: may('staff.read')
              ? 'What somebody asks for that takes two persons stands here.'
              : 'What you ask for that takes two persons stands here.',
          }}
        />
      )}
    </Reading>
  );
}

const tabs = [
  { value: 'open', label: 'Waiting' },
  { value: 'decided', label: 'Who approved what' },
] as const;

/** What waits for a second person, and what was decided. */
export function ApprovalsPage() {
  const may = useMay();
  const [query, setQuery] = useSearchParams();
  if (!may('staff.read'))
    return (
      <Page title="Approvals">
        <Open />
      </Page>
    );
  const tab = query.get('tab') === 'decided' ? 'decided' : 'open';
  return (
    <Page title="Approvals">
      <Tabs
        label="Approvals"
        items={tabs}
        value={tab}
        onChange={(next) =>
          setQuery((before) => {
            const site = before.get('site');
            return { ...(next === 'decided' && { tab: next }), ...(site && { site }) };
          })
        }
      >
        <div className={styles.tab}>{tab === 'decided' ? <Decided /> : <Open />}</div>
      </Tabs>
    </Page>
  );
}
