import type { StaffOutput } from '@marquee/contract/staff/calls';
import {
  type ActField,
  aboutCall,
  Button,
  type DataColumn,
  DataTable,
  money,
  Reading,
  takesTwo,
  useAct,
  useDesk,
  useMay,
  useRead,
  When,
} from '@marquee/desk-sdk';

type Threshold = StaffOutput<'thresholds/list'>['value'][number];

const mostOf = ({ most, currency }: Threshold) =>
  most === null || currency === null ? 'any sum' : money(most, currency);

const columns: readonly DataColumn<Threshold>[] = [
  {
    id: 'call',
    label: 'Act',
    value: (row) => row.call,
    cell: (row) => <span title={aboutCall(row.call)}>{row.call}</span>,
  },
  { id: 'site', label: 'Site', value: (row) => row.site ?? 'all sites' },
  { id: 'most', label: 'One person alone, in a day', value: mostOf, isFigure: true },
  { id: 'by', label: 'Set by', value: (row) => row.written_by },
  { id: 'at', label: 'When', value: (row) => row.at, cell: (row) => <When at={row.at} site={row.site ?? ''} /> },
];

/** Up to which sums one person decides alone. Without a threshold it takes two. */
export function ThresholdsTab() {
  const may = useMay();
  const { site, me } = useDesk();
  const { form, start } = useAct();
  const read = useRead('thresholds/list', site ? { site } : {});
  const currency = me.sites.find((one) => one.site === site)?.currency;
  const set = (isSum: boolean) => {
    if (!currency) return;
    const call: ActField = {
      name: 'call',
      label: 'Act',
      kind: 'cards',
      options: takesTwo.map((name) => ({ value: name, label: name, text: aboutCall(name) })),
    };
    const most: ActField = { name: 'most', label: 'Up to', kind: 'amount', currency, hint: 'In 24 hours.' };
    start({
      call: 'thresholds/set',
      title: isSum ? `Set a sum at ${site}` : `Let one person do it at ${site}`,
      site,
      input: isSum ? { currency } : {},
      fields: isSum ? [call, most] : [call],
      children: (
        <p>
          {isSum
            ? 'One person alone may then do this up to the sum.'
            : 'One person alone may then do this, of any sum.'}{' '}
          You yourself do not act under it.
        </p>
      ),
      onDone: read.reload,
    });
  };
  const withActs: readonly DataColumn<Threshold>[] = [
    ...columns,
    {
      id: 'act',
      label: 'Act',
      value: () => '',
      cell: (row) =>
        may('staff.manage', row.site) && (
          <Button
            size="s"
            onClick={() =>
              start({
                call: 'thresholds/end',
                title: 'End the threshold',
                site: row.site ?? '',
                input: { threshold: row.id },
                children: <p>For {row.call} it takes two persons again, or what an older threshold says.</p>,
                onDone: read.reload,
              })
            }
          >
            End
          </Button>
        ),
    },
  ];
  return (
    <>
      {may('staff.manage', site || undefined) && (
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
          <Button disabledReason={currency ? undefined : 'Choose a site at the top first.'} onClick={() => set(true)}>
            Set a sum
          </Button>
          <Button disabledReason={currency ? undefined : 'Choose a site at the top first.'} onClick={() => set(false)}>
            Let one person do it
          </Button>
        </p>
      )}
      <Reading of={read}>
        {({ value }) => (
          <DataTable
            caption="Thresholds"
            columns={withActs}
            rows={value}
            rowKey={({ id }) => id}
            empty={{ title: 'There is no threshold', text: 'Everything that can take two persons takes two.' }}
          />
        )}
      </Reading>
      {form}
    </>
  );
}
