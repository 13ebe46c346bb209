import {
  type Act,
  ActForm,
  Badge,
  Button,
  Card,
  DescriptionList,
  EmptyState,
  Link,
  Notice,
  Reading,
  useKeys,
  useMay,
  useRead,
  useSearchParams,
  When,
} from '@marquee/desk-sdk';
import { useState } from 'react';
import { Changes } from './acts';
import { type PlayerPlace, Value } from './PartTable';
import { type PartRow, partViews } from './parts';
import styles from './player.module.css';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What is compared besides the columns of the account: whether it is the same says enough, its text is not shown. */
const hidden = [
  { id: 'full_name', label: 'Name' },
  { id: 'date_of_birth', label: 'Birth date' },
  { id: 'contact_email', label: 'E-mail' },
  { id: 'contact_phone', label: 'Telephone' },
  { id: 'address_postcode', label: 'Postcode' },
];

const alike = (one: PartRow, other: PartRow, id: string) => {
  const [first, second] = [one, other].map((row) => textOf(row[id]).trim().toLowerCase());
  if (!first || !second) return 'not known';
  return first === second ? 'the same' : 'different';
};

function Facts({ row, place, title }: { row: PartRow; place: PlayerPlace; title: string }) {
  const { site, player, currency } = place;
  return (
    <Card title={title} level={3}>
      <DescriptionList
        items={[
          { term: 'Site', value: site },
          ...partViews.account.columns.map((column) => ({
            term: column.label,
            key: column.id,
            value: <Value row={row} column={column} site={site} currency={currency} isWhole />,
          })),
        ]}
      />
      <Link to={`/players/${encodeURIComponent(site)}/${encodeURIComponent(player)}`}>Open this player</Link>
    </Card>
  );
}

/** The other account beside this one, and the decision about the two. */
function Match({ of, account, row, onDone }: { of: PlayerPlace; account: PartRow; row: PartRow; onDone: () => void }) {
  const may = useMay();
  const [open, setOpen] = useState<'persons/lift' | 'persons/bind'>();
  const [site, player] = [textOf(row.site), textOf(row.player)];
  const read = useRead('players/read', { site, player, part: 'account', limit: 1 });
  const input = { player: of.player, other: player };
  const acts: Record<'persons/lift' | 'persons/bind', Act<'persons/lift' | 'persons/bind'>> = {
    'persons/lift': {
      ...{ call: 'persons/lift', title: 'These are two persons', site: of.site, input, onDone },
      children: <Changes of={['The link neither asks for a check nor binds any more.', 'Players are not told.']} />,
    },
    'persons/bind': {
      ...{ call: 'persons/bind', title: 'This is one person', site: of.site, input, onDone, isDangerous: true },
      children: (
        <Changes
          of={[
            'Breaks, blocks, limits and gifts of one account hold for both.',
            'What holds in one begins in the other at once.',
          ]}
        />
      ),
    },
  };
  const decided = textOf(row.lifted_at) || textOf(row.bound_at);
  return (
    <div className={styles.stack}>
      {decided && (
        <Notice tone="info" title={row.lifted_at ? 'Two persons' : 'One person'}>
          Decided by {textOf(row.lifted_at ? row.lifted_by : row.bound_by)}, <When at={decided} site={of.site} />:{' '}
          <bdi className={styles.words}>{textOf(row.lifted_at ? row.lifted_reason : row.bound_reason)}</bdi>
        </Notice>
      )}
      <Reading of={read}>
        {({ parts: [page] }) => {
          const other = page?.rows[0] ?? {};
          const currency = textOf(other.currency) || of.currency;
          return (
            <>
              <ul className={styles.blocks} aria-label="What they share">
                {hidden.map(({ id, label }) => (
                  <li key={id}>
                    {label}: <Badge>{alike(account, other, id)}</Badge>
                  </li>
                ))}
              </ul>
              <div className={styles.beside}>
                <Facts title="This player" row={account} place={of} />
                <Facts title="The other account" row={other} place={{ site, player, currency }} />
              </div>
            </>
          );
        }}
      </Reading>
      {may('players.close', of.site) && (
        <div className={styles.acts}>
          {!row.lifted_at && <Button onClick={() => setOpen('persons/lift')}>{acts['persons/lift'].title}</Button>}
          {!row.bound_at && <Button onClick={() => setOpen('persons/bind')}>{acts['persons/bind'].title}</Button>}
        </div>
      )}
      {open && <ActForm act={acts[open]} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

/** The accounts that may be this person's, one after the other beside this one. */
export function MatchesTab({ of, account }: { of: PlayerPlace; account: PartRow }) {
  const read = useRead('players/read', { site: of.site, player: of.player, part: 'matches', limit: 100 });
  const [query, setQuery] = useSearchParams();
  const rows = read.value?.parts[0]?.rows ?? [];
  const asked = Number(query.get('match') ?? 0);
  const at = Number.isInteger(asked) && asked >= 0 && asked < rows.length ? asked : 0;
  const go = (to: number) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('match', String((to + rows.length) % rows.length));
        return after;
      },
      { replace: true },
    );
  useKeys(rows.length > 1 ? { n: () => go(at + 1) } : {});
  return (
    <Reading of={read}>
      {() => {
        const row = rows[at];
        if (!row) return <EmptyState title="No other account is like this one" />;
        return (
          <div className={styles.stack}>
            <div className={styles.head}>
              <span>
                {at + 1} of {rows.length}
              </span>
              {rows.length > 1 && (
                <Button size="s" onClick={() => go(at + 1)}>
                  Next (n)
                </Button>
              )}
            </div>
            <Match
              key={`${textOf(row.site)} ${textOf(row.player)}`}
              of={of}
              account={account}
              row={row}
              onDone={read.reload}
            />
          </div>
        );
      }}
    </Reading>
  );
}
