import type { StaffOutput } from '@marquee/contract/staff/calls';
import {
  Badge,
  type DataColumn,
  DataTable,
  Notice,
  Page,
  Reading,
  timeColumn,
  useDesk,
  useMay,
  useOpen,
  useRead,
} from '@marquee/desk-sdk';
import { CheckForm } from './CheckForm';

type Run = StaffOutput<'settlements/list'>['value'][number];

const siteOf = (row: Run) => row.site;

const columns: readonly DataColumn<Run>[] = [
  timeColumn('made', 'Compared', (row) => row.made_at, siteOf),
  { id: 'file', label: 'File', value: (row) => row.file_name },
  timeColumn('from', 'From', (row) => row.from, siteOf),
  timeColumn('until', 'Until before', (row) => row.until, siteOf),
  { id: 'rows', label: 'Rows', value: (row) => row.rows, isFigure: true },
  { id: 'matched', label: 'The same', value: (row) => row.matched, isFigure: true },
  {
    id: 'open',
    label: 'Open',
    value: (row) => row.open,
    cell: (row) => <Badge tone={row.open > 0 ? 'warning' : 'positive'}>{row.open}</Badge>,
    isFigure: true,
  },
  { id: 'site', label: 'Site', value: siteOf },
];

/** Settlement files of the gateway: compared with the books, and how many rows of each are open. */
export function SettlementsPage() {
  const { site } = useDesk();
  const may = useMay();
  const open = useOpen();
  const read = useRead('settlements/list', { limit: 500, ...(site && { site }) });
  const pathOf = (at: string, run: string) => `/settlements/${at}/${run}`;
  return (
    <Page title="Settlement files">
      {site && may('money.reconcile', site) && (
        <CheckForm key={site} site={site} onDone={(run) => open(pathOf(site, run))} />
      )}
      {!site && may('money.reconcile') && (
        <Notice>Choose a site at the top to compare a file of its gateway with the books.</Notice>
      )}
      <Reading of={read}>
        {({ value }) => (
          <DataTable
            caption="Settlement files"
            columns={columns}
            rows={value}
            rowKey={({ run }) => run}
            onOpen={(row) => open(pathOf(row.site, row.run))}
            empty={{ title: 'No file was compared yet' }}
          />
        )}
      </Reading>
    </Page>
  );
}
