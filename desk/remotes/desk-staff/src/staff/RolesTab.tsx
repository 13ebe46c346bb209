import type { StaffOutput } from '@marquee/contract/staff/calls';
import { permissions } from '@marquee/contract/staff/permissions';
import { Button, type DataColumn, DataTable, Reading, useAct, useMay, useRead } from '@marquee/desk-sdk';

type Role = StaffOutput<'roles/list'>['value'][number];

const columns: readonly DataColumn<Role>[] = [
  { id: 'role', label: 'Role', value: (row) => row.role },
  { id: 'about', label: 'For', value: (row) => row.about },
  {
    id: 'permissions',
    label: 'Permits',
    value: (row) => row.permissions.join(', '),
    cell: (row) => (
      <details>
        <summary>{row.permissions.length} rights</summary>
        <ul>
          {row.permissions.map((one) => (
            <li key={one}>{permissions[one]}</li>
          ))}
        </ul>
      </details>
    ),
  },
  { id: 'most', label: 'Corrects at most', value: (row) => row.adjust_most, isFigure: true },
  { id: 'excludes', label: 'Never beside', value: (row) => row.excludes.join(', ') },
];

/** Roles with what they permit. */
export function RolesTab() {
  const may = useMay();
  const { form, start } = useAct();
  const read = useRead('roles/list', {});
  const manages = may('staff.manage', null);
  const define = (role?: Role) =>
    start({
      call: 'roles/define',
      title: role ? `Change ${role.role}` : 'Make a role',
      site: '',
      input: role ? { role: role.role } : {},
      fields: [
        ...(role ? [] : [{ name: 'role', label: 'Name', hint: 'Small letters, digits and hyphens.' }]),
        { name: 'about', label: 'For', initial: role?.about ?? '' },
        {
          name: 'permissions',
          label: 'Permits',
          kind: 'many',
          initial: role?.permissions.join(' ') ?? '',
          options: Object.entries(permissions).map(([value, label]) => ({ value, label })),
        },
        {
          name: 'adjust_most',
          label: 'Corrects at most',
          kind: 'count',
          initial: String(role?.adjust_most ?? 0),
          hint: 'Of cash, at once, in whole units of the currency.',
        },
        {
          name: 'excludes',
          label: 'Never beside',
          kind: 'many',
          optional: true,
          initial: role?.excludes.join(' ') ?? '',
          hint: 'Roles that nobody may have beside this one.',
          options: (read.value?.value ?? [])
            .filter((one) => one.role !== role?.role)
            .map((one) => ({ value: one.role, label: one.role })),
        },
      ],
      children: role ? (
        <p>It holds at once for everybody who has the role.</p>
      ) : (
        <p>Nobody has it until it is given.</p>
      ),
      onDone: read.reload,
    });
  const withActs: readonly DataColumn<Role>[] = [
    ...columns,
    {
      id: 'act',
      label: 'Act',
      value: () => '',
      cell: (row) =>
        manages && (
          <Button size="s" onClick={() => define(row)}>
            Change
          </Button>
        ),
    },
  ];
  return (
    <>
      {manages && (
        <p>
          <Button onClick={() => define()}>Make a role</Button>
        </p>
      )}
      <Reading of={read}>
        {({ value }) => (
          <DataTable
            caption="Roles"
            columns={withActs}
            rows={value}
            rowKey={({ role }) => role}
            empty={{ title: 'There is no role' }}
          />
        )}
      </Reading>
      {form}
    </>
  );
}
