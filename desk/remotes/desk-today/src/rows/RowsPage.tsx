import type { StaffOutput } from '@marquee/contract/staff/calls';
import { type FigureKind, figureKinds } from '@marquee/contract/staff/figureKinds';
import {
  Amount,
  type DataColumn,
  DataTable,
  EmptyState,
  Link,
  Page,
  Reading,
  useDesk,
  useRead,
  useSearchParams,
  When,
} from '@marquee/desk-sdk';
import { periodIn } from '../period';

type Row = StaffOutput<'today/rows'>['value'][number];

const isKind = (text: string | null): text is FigureKind => text !== null && Object.hasOwn(figureKinds, text);

const columnsOf = (currency: string): DataColumn<Row>[] => [
  { id: 'at', label: 'Time', value: (row) => row.at, cell: (row) => <When at={row.at} site={row.site} /> },
  { id: 'site', label: 'Site', value: (row) => row.site },
  {
    id: 'player',
    label: 'Player',
    value: (row) => row.player,
    cell: (row) => <Link to={`/players/${row.site}/${row.player}`}>{row.player.slice(0, 8)}</Link>,
  },
  { id: 'reference', label: 'About', value: (row) => row.reference },
  { id: 'category', label: 'Category', value: (row) => row.category },
  { id: 'provider', label: 'Provider', value: (row) => row.provider },
  {
    id: 'amount',
    label: 'Amount',
    isFigure: true,
    value: (row) => row.amount,
    cell: (row) => <Amount minor={row.amount} currency={currency} />,
  },
  { id: 'key', label: 'Key in the ledger', isExtra: true, value: (row) => row.key },
];

/** The postings that a figure of Today is the sum of. */
export function RowsPage() {
  const { site } = useDesk();
  const [query, setQuery] = useSearchParams();
  const [figure, currency, after] = [query.get('figure'), query.get('currency') ?? '', query.get('after')];
  const period = periodIn(query, 0);
  const isAsked = isKind(figure) && /^[A-Z]{3}$/.test(currency);
  const rows = useRead(
    'today/rows',
    isAsked ? { ...period, figure, currency, ...(site && { site }), ...(after && { after }) } : null,
  );
  if (!isAsked)
    return (
      <Page title="Postings">
        <EmptyState title="No figure is named" text="Open Today, and press what a figure is made of." />
      </Page>
    );
  return (
    <Page title={`Postings: ${figure.replaceAll('_', ' ')}`}>
      <p>
        {figureKinds[figure]}, {period.from} to {period.until}, {currency}.{' '}
        <Link to={`/today?${new URLSearchParams({ ...period, ...(site && { site }) })}`}>Back to Today</Link>
      </p>
      <Reading of={rows}>
        {({ value, next }) => (
          <DataTable
            caption={`Postings of ${figure}`}
            columns={columnsOf(currency)}
            rows={value}
            rowKey={({ id }) => id}
            empty={{ title: 'No posting of this figure in the period' }}
            next={next}
            onNext={(key) =>
              setQuery((before) => {
                const following = new URLSearchParams(before);
                following.set('after', key);
                return following;
              })
            }
          />
        )}
      </Reading>
    </Page>
  );
}
