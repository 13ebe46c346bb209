import type { StaffOutput } from '@marquee/contract/staff/calls';
import {
  age,
  Badge,
  type DataColumn,
  DataTable,
  moneyColumn,
  Page,
  Reading,
  timeColumn,
  useDesk,
  useOpen,
  useRead,
} from '@marquee/desk-sdk';
import { reasonTexts } from './reviewTexts';

type InReview = StaffOutput<'withdrawals/list'>['value'][number];

const columns: readonly DataColumn<InReview>[] = [
  {
    id: 'age',
    label: 'Age',
    value: (row) => row.waits_minutes,
    cell: (row) => age(row.waits_minutes),
    isFigure: true,
  },
  moneyColumn(
    'amount',
    'Amount',
    (row) => row.amount,
    (row) => row.currency,
  ),
  { id: 'currency', label: 'Currency', value: (row) => row.currency, isExtra: true },
  {
    id: 'why',
    label: 'Why it waits',
    value: (row) => row.reasons.map((reason) => reasonTexts[reason]).join(', '),
  },
  {
    id: 'identity',
    label: 'Identity',
    value: (row) => (row.is_identified ? 'confirmed' : 'not confirmed'),
    cell: (row) => (
      <Badge tone={row.is_identified ? 'positive' : 'warning'}>
        {row.is_identified ? 'confirmed' : 'not confirmed'}
      </Badge>
    ),
  },
  { id: 'bank', label: 'Bank', value: (row) => `${row.method} ${row.account}` },
  { id: 'site', label: 'Site', value: (row) => row.site },
  timeColumn(
    'asked',
    'Asked for',
    (row) => row.asked_at,
    (row) => row.site,
  ),
  { id: 'player', label: 'Player', value: (row) => row.player, isExtra: true },
  { id: 'payment', label: 'Payment', value: (row) => row.payment, isExtra: true },
];

/** Withdrawals that wait for a person, the oldest first. */
export function WithdrawalsPage() {
  const { site } = useDesk();
  const open = useOpen();
  const read = useRead('withdrawals/list', { limit: 500, ...(site && { site }) });
  return (
    <Page title="Withdrawals">
      <Reading of={read}>
        {({ value }) => (
          <DataTable
            caption="Withdrawals in review"
            columns={columns}
            rows={value}
            rowKey={({ payment }) => payment}
            onOpen={(row) => open(`/withdrawals/${row.site}/${row.payment}`)}
            empty={{ title: 'No withdrawal waits', text: 'Those that a rule of a site holds stand here.' }}
          />
        )}
      </Reading>
    </Page>
  );
}
