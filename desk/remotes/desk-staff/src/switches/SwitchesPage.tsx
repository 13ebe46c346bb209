import type { StaffOutput } from '@marquee/contract/staff/calls';
import {
  type ActField,
  Badge,
  Button,
  type DataColumn,
  DataTable,
  Page,
  Reading,
  useAct,
  useDesk,
  useMay,
  useRead,
  When,
} from '@marquee/desk-sdk';

type Stopped = StaffOutput<'switches/list'>['value'][number];

const kinds: Record<Stopped['what'], string> = {
  game: 'Game',
  sport: 'Sport',
  league: 'League',
  match: 'Match',
  market: 'Market',
  payment_method: 'Payment method',
  registration: 'Registration',
  withdrawals: 'Withdrawals',
};

/** What players see of each kind. */
const seen: Record<Stopped['what'], string> = {
  game: 'It leaves lobbies and search. Its page says the words below; rounds that run are finished.',
  sport: 'No bets are taken on it. What was bet stays.',
  league: 'No bets are taken on it. What was bet stays.',
  match: 'No bets are taken on it. What was bet stays.',
  market: 'No bets are taken on it. What was bet stays.',
  payment_method: 'It cannot be chosen for deposits, and says the words below.',
  registration: 'Nobody can create an account; the form says the words below.',
  withdrawals: 'Nobody can ask for a withdrawal; the page says the words below. What was asked for goes on.',
};

const fields: readonly ActField[] = [
  {
    name: 'what',
    label: 'What',
    kind: 'cards',
    options: Object.entries(kinds).map(([value, label]) => ({ value, label, text: seen[value as Stopped['what']] })),
  },
  {
    name: 'key',
    label: 'Which one',
    optional: true,
    hint: 'Of a game: provider/game, such as JILI/sl001. Of others: its id or code. Nothing for registration and withdrawals.',
  },
  { name: 'words', label: 'Words that players read', optional: true, hint: 'Without any, they read the usual text.' },
  { name: 'ends_at', label: 'On again by itself', kind: 'date', optional: true },
  { name: 'integrity', label: 'The prices are in doubt: open bets cannot be cashed out either', kind: 'check' },
];

const columns: readonly DataColumn<Stopped>[] = [
  { id: 'what', label: 'What', value: (row) => kinds[row.what] },
  { id: 'key', label: 'Which one', value: (row) => row.key || '–' },
  {
    id: 'site',
    label: 'Site',
    value: (row) => row.site ?? 'all sites',
    cell: (row) => row.site ?? <Badge tone="warning">all sites</Badge>,
  },
  { id: 'words', label: 'Players read', value: (row) => row.words || 'the usual text' },
  { id: 'reason', label: 'Why', value: (row) => row.reason },
  { id: 'by', label: 'Who', value: (row) => row.stopped_by },
  {
    id: 'since',
    label: 'Since',
    value: (row) => row.stopped_at,
    cell: (row) => <When at={row.stopped_at} site={row.site ?? ''} />,
  },
  {
    id: 'until',
    label: 'Until',
    value: (row) => row.ends_at ?? '',
    cell: (row) => (row.ends_at ? <When at={row.ends_at} site={row.site ?? ''} /> : 'somebody opens it'),
  },
  { id: 'prices', label: 'Prices in doubt', value: (row) => (row.integrity ? 'yes' : 'no'), isExtra: true },
];

/** Everything that is switched off: who, why, until when, and what players read. */
export function SwitchesPage() {
  const { site, me } = useDesk();
  const may = useMay();
  const { form, start } = useAct();
  const read = useRead('switches/list', site ? { site } : {});
  const siteName = me.sites.find((one) => one.site === site)?.name ?? site;

  const open = (row: Stopped) => {
    const act = {
      title: 'Switch on again',
      input: { switch: row.id },
      children: (
        <p>
          {kinds[row.what]} {row.key}: players can use it again {row.site === null ? 'at all sites' : `at ${row.site}`}.
          It was switched off because: {row.reason}
        </p>
      ),
      onDone: read.reload,
    };
    if (row.site === null) start({ ...act, call: 'switches/open-everywhere', site: '' });
    else start({ ...act, call: 'switches/open', site: row.site });
  };
  const stop = (where: string) => {
    const act = {
      title: 'Switch off',
      input: {},
      fields,
      isDangerous: true,
      onDone: read.reload,
      children: <p>{where ? `At ${siteName} (${where}), at once.` : 'At all sites, at once.'}</p>,
    };
    if (where) start({ ...act, call: 'switches/stop', site: where });
    else start({ ...act, call: 'switches/stop-everywhere', site: '' });
  };
  const withActs: readonly DataColumn<Stopped>[] = [
    ...columns,
    {
      id: 'act',
      label: 'Act',
      value: () => '',
      cell: (row) =>
        may('switches.open', row.site) && (
          <Button size="s" onClick={() => open(row)}>
            Switch on
          </Button>
        ),
    },
  ];
  return (
    <Page
      title="Switches"
      tools={
        <>
          {may('switches.stop', site || undefined) && (
            <Button
              variant="danger"
              disabledReason={site ? undefined : 'Choose a site at the top first.'}
              onClick={() => stop(site)}
            >
              {site ? `Switch off at ${siteName}` : 'Switch off at one site'}
            </Button>
          )}
          {may('switches.stop', null) && <Button onClick={() => stop('')}>Switch off at all sites</Button>}
        </>
      }
    >
      <Reading of={read}>
        {({ value }) => (
          <DataTable
            caption="Switched off"
            columns={withActs}
            rows={value}
            rowKey={({ id }) => id}
            empty={{ title: 'Nothing is switched off', text: 'Games, sports, payment methods and the like work.' }}
          />
        )}
      </Reading>
      {form}
    </Page>
  );
}
