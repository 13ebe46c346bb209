import type { StaffOutput } from '@marquee/contract/staff/calls';
import type { Database } from '@marquee/database/database';
import { namePartsOf } from '../persons/nameParts';
import type { Persons } from '../persons/persons';
import { statusAt } from '../protection/blocks';
import { isoOf } from '../staff/times';
import { maskedEmail, maskedName, maskedPhone } from './masked';

/** Most players of an answer. */
const most = 25;

/** A hit: the player, what the text is of them, and its place in the order, as text. */
type Hit = { player: string; by: string; place: string };

/**
 * Whom the text names exactly: by an id, a bank account, or a contact that they have or had. A round is looked up by
 * provider, as its key begins. `$3`: marks of the contact.
 */
const byId = `select h.player, string_agg(distinct h.by, ', ') as by, h.player as place from (
    select 'player' as by, id as player from players where id = $1
    union all select 'account', id from players where account_key = lower($1) and site = any($2::text[])
    union all select 'payment', player_id from payments where id = $1
    union all select 'bet', player_id from bets where site = any($2::text[]) and id = $1
    union all select 'round', t.player_id from providers p
      join provider_transactions t on t.provider_code = p.code and t.round_id = $1
    union all select 'transaction', t.player_id from providers p
      join provider_transactions t on t.provider_code = p.code and t.transaction_id = $1
    union all select 'ticket', player_id from contact_messages where ticket = $1 and player_id is not null
    union all select 'bank account', player_id from bank_accounts
      where upper(regexp_replace(account_number, '[\\s-]', '', 'g')) = upper(regexp_replace($1, '[\\s-]', '', 'g'))
    union all select $4, m.player_id from person_marks m where m.hash = any($3::text[])) h
  join players p on p.id = h.player and p.site = any($2::text[])
  where h.player > $5 group by h.player order by h.player limit ${most + 1}`;

/** Names are ordered after they are found, so that the index of their parts is the one that is used. */
const byName = `with found as materialized (
    select id, created_at from players where name_parts @> $1::text[] and site = any($2::text[]))
  select id as player, 'name' as by, created_at || ' ' || id as place from found
  where (created_at, id) > ($3::bigint, $4) order by created_at, id limit ${most + 1}`;

/** Whose account id begins so, without those whose name has the parts. */
const byAccount = `select id as player, 'account' as by, account_key || ' ' || id as place from players
  where account_key ~>=~ $1 and account_key ~<~ $3 and site = any($2::text[])
    and (account_key ~>~ $4 or (account_key = $4 and id > $5)) and (name_parts @> $6::text[] and $6 <> '{}') is not true
  order by account_key using ~<~, id limit ${most + 1}`;

function contactIn(q: string, persons: Persons): { kind: 'email' | 'telephone'; hashes: string[] } | undefined {
  const isEmail = /^[^\s@]+@[^\s@]+$/.test(q);
  const isPhone = /^\+?[\d\s().-]{7,}$/.test(q) && q.replace(/\D/g, '').length >= 7;
  if (!isEmail && !isPhone) return undefined;
  const marks = persons.marks({
    full_name: '',
    date_of_birth: '',
    contact_email: isEmail ? q : '',
    contact_phone: isPhone ? q : '',
    email_verified_at: null,
    phone_verified_at: null,
    banks: [],
  });
  return { kind: isEmail ? 'email' : 'telephone', hashes: marks.map(({ hash }) => hash) };
}

/** The ways to find, in their order: each begins where the one before has ended. */
type Way = 'id' | 'name' | 'account';

/** A page's key: the way, and the place of its last hit. */
function readKey(after: string): { way: Way; place: string[] } | undefined {
  const [way, ...place] = after.split(' ');
  if (way === 'id' && place.length === 1) return { way, place };
  if (way === 'name' && place.length === 2 && /^\d{1,16}$/.test(place[0] ?? '')) return { way, place };
  return way === 'account' && place.length === 2 ? { way, place } : undefined;
}

/**
 * Players of some sites by a text, page by page: who has it as an id, a contact or a bank account, or else whose name
 * has these parts, in any order and as they look, and then whose account id begins with it. Personal data is masked.
 */
export async function findPlayers(
  { database, persons, now }: { database: Database; persons: Persons; now: number },
  { q, after = '' }: { q: string; after?: string | undefined },
  sites: readonly string[],
): Promise<StaffOutput<'players/find'>> {
  const key = readKey(after);
  const parts = namePartsOf(q);
  const prefix = q.toLowerCase();
  const ways: Record<Way, (place: string[]) => Promise<Hit[]>> = {
    async id([player = '']) {
      const contact = contactIn(q, persons);
      return database.query<Hit>(byId, [q, sites, contact?.hashes ?? [], contact?.kind ?? '', player]);
    },
    async name([at = '-1', player = '']) {
      return parts.length > 0 ? database.query<Hit>(byName, [parts, sites, at, player]) : [];
    },
    account: ([account = '', player = '']) =>
      database.query<Hit>(byAccount, [prefix, sites, `${prefix}\u{10ffff}`, account, player, parts]),
  };
  const hits: (Hit & { way: Way })[] = [];
  for (const way of ['id', 'name', 'account'] as const) {
    if (hits.length > most || (hits.length > 0 && way === 'name')) break;
    if (key && (way === 'id' ? key.way !== 'id' : key.way === 'id' || (way === 'name' && key.way === 'account')))
      continue;
    const found = await ways[way](key?.way === way ? key.place : []);
    hits.push(...found.map((hit) => ({ ...hit, way })));
  }
  const page = hits.slice(0, most);
  const last = page.at(-1);
  const next = last && hits.length > most ? `${last.way} ${last.place}` : null;
  return { value: await shown(database, page, prefix, now), next };
}

/** The players of hits, in their order. */
async function shown(database: Database, hits: readonly Hit[], prefix: string, now: number) {
  const rows = await database.query(
    `select id, site, account_id, full_name, contact_email, contact_phone, status, blocked_until, created_at
     from players where id = any($1::text[])`,
    [hits.map(({ player }) => player)],
  );
  const byPlayer = new Map(rows.map((row) => [row.id, row]));
  return hits.flatMap(({ player, by }) => {
    const row = byPlayer.get(player);
    if (!row) return [];
    const isBoth = by === 'name' && row.account_id.toLowerCase().startsWith(prefix);
    return {
      player: row.id,
      site: row.site,
      account_id: row.account_id,
      name: maskedName(row.full_name),
      email: maskedEmail(row.contact_email),
      phone: maskedPhone(row.contact_phone),
      status: statusAt(row, now),
      created_at: isoOf(row.created_at),
      found_by: isBoth ? 'name, account' : by,
    };
  });
}
