import type { StaffOutput } from '@marquee/contract/staff/calls';
import type { PlayerPart } from '@marquee/contract/staff/players';
import {
  Badge,
  Button,
  Card,
  DescriptionList,
  Link,
  Notice,
  Page,
  Reading,
  Sheet,
  Tabs,
  useDesk,
  useMay,
  useParams,
  useRead,
  useSearchParams,
  When,
} from '@marquee/desk-sdk';
import { useEffect, useMemo, useState } from 'react';
import { rememberPlayer } from '../recent';
import { endBonusAct, type Offer, playerOffers, type Revealed } from './acts';
import { HistoryTab } from './HistoryTab';
import { MatchesTab } from './MatchesTab';
import { PartTable, type PlayerPlace } from './PartTable';
import { isPartGroup, type PartRow, partGroups } from './parts';
import styles from './player.module.css';

const tabs = [
  { value: 'history', label: 'History' },
  ...Object.entries(partGroups).map(([value, { label }]) => ({ value, label })),
  { value: 'matches', label: 'Same person?' },
];

/** Acts that stand beside the title; the others are in a list. */
const first = ['block', 'end-sessions', 'note', 'reveal'];

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const holds = ({ lifted_at, until }: PartRow) =>
  lifted_at === null && (until === null || Date.parse(textOf(until)) > Date.now());

/** The acts that do not stand beside the title, in groups. */
function MoreActs({
  offers,
  onChoose,
  onClose,
}: {
  offers: Offer[];
  onChoose: (id: string) => void;
  onClose: () => void;
}) {
  const groups = [...new Set(offers.map(({ group }) => group))];
  return (
    <Sheet open onClose={onClose} title="What do you want to do?">
      {groups.map((group) => (
        <section key={group} className={styles.group}>
          <h3>{group}</h3>
          <div className={styles.acts}>
            {offers
              .filter((one) => one.group === group)
              .map(({ id, title }) => (
                <Button key={id} size="s" onClick={() => onChoose(id)}>
                  {title}
                </Button>
              ))}
          </div>
        </section>
      ))}
    </Sheet>
  );
}

/** Name and contacts, after somebody has asked for them. */
function Contacts({ of, onClose }: { of: Revealed; onClose: () => void }) {
  const proved = (text: string, isProved: boolean) => (text ? `${text} (${isProved ? 'proved' : 'not proved'})` : '–');
  return (
    <Card
      title="Name and contacts"
      action={
        <Button size="s" variant="quiet" onClick={onClose}>
          Hide
        </Button>
      }
    >
      <DescriptionList
        items={[
          { term: 'Name', value: <bdi>{of.name}</bdi> },
          { term: 'E-mail', value: <bdi>{proved(of.email, of.email_verified)}</bdi> },
          { term: 'Telephone', value: <bdi>{proved(of.phone, of.phone_verified)}</bdi> },
          { term: 'Date of birth', value: of.date_of_birth || '–' },
        ]}
      />
    </Card>
  );
}

function Blocks({ rows, site }: { rows: readonly PartRow[]; site: string }) {
  if (rows.length === 0) return null;
  return (
    <Notice tone="warning" title="Blocked">
      <ul className={styles.blocks}>
        {rows.map((row) => (
          <li key={textOf(row.id)}>
            From {row.what === 'all' ? 'everything and signing in' : textOf(row.what)}, since{' '}
            <When at={textOf(row.created_at)} site={site} />
            {row.until !== null && (
              <>
                , until <When at={textOf(row.until)} site={site} />
              </>
            )}
            , by {textOf(row.created_by)}
            {row.words !== '' && (
              <>
                . The player reads: “<bdi className={styles.words}>{textOf(row.words)}</bdi>”
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What is offered when an opened row is a bonus. */
function BonusActs({ row, site, onDone }: { row: PartRow; site: string; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  const end = endBonusAct(site, textOf(row.bonus_id), onDone);
  if (!may(end.permission, site) || row.ended_at !== null) return null;
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {end.title}
      </Button>
      {isOpen && end.form(() => setOpen(false))}
    </>
  );
}

/** The page on which staff decide about a payment or a bet, where there is one. */
function MoneyLink({ part, row, site }: { part: PlayerPart; row: PartRow; site: string }) {
  const may = useMay();
  if (!may('money.read', site)) return null;
  if (part === 'payments' && row.state === 'review')
    return (
      <Link to={`/withdrawals/${encodeURIComponent(site)}/${encodeURIComponent(textOf(row.payment_id))}`}>
        What is known of the withdrawal, and the decision
      </Link>
    );
  if (part === 'sports_bets')
    return (
      <Link to={`/bets?${new URLSearchParams({ site, of: 'bet', id: textOf(row.bet_id) })}`}>
        What voiding the bet would move
      </Link>
    );
  return null;
}

type Found = StaffOutput<'players/read'>;

/** The page of a player who may be shown: all reads after this one need no further confirmation. */
function Player({ found, site, onChanged }: { found: Found; site: string; onChanged: () => void }) {
  const { player, account_id: account, status } = found;
  const { me } = useDesk();
  const may = useMay();
  const [query, setQuery] = useSearchParams();
  const [version, setVersion] = useState(0);
  const [revealed, setRevealed] = useState<Revealed>();
  const [isListOpen, setListOpen] = useState(false);
  const row = found.parts[0]?.rows[0] ?? {};
  const currency = textOf(row.currency) || (me.sites.find((one) => one.site === site)?.currency ?? 'USD');
  const of: PlayerPlace = { site, player, currency };
  const blocks = useRead('players/read', { site, player, part: 'blocks', limit: 50 });
  const maySeeOffers = may('bonuses.read', site) && may('bonuses.grant', site);
  const offersRead = useRead('offers/list', maySeeOffers ? { site, state: 'open' } : null);
  const holding = blocks.value?.parts[0]?.rows.filter(holds) ?? [];
  const byHand = offersRead.value?.value.filter(({ trigger }) => trigger === 'staff') ?? [];

  useEffect(() => rememberPlayer({ site, player, account }), [site, player, account]);

  const change = (name: string, value: string | null) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  const done = () => {
    setVersion((count) => count + 1);
    blocks.reload();
    onChanged();
  };
  const offers = playerOffers({
    ...{ site, player, account, currency, offers: byHand },
    blocked: holding.map(({ what }) => textOf(what)),
    onDone: done,
    onRevealed: setRevealed,
  }).filter(({ permission }) => may(permission, site));
  const open = offers.find(({ id }) => id === query.get('act'));
  const tab = query.get('tab') ?? 'history';
  const group = isPartGroup(tab) ? partGroups[tab] : undefined;
  const siteName = useMemo(() => me.sites.find((one) => one.site === site)?.name ?? site, [me, site]);
  const beside = offers.filter(({ id }) => first.includes(id) || id.startsWith('unblock-'));
  const others = offers.filter((one) => !beside.includes(one));
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <Badge tone={status === 'open' ? 'positive' : 'warning'}>{status}</Badge>
        <span>
          {siteName} · {currency}
        </span>
        <div className={styles.acts}>
          {beside.map(({ id, title }) => (
            <Button key={id} size="s" onClick={() => change('act', id)}>
              {title}
            </Button>
          ))}
          {others.length > 0 && (
            <Button size="s" onClick={() => setListOpen(true)} aria-haspopup="dialog">
              More acts
            </Button>
          )}
        </div>
      </div>
      <Blocks rows={holding} site={site} />
      {revealed && <Contacts of={revealed} onClose={() => setRevealed(undefined)} />}
      <Tabs
        label="About the player"
        items={tabs}
        value={tabs.some(({ value }) => value === tab) ? tab : 'history'}
        onChange={(next) => change('tab', next)}
      >
        <div key={`${tab} ${version}`} className={styles.stack}>
          {group?.parts.map((part) => (
            <PartTable
              key={part}
              of={of}
              part={part}
              rowAct={(opened) =>
                part === 'bonuses' ? (
                  <BonusActs row={opened} site={site} onDone={done} />
                ) : (
                  <MoneyLink part={part} row={opened} site={site} />
                )
              }
            />
          ))}
          {tab === 'matches' && <MatchesTab of={of} account={row} />}
          {!group && tab !== 'matches' && <HistoryTab of={of} />}
        </div>
      </Tabs>
      {isListOpen && (
        <MoreActs
          offers={others}
          onClose={() => setListOpen(false)}
          onChoose={(id) => {
            setListOpen(false);
            change('act', id);
          }}
        />
      )}
      {open?.form(() => change('act', null))}
    </div>
  );
}

/** Everything about one player of a site. */
export function PlayerPage() {
  const { site = '', player = '' } = useParams();
  const read = useRead('players/read', { site, player, part: 'account', limit: 1 });
  return (
    <Page
      title={read.value ? `Player ${read.value.account_id}` : 'Player'}
      tools={<Link to="/players">All players</Link>}
    >
      <Reading of={read}>{(found) => <Player found={found} site={site} onChanged={read.reload} />}</Reading>
    </Page>
  );
}
