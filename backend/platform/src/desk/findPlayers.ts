import type { StaffOutput } from '@marquee/contract/staff/calls';
import type { Database } from '@marquee/database/database';
import { namePartsOf } from '../persons/nameParts';
import type { Persons } from '../persons/persons';
import { statusAt } from '../protection/blocks';
import { maskedEmail, maskedName, maskedPhone } from './masked';
import { isoOf } from './times';

/** Most players of an answer. */
const most = 25;

/** A hit: the player, and what the text is of them. */
type Hit = { by: string; player: string };

/** What the text is the id of, exactly. A round is looked up by provider, as its key begins. */
const byId = `select 'player' as by, id as player from players where id = $1
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
  limit 200`;

/** Names are ordered after they are found, so that the index of their parts is the one that is used. */
const byName = `with found as materialized (
    select id, created_at from players where name_parts @> $1::text[] and site = any($2::text[]))
  select 'name' as by, id as player from found order by created_at, id limit ${most + 1}`;

const byAccount = `select 'account' as by, id as player from players
  where account_key ~>=~ $1 and account_key ~<~ $3 and site = any($2::text[])
  order by account_key using ~<~ limit ${most + 1}`;

/** Marks stay when a contact changes, so this finds whoever had it, too. */
const byContact = `select distinct $2 as by, m.player_id as player from person_marks m
  where m.hash = any($1::text[]) limit 200`;

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

/**
 * Players of some sites by a text: who has it as an id, a contact or a bank account, or else whose name has these
 * parts, in any order and as they look, or whose account id begins with it. Personal data is masked.
 */
export async function findPlayers(
  { database, persons, now }: { database: Database; persons: Persons; now: number },
  q: string,
  sites: readonly string[],
): Promise<StaffOutput<'players/find'>> {
  const contact = contactIn(q, persons);
  const exact = [
    ...(await database.query<Hit>(byId, [q, sites])),
    ...(contact ? await database.query<Hit>(byContact, [contact.hashes, contact.kind]) : []),
  ];
  const found = await shown(database, exact, sites, now);
  if (found.length > 0) return { value: found.slice(0, most), more: found.length > most };
  const parts = namePartsOf(q);
  const prefix = q.toLowerCase();
  const like = [
    ...(parts.length > 0 ? await database.query<Hit>(byName, [parts, sites]) : []),
    ...(await database.query<Hit>(byAccount, [prefix, sites, `${prefix}\u{10ffff}`])),
  ];
  const value = await shown(database, like, sites, now);
  return { value: value.slice(0, most), more: value.length > most };
}

/** The players of hits, each once, in their order. */
async function shown(database: Database, hits: readonly Hit[], sites: readonly string[], now: number) {
  const reasons = new Map<string, Set<string>>();
  for (const { player, by } of hits) reasons.set(player, (reasons.get(player) ?? new Set()).add(by));
  const rows = await database.query(
    `select id, site, account_id, full_name, contact_email, contact_phone, status, blocked_until, created_at
     from players where id = any($1::text[]) and site = any($2::text[])`,
    [[...reasons.keys()], sites],
  );
  const order = [...reasons.keys()];
  return rows
    .sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    .map((row) => ({
      player: row.id,
      site: row.site,
      account_id: row.account_id,
      name: maskedName(row.full_name),
      email: maskedEmail(row.contact_email),
      phone: maskedPhone(row.contact_phone),
      status: statusAt(row, now),
      created_at: isoOf(row.created_at),
      found_by: [...(reasons.get(row.id) ?? [])].join(', '),
    }));
}
