import type { StaffOutput } from '@marquee/contract/staff/calls';
import { permissions } from '@marquee/contract/staff/permissions';
import {
  Button,
  type DataColumn,
  DataTable,
  EmptyState,
  Reading,
  useAct,
  useDesk,
  useMay,
  useRead,
  When,
} from '@marquee/desk-sdk';
import { useState } from 'react';
import { SecretNotice } from './SecretNotice';

type Key = StaffOutput<'keys/list'>['value'][number];

const columns: readonly DataColumn<Key>[] = [
  { id: 'name', label: 'Name', value: (row) => row.name },
  { id: 'permissions', label: 'Permits', value: (row) => row.permissions.join(', ') },
  { id: 'sites', label: 'Sites', value: (row) => row.sites?.join(', ') ?? 'all sites' },
  { id: 'ends', label: 'Ends', value: (row) => row.ends_at, cell: (row) => <When at={row.ends_at} /> },
  { id: 'by', label: 'Made by', value: (row) => row.created_by, isExtra: true },
];

/** The keys of machines. */
export function KeysTab() {
  const may = useMay();
  const { me } = useDesk();
  const { form, start } = useAct();
  const [secret, setSecret] = useState('');
  const seesAll = may('staff.read', null);
  const read = useRead('keys/list', seesAll ? {} : null);
  const manages = may('staff.manage', null);
  if (!seesAll) return <EmptyState title="Only for the whole installation" text="Your role is for some sites." />;
  const withActs: readonly DataColumn<Key>[] = [
    ...columns,
    {
      id: 'act',
      label: 'Act',
      value: () => '',
      cell: (row) =>
        manages && (
          <Button
            size="s"
            onClick={() =>
              start({
                call: 'keys/end',
                title: 'End the key',
                site: '',
                input: { key: row.id },
                isDangerous: true,
                children: <p>What calls with {row.name} is refused at once.</p>,
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
      {secret && <SecretNotice title="The key, shown once" secret={secret} onClose={() => setSecret('')} />}
      {manages && (
        <p>
          <Button
            onClick={() =>
              start({
                call: 'keys/make',
                title: 'Make a key',
                site: '',
                input: {},
                fields: [
                  { name: 'name', label: 'Name', hint: 'Small letters, digits and hyphens.' },
                  {
                    name: 'permissions',
                    label: 'Permits',
                    kind: 'many',
                    options: Object.entries(permissions).map(([value, label]) => ({ value, label })),
                  },
                  {
                    name: 'sites',
                    label: 'Sites',
                    kind: 'many',
                    optional: true,
                    hint: 'None chosen: all sites.',
                    options: me.sites.map(({ site, name }) => ({ value: site, label: `${name} (${site})` })),
                  },
                  { name: 'ends_at', label: 'Ends', kind: 'date' },
                ],
                children: <p>The key is shown once. Whoever has it may do what it permits.</p>,
                onDone: ({ key }) => {
                  setSecret(key);
                  read.reload();
                },
              })
            }
          >
            Make a key
          </Button>
        </p>
      )}
      <Reading of={read}>
        {({ value }) => (
          <DataTable
            caption="Keys of machines"
            columns={withActs}
            rows={value}
            rowKey={({ id }) => id}
            empty={{ title: 'No machine has a key' }}
          />
        )}
      </Reading>
      {form}
    </>
  );
}
