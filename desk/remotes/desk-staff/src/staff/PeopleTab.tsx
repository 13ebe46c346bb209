import type { StaffOutput } from '@marquee/contract/staff/calls';
import {
  Badge,
  Button,
  type DataColumn,
  DataTable,
  EmptyState,
  Reading,
  useAct,
  useMay,
  useOpen,
  useRead,
  When,
} from '@marquee/desk-sdk';

type Member = StaffOutput<'staff/list'>['value'][number];

const rolesOf = ({ grants }: Member) => grants.map(({ role, site }) => (site ? `${role} at ${site}` : role)).join(', ');

const columns: readonly DataColumn<Member>[] = [
  { id: 'name', label: 'Name', value: (row) => row.name },
  { id: 'email', label: 'E-mail', value: (row) => row.email },
  { id: 'roles', label: 'Roles', value: rolesOf, cell: (row) => rolesOf(row) || '–' },
  {
    id: 'state',
    label: 'State',
    value: (row) => (row.blocked_at ? 'blocked' : 'works'),
    cell: (row) => (
      <Badge tone={row.blocked_at ? 'negative' : 'positive'}>{row.blocked_at ? 'blocked' : 'works'}</Badge>
    ),
  },
  {
    id: 'blocked',
    label: 'Blocked since',
    value: (row) => row.blocked_at ?? '',
    cell: (row) => row.blocked_at && <When at={row.blocked_at} />,
    isExtra: true,
  },
];

/** Staff members with their roles. */
export function PeopleTab() {
  const may = useMay();
  const open = useOpen();
  const { form, start } = useAct();
  const seesAll = may('staff.read', null);
  const read = useRead('staff/list', seesAll ? {} : null);
  if (!seesAll)
    return (
      <EmptyState
        title="Only for the whole installation"
        text="Your role is for some sites: ask whoever manages staff."
      />
    );
  return (
    <>
      {may('staff.manage', null) && (
        <p>
          <Button
            variant="primary"
            onClick={() =>
              start({
                call: 'staff/add',
                title: 'Add a staff member',
                site: '',
                input: {},
                fields: [
                  { name: 'name', label: 'Name' },
                  { name: 'email', label: 'E-mail' },
                  { name: 'phone', label: 'Telephone', optional: true, hint: 'Such as +639171234567' },
                  { name: 'date_of_birth', label: 'Date of birth', optional: true, hint: 'Such as 1990-05-31' },
                ],
                children: (
                  <p>
                    The member has no rights and cannot sign in yet: give a role and make an invitation after it. By
                    telephone and date of birth the desk knows accounts that the member has as a player.
                  </p>
                ),
                onDone: ({ member }) => open(`/staff/${member}`),
              })
            }
          >
            Add a member
          </Button>
        </p>
      )}
      <Reading of={read}>
        {({ value }) => (
          <DataTable
            caption="Staff members"
            columns={columns}
            rows={value}
            rowKey={({ id }) => id}
            onOpen={({ id }) => open(`/staff/${id}`)}
            empty={{ title: 'There is nobody yet' }}
          />
        )}
      </Reading>
      {form}
    </>
  );
}
