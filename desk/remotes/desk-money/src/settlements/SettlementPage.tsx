import type { StaffOutput } from '@marquee/contract/staff/calls';
import {
  Badge,
  type DataColumn,
  DataTable,
  moneyColumn,
  Page,
  Reading,
  useOpen,
  useParams,
  useRead,
} from '@marquee/desk-sdk';
import { kindTexts, outcomeTexts, proofTexts } from './settlementTexts';

type Row = StaffOutput<'settlements/show'>['value'][number];

const columns: readonly DataColumn<Row>[] = [
  { id: 'line', label: 'Line', value: (row) => row.line, cell: (row) => row.line ?? '–', isFigure: true },
  {
    id: 'outcome',
    label: 'Difference',
    value: (row) => outcomeTexts[row.outcome],
    cell: (row) => <Badge tone={row.proof ? 'neutral' : 'warning'}>{outcomeTexts[row.outcome]}</Badge>,
  },
  { id: 'kind', label: 'Kind', value: (row) => kindTexts[row.kind] },
  moneyColumn(
    'theirs',
    'The file says',
    (row) => row.theirs,
    (row) => row.their_currency,
  ),
  moneyColumn(
    'ours',
    'Our books have',
    (row) => row.ours,
    (row) => row.our_currency,
  ),
  {
    id: 'state',
    label: 'State',
    value: (row) => (row.proof ? `closed: ${proofTexts[row.proof]}` : row.note ? 'noted, open' : 'open'),
  },
  { id: 'note', label: 'Note', value: (row) => row.note ?? '' },
  { id: 'payment', label: 'Payment', value: (row) => row.payment },
  { id: 'reference', label: 'Their number', value: (row) => row.reference ?? '', isExtra: true },
];

/** The rows of a settlement file that differ from the books. */
export function SettlementPage() {
  const { site = '', run = '' } = useParams();
  const open = useOpen();
  const read = useRead('settlements/show', { site, run });
  return (
    <Page title="Settlement file">
      <Reading of={read}>
        {({ value }) => (
          <DataTable
            caption="Differences"
            columns={columns}
            rows={value}
            rowKey={({ number }) => String(number)}
            onOpen={({ number }) => open(`/settlements/${site}/${run}/${number}`)}
            empty={{ title: 'The file and the books are the same', text: 'No row of the file differs.' }}
          />
        )}
      </Reading>
    </Page>
  );
}
