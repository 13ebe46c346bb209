import {
  Badge,
  type DataColumn,
  DataTable,
  moneyColumn,
  Page,
  Reading,
  Segmented,
  timeColumn,
  useDesk,
  useOpen,
  useRead,
  useSearchParams,
} from '@marquee/desk-sdk';
import { type Contradiction, kindTexts, pathOf, proofTexts } from './contradiction';

const columns: readonly DataColumn<Contradiction>[] = [
  timeColumn(
    'at',
    'Received',
    (row) => row.received_at,
    (row) => row.site,
  ),
  { id: 'kind', label: 'Kind', value: (row) => kindTexts[row.kind] },
  { id: 'said', label: 'The gateway said', value: (row) => row.status },
  moneyColumn(
    'amount',
    'Its amount',
    (row) => row.amount,
    (row) => row.currency,
  ),
  { id: 'state', label: 'The books have', value: (row) => row.state },
  moneyColumn(
    'booked',
    'Booked',
    (row) => row.booked_amount,
    (row) => row.booked_currency,
  ),
  {
    id: 'proof',
    label: 'State',
    value: (row) => (row.proof ? proofTexts[row.proof] : row.verdict ? 'stated, not proved' : 'open'),
    cell: (row) =>
      row.proof ? (
        <Badge tone="positive">closed: {proofTexts[row.proof]}</Badge>
      ) : (
        <Badge tone="warning">{row.verdict ? 'stated, not proved' : 'open'}</Badge>
      ),
  },
  { id: 'site', label: 'Site', value: (row) => row.site },
  { id: 'payment', label: 'Payment', value: (row) => row.payment, isExtra: true },
  { id: 'event', label: 'Event', value: (row) => row.event, isExtra: true },
];

/** Where what the gateway said does not fit the books, the oldest first. */
export function ContradictionsPage() {
  const { site } = useDesk();
  const open = useOpen();
  const [query, setQuery] = useSearchParams();
  const isAll = query.get('closed') === 'yes';
  const read = useRead('contradictions/list', { limit: 500, closed: isAll, ...(site && { site }) });
  return (
    <Page
      title="Contradictions"
      tools={
        <Segmented
          label="Which ones"
          options={[
            { value: 'open', label: 'Open' },
            { value: 'all', label: 'Closed, too' },
          ]}
          value={isAll ? 'all' : 'open'}
          onChange={(next) =>
            setQuery((before) => {
              const after = new URLSearchParams(before);
              if (next === 'all') after.set('closed', 'yes');
              else after.delete('closed');
              return after;
            })
          }
        />
      }
    >
      <Reading of={read}>
        {({ value }) => (
          <DataTable
            caption="Contradictions"
            columns={columns}
            rows={value}
            rowKey={({ event }) => event}
            onOpen={(row) => open(pathOf(row))}
            empty={{ title: 'The gateway and the books agree', text: 'What contradicts the books stands here.' }}
          />
        )}
      </Reading>
    </Page>
  );
}
