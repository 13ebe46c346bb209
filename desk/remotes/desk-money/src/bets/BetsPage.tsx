import type { StaffOutput } from '@marquee/contract/staff/calls';
import {
  type ActField,
  Button,
  Card,
  type DataColumn,
  DataTable,
  DescriptionList,
  EmptyState,
  money,
  moneyColumn,
  Page,
  Reading,
  Select,
  TextInput,
  timeColumn,
  useAct,
  useDesk,
  useMay,
  useRead,
  useSearchParams,
} from '@marquee/desk-sdk';
import { type FormEvent, useState } from 'react';

type Bet = StaffOutput<'bets/list'>['value'][number];
type Decided = StaffOutput<'bets/list'>['all'];

const currencyOf = (row: Bet) => row.currency;

const columns: readonly DataColumn<Bet>[] = [
  timeColumn(
    'at',
    'Placed',
    (row) => row.placed_at,
    (row) => row.site,
  ),
  moneyColumn('stake', 'Stake', (row) => row.stake, currencyOf),
  moneyColumn('potential', 'Can pay', (row) => row.potential, currencyOf),
  { id: 'state', label: 'State', value: (row) => row.state },
  moneyColumn('payout', 'Paid', (row) => row.payout, currencyOf),
  { id: 'void', label: 'Once void', value: (row) => row.void_state },
  moneyColumn('moves', 'That moves', (row) => row.void_moves, currencyOf),
  { id: 'site', label: 'Site', value: (row) => row.site },
  { id: 'player', label: 'Player', value: (row) => row.player },
  { id: 'bet', label: 'Bet', value: (row) => row.bet, isExtra: true },
];

const kinds = { match: 'Match', market: 'Market', bet: 'Bet' } as const;
type Kind = keyof typeof kinds;
const isKind = (text: string | null): text is Kind => text !== null && Object.hasOwn(kinds, text);

const sums = (of: Readonly<Record<string, number>>) =>
  Object.entries(of)
    .map(([currency, minor]) => money(minor, currency))
    .join(', ') || 'nothing';

const result: readonly ActField[] = [
  { name: 'home', label: 'Goals of the home side', kind: 'count', optional: true },
  { name: 'away', label: 'Goals of the away side', kind: 'count', optional: true },
  {
    name: 'position',
    label: 'Of a race: runner:position of each that finished',
    kind: 'words',
    optional: true,
    hint: 'Such as 4:1 7:2 1:3. Others did not finish.',
  },
];

/** Bets on a match, a market, or one bet, with what it would move to void them. */
export function BetsPage() {
  const { site } = useDesk();
  const may = useMay();
  const { form, start } = useAct();
  const [query, setQuery] = useSearchParams();
  const found = query.get('of');
  const kind = isKind(found) ? found : 'match';
  const id = query.get('id') ?? '';
  const after = query.get('after');
  const [typed, setTyped] = useState<{ kind: Kind; id: string }>({ kind, id });
  const read = useRead(
    'bets/list',
    id ? { [kind]: id, ...(after && { after }), ...(site && { site }), limit: 100 } : null,
  );
  function find(event: FormEvent) {
    event.preventDefault();
    const text = typed.id.trim();
    setQuery(new URLSearchParams({ ...(site && { site }), ...(text && { of: typed.kind, id: text }) }));
  }
  const everywhere = may('sports.settle', null);
  const effect = (all: Decided) => (
    <p>
      It is about {all.bets} bets at the sites that you may see. Players get {sums(all.paid)} and lose{' '}
      {sums(all.taken_back)} again; each sees it in the statement. It holds whatever the feed tells later.
    </p>
  );
  const acts = (all: Decided) => {
    if (!everywhere || kind === 'bet') return null;
    const act = { site: '', isDangerous: true, onDone: read.reload };
    return (
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
        <Button
          size="s"
          onClick={() =>
            kind === 'match'
              ? start({
                  ...act,
                  call: 'matches/void',
                  title: 'Void the match',
                  input: { match: id },
                  children: effect(all),
                })
              : start({
                  ...act,
                  call: 'markets/void',
                  title: 'Void the market',
                  input: { market: id },
                  children: effect(all),
                })
          }
        >
          Void all
        </Button>
        <Button
          size="s"
          onClick={() => {
            const children = (
              <p>All bets on it, at all sites, are settled by this result. What was paid wrongly is taken back.</p>
            );
            if (kind === 'match')
              start({
                ...act,
                call: 'matches/settle',
                title: 'Settle the match',
                input: { match: id },
                fields: result,
                children,
              });
            else
              start({
                ...act,
                call: 'markets/settle',
                title: 'Settle the market',
                input: { market: id },
                fields: result,
                children,
              });
          }}
        >
          Settle by a result
        </Button>
      </span>
    );
  };
  const withActs: readonly DataColumn<Bet>[] = [
    ...columns,
    {
      id: 'act',
      label: 'Act',
      value: () => '',
      cell: (row) =>
        kind === 'bet' &&
        may('sports.settle', row.site) && (
          <Button
            size="s"
            onClick={() =>
              start({
                call: 'bets/void',
                title: 'Void the bet',
                site: row.site,
                input: { bet: row.bet },
                isDangerous: true,
                children: (
                  <p>
                    The bet becomes {row.void_state}, and pays {money(row.void_payout, row.currency)} in all: that moves{' '}
                    {money(row.void_moves, row.currency)}. The player sees it in the statement.
                  </p>
                ),
                onDone: read.reload,
              })
            }
          >
            Void
          </Button>
        ),
    },
  ];
  return (
    <Page title="Bets">
      <search>
        <form onSubmit={find} style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
          <Select
            label="What the id is of"
            value={typed.kind}
            options={Object.entries(kinds).map(([value, label]) => ({ value, label }))}
            onChange={(value) => isKind(value) && setTyped({ ...typed, kind: value })}
          />
          <TextInput label="Id" value={typed.id} onChange={(value) => setTyped({ ...typed, id: value })} />
          <Button type="submit">Show</Button>
        </form>
      </search>
      {id ? (
        <Reading of={read}>
          {({ value, next, all }) => (
            <>
              <Card title={`If all of this ${kind} is void`} action={acts(all)}>
                <DescriptionList
                  items={[
                    { term: 'Bets', value: all.bets },
                    { term: 'Players get', value: sums(all.paid) },
                    { term: 'It is taken back', value: sums(all.taken_back) },
                  ]}
                />
              </Card>
              <DataTable
                caption="Bets"
                columns={withActs}
                rows={value}
                rowKey={({ bet }) => bet}
                empty={{ title: 'There are no bets on it' }}
                next={next}
                onNext={(key) => setQuery(new URLSearchParams({ ...(site && { site }), of: kind, id, after: key }))}
              />
            </>
          )}
        </Reading>
      ) : (
        <EmptyState title="Which bets?" text="Write the id of a match, a market or a bet." />
      )}
      {form}
    </Page>
  );
}
