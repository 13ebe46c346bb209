import type { StaffOutput } from '@marquee/contract/staff/calls';
import {
  Badge,
  Button,
  Card,
  type DataColumn,
  DataTable,
  DescriptionList,
  EmptyState,
  Link,
  Page,
  Reading,
  useAct,
  useDesk,
  useMay,
  useParams,
  useRead,
  When,
} from '@marquee/desk-sdk';
import { useState } from 'react';
import { SecretNotice } from './SecretNotice';

type Member = StaffOutput<'staff/list'>['value'][number];
type Grant = Member['grants'][number];

/** One staff member: what the person may do until when, and the acts on the account. */
export function MemberPage() {
  const { member: id = '' } = useParams();
  const { me, site } = useDesk();
  const may = useMay();
  const seesAll = may('staff.read', null);
  const list = useRead('staff/list', seesAll ? {} : null);
  const roles = useRead('roles/list', {});
  const { form, start } = useAct();
  const [link, setLink] = useState('');
  const member = list.value?.value.find((one) => one.id === id);
  const nameOf = (by: string) => list.value?.value.find((one) => by.endsWith(one.id))?.name ?? by;
  const manages = may('staff.manage', null);
  const reload = list.reload;

  const columns: readonly DataColumn<Grant>[] = [
    { id: 'role', label: 'Role', value: (row) => row.role },
    { id: 'site', label: 'Site', value: (row) => row.site ?? 'all sites' },
    {
      id: 'ends',
      label: 'Ends',
      value: (row) => row.ends_at ?? '',
      cell: (row) => (row.ends_at ? <When at={row.ends_at} site={row.site ?? ''} /> : 'somebody ends it'),
    },
    { id: 'by', label: 'Given by', value: (row) => nameOf(row.granted_by) },
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
                call: 'roles/end',
                title: 'Take the role away',
                site: row.site ?? '',
                input: { grant: row.id },
                isDangerous: true,
                children: (
                  <p>
                    {member?.name} is no {row.role} {row.site ? `at ${row.site}` : 'at any site'} any more, from the
                    next call on.
                  </p>
                ),
                onDone: reload,
              })
            }
          >
            Take away
          </Button>
        ),
    },
  ];

  const give = (where: string) =>
    start({
      call: 'roles/grant',
      title: where ? `Give a role at ${where}` : 'Give a role at all sites',
      site: where,
      input: { member: id },
      fields: [
        {
          name: 'role',
          label: 'Role',
          kind: 'cards',
          options: (roles.value?.value ?? []).map(({ role, about }) => ({ value: role, label: role, text: about })),
        },
        { name: 'ends_at', label: 'Ends', kind: 'date', optional: true, hint: 'Without a time, somebody ends it.' },
      ],
      children: <p>{member?.name} has its rights from the next call on. Who gives a right cannot approve with it.</p>,
      onDone: reload,
    });

  function tools({ name, blocked_at: blockedAt }: Member) {
    if (!manages || id === me.id) return undefined;
    const act = { site: '', input: { member: id }, onDone: reload };
    return (
      <>
        <Button
          onClick={() =>
            start({
              ...act,
              call: 'staff/invite',
              title: 'Make an invitation',
              children: (
                <p>
                  The link is shown once, works once, and ends. {name} adds a passkey with it: hand it over yourself.
                  You cannot have acts approved by whom you have invited.
                </p>
              ),
              onDone: (output) => setLink(location.origin + output.link),
            })
          }
        >
          Invite
        </Button>
        <Button
          onClick={() =>
            start({
              ...act,
              call: 'staff/reset',
              title: 'End passkeys and sessions',
              isDangerous: true,
              children: <p>{name} cannot sign in until there is a new invitation.</p>,
            })
          }
        >
          Lost passkeys
        </Button>
        {blockedAt ? (
          <Button
            onClick={() =>
              start({
                ...act,
                call: 'staff/unblock',
                title: 'Unblock',
                children: <p>{name} can work again, with the roles below. Sessions and keys stay ended.</p>,
              })
            }
          >
            Unblock
          </Button>
        ) : (
          <Button
            variant="danger"
            onClick={() =>
              start({
                ...act,
                call: 'staff/block',
                title: 'Block',
                isDangerous: true,
                children: <p>Sessions and keys of {name} end at once, and nothing can be done with the account.</p>,
              })
            }
          >
            Block
          </Button>
        )}
      </>
    );
  }
  if (!seesAll)
    return (
      <Page title="Staff member">
        <EmptyState title="Only for the whole installation" text="Your role is for some sites." />
      </Page>
    );
  return (
    <Page title={member?.name ?? 'Staff member'} tools={member && tools(member)}>
      {link && <SecretNotice title="The invitation, shown once" secret={link} onClose={() => setLink('')} />}
      <Reading of={list}>
        {() =>
          member ? (
            <>
              <Card
                title="Account"
                action={
                  <Badge tone={member.blocked_at ? 'negative' : 'positive'}>
                    {member.blocked_at ? 'blocked' : 'works'}
                  </Badge>
                }
              >
                <DescriptionList
                  items={[
                    { term: 'E-mail', value: member.email },
                    { term: 'Id', value: member.id },
                    ...(member.blocked_at ? [{ term: 'Blocked since', value: <When at={member.blocked_at} /> }] : []),
                  ]}
                />
                {may('audit.read') && (
                  <Link to={`/audit?${new URLSearchParams({ actor: member.id })}`}>What this person did</Link>
                )}
              </Card>
              <Card
                title="Roles"
                action={
                  id !== me.id && (
                    <span style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
                      {site && may('staff.manage', site) && (
                        <Button size="s" onClick={() => give(site)}>
                          Give at {site}
                        </Button>
                      )}
                      {manages && (
                        <Button size="s" onClick={() => give('')}>
                          Give at all sites
                        </Button>
                      )}
                    </span>
                  )
                }
              >
                <DataTable
                  caption={`Roles of ${member.name}`}
                  columns={columns}
                  rows={member.grants}
                  rowKey={(grant) => grant.id}
                  empty={{ title: 'No role yet', text: 'For a role at one site, choose the site at the top.' }}
                />
              </Card>
            </>
          ) : (
            <EmptyState title="There is no such member" action={<Button to="/staff">To the staff</Button>} />
          )
        }
      </Reading>
      {form}
    </Page>
  );
}
