import type { StaffOutput } from '@marquee/contract/staff/calls';
import {
  Badge,
  type DataColumn,
  DataTable,
  EmptyState,
  Link,
  Page,
  Reading,
  useDesk,
  useNavigate,
  useRead,
  useSearchParams,
  When,
} from '@marquee/desk-sdk';
import { recentPlayers } from '../recent';
import styles from './find.module.css';

type Found = StaffOutput<'players/find'>['value'][number];

const columns: readonly DataColumn<Found>[] = [
  { id: 'account', label: 'Account', value: (row) => row.account_id },
  { id: 'name', label: 'Name', value: (row) => row.name },
  { id: 'email', label: 'E-mail', value: (row) => row.email },
  { id: 'phone', label: 'Telephone', value: (row) => row.phone },
  { id: 'site', label: 'Site', value: (row) => row.site },
  {
    id: 'status',
    label: 'Status',
    value: (row) => row.status,
    cell: ({ status }) => <Badge tone={status === 'open' ? 'positive' : 'warning'}>{status}</Badge>,
  },
  {
    id: 'since',
    label: 'Since',
    value: (row) => row.created_at,
    cell: (row) => <When at={row.created_at} site={row.site} />,
  },
  { id: 'by', label: 'Found by', value: (row) => row.found_by },
];

/** Players whose pages were opened in this tab, and how to find others. */
function Recent() {
  const recent = recentPlayers();
  if (recent.length === 0)
    return (
      <EmptyState
        title="Whom do you look for?"
        text="Press / and write a name, e-mail, telephone, account, payment or bet."
      />
    );
  return (
    <section aria-labelledby="recent">
      <h2 id="recent">Opened lately in this tab</h2>
      <ul className={styles.recent}>
        {recent.map(({ site, player, account }) => (
          <li key={`${site} ${player}`}>
            <Link to={`/players/${encodeURIComponent(site)}/${encodeURIComponent(player)}`}>{account}</Link> {site}
          </li>
        ))}
      </ul>
      <p>Press / to find somebody else.</p>
    </section>
  );
}

/** Players whom the words of the address find. */
export function FindPage() {
  const { site } = useDesk();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [q, after] = [query.get('q') ?? '', query.get('after')];
  const read = useRead('players/find', q ? { q, ...(after && { after }), ...(site && { site }) } : null);
  return (
    <Page title={q ? `Players: ${q}` : 'Players'}>
      {q ? (
        <Reading of={read}>
          {({ value, next }) => (
            <DataTable
              caption="Players"
              columns={columns}
              rows={value}
              rowKey={({ player }) => player}
              onOpen={(row) => void navigate(`/players/${encodeURIComponent(row.site)}/${row.player}`)}
              empty={{
                title: 'Nobody is found',
                text: 'Search by a name, e-mail, telephone, account, payment or bet.',
              }}
              next={next}
              onNext={(key) => setQuery({ q, after: key, ...(site && { site }) })}
            />
          )}
        </Reading>
      ) : (
        <Recent />
      )}
    </Page>
  );
}
