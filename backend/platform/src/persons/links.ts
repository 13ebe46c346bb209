import { credited } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { listed } from '@marquee/database/listed';
import { type Likeness, likenessOf } from './names';

/** What two accounts share. */
export interface Shared {
  /** The kinds of contacts, bank accounts and documents that both have proved: `email, phone`; empty if none. */
  contacts: string;
  isBornSame: boolean;
  name: Likeness;
}

/** Whether two contacts or bank accounts, both proved on both sides, are the same. */
const sharesTwo = ({ contacts }: Pick<Shared, 'contacts'>) => contacts.includes(',');

/** Whether both have shown the same document of identity. */
const sharesDocument = ({ contacts }: Pick<Shared, 'contacts'>) => contacts.includes('document');

/** Whether accounts may be one person's: what they share is hardly chance, and proves nothing yet. */
function isAlike({ contacts, isBornSame, name, kinds }: Shared & { kinds: number }): boolean {
  if ((isBornSame && name !== 'other') || sharesDocument({ contacts })) return true;
  return contacts !== '' && (isBornSame || name !== 'other' || kinds > 1);
}

/** How many accounts one is linked to at most, and how many of the same birth date are looked at; the oldest first. */
const mostLinks = 100;
const mostNames = 2_000;

/**
 * Links a player to the accounts that may be the same person's, on any site. A new link asks this player for an
 * identity check; what two accounts shared once stays. Call it under the lock of `Persons.mark`.
 */
export async function linkPlayer(transaction: Database, playerId: string, now: number): Promise<void> {
  const others = await transaction.query(
    `with shared as (
       select theirs.player_id as id, count(distinct mine.kind) as kinds,
         string_agg(distinct mine.kind, ', ' order by mine.kind)
           filter (where mine.proved_at is not null and theirs.proved_at is not null) as contacts
       from person_marks mine join person_marks theirs on theirs.hash = mine.hash and theirs.player_id <> $1
       where mine.player_id = $1 and mine.kind <> 'name' group by theirs.player_id
       having bool_or(mine.proved_at is not null and theirs.proved_at is not null)),
     born as (
       (select o.id from players me join players o on o.date_of_birth = me.date_of_birth
         where me.id = $1 and o.date_of_birth <> '' order by o.created_at limit ${mostNames})
       union
       (select theirs.player_id from person_marks mine join person_marks theirs on theirs.hash = mine.hash
         where mine.player_id = $1 and mine.kind = 'name' order by theirs.created_at limit ${mostLinks}))
     select o.id, me.full_name as mine, o.full_name as theirs, coalesce(s.contacts, '') as contacts,
       coalesce(s.kinds, 0) as kinds, o.date_of_birth = me.date_of_birth and o.date_of_birth <> '' as "isBornSame"
     from players me join players o on o.id <> me.id left join shared s on s.id = o.id
     where me.id = $1 and (s.id is not null or o.id in (select id from born)) order by s.id is null, o.created_at, o.id`,
    [playerId],
  );
  const alike = others
    .map(({ id, mine, theirs, ...shared }) => ({ id, ...shared, name: likenessOf(mine, theirs) }))
    .filter(isAlike)
    .slice(0, mostLinks);
  if (alike.length > 0) await writeLinks(transaction, playerId, alike, now);
}

async function writeLinks(
  transaction: Database,
  playerId: string,
  alike: readonly (Shared & { id: string })[],
  now: number,
): Promise<void> {
  const rows = 'unnest($2::text[], $3::text[], $4::boolean[], $5::text[]) as s (id, contacts, born, name)';
  const isPair = '((l.player_id = $1 and l.other_id = s.id) or (l.player_id = s.id and l.other_id = $1))';
  const values = [
    playerId,
    alike.map(({ id }) => id),
    alike.map(({ contacts }) => contacts),
    alike.map(({ isBornSame }) => isBornSame),
    alike.map(({ name }) => name),
  ];
  await transaction.query(
    `update person_links l set contacts = s.contacts, is_born_same = l.is_born_same or s.born,
       name = case when l.name = 'same' or s.name = 'other' then l.name else s.name end from ${rows} where ${isPair}`,
    values,
  );
  await transaction.query(
    `insert into person_links (player_id, other_id, contacts, is_born_same, name, created_at)
     select $1, s.id, s.contacts, s.born, s.name, $6 from ${rows}
     where not exists (select 1 from person_links l where ${isPair})`,
    [...values, now],
  );
}

/** A link from one of its two accounts, with what each of them has proved. */
export interface Link extends Shared {
  other: string;
  /** Whether this account became like the other one, and so is asked for an identity check. */
  isAsked: boolean;
  /** Whether staff have decided that both are one person's. */
  isBound: boolean;
  /** Whether the account's identity check has passed. */
  mineIdentified: boolean;
  otherIdentified: boolean;
  /** Whether name and birth date are proved: by the check, by a deposit that was paid, or as they counted before. */
  mineProved: boolean;
  otherProved: boolean;
  /** Whether the other account is excluded now, and for this account's site. */
  isOtherExcluded: boolean;
  /** Whether the profile of one of the two sites has time-outs, blocks and limits follow the person. */
  follows: boolean;
  isCurrencySame: boolean;
  /** Until when the other account has a time-out, or is blocked by staff, ms; null if it never was. */
  time_out_until: number | null;
  no_stakes_until: number | null;
  no_deposits_until: number | null;
}

const identified = <const Id extends string>(id: Id) =>
  `coalesce((select c.status = 'passed' from identity_checks c where c.player_id = ${id} order by c.attempt desc limit 1), false)` as const;

const paidIn = <const Id extends string>(id: Id) =>
  `exists (select 1 from payments p where p.player_id = ${id} and p.kind = 'deposit'
  and p.state in (${listed(...credited)}) and p.given_back < p.amount)` as const;

/**
 * A player's links to accounts on sites of the same operator, without those that staff have lifted. One query, which
 * reads the same whoever the player is like.
 */
export async function linksOf(database: Database, playerId: string, now: number): Promise<Link[]> {
  const rows = await database.query(
    `select o.id as other, l.contacts, l.is_born_same as "isBornSame", l.name, l.player_id = $1 as "isAsked",
       l.bound_at is not null as "isBound",
       ${identified('$1')} as "mineIdentified", ${identified('o.id')} as "otherIdentified",
       ${paidIn('$1')} as "minePaid", ${paidIn('o.id')} or coalesce(t.is_proved, false) as "otherPaid",
       coalesce(t.excluded_at is not null and (t.return_at is null or t.return_at > $2)
         and (not t.excluded_here_only or o.site = me.site), false) as "isOtherExcluded",
       coalesce(mine.binds_person, true) or coalesce(theirs.binds_person, true) as follows,
       me.currency = o.currency as "isCurrencySame", t.time_out_until, t.no_stakes_until, t.no_deposits_until
     from person_links l
       join players me on me.id = $1
       join players o on o.id = case when l.player_id = $1 then l.other_id else l.player_id end
       left join protection_players t on t.player_id = o.id
       left join site_operators mine on mine.site = me.site
       left join site_operators theirs on theirs.site = o.site
     where (l.player_id = $1 or l.other_id = $1) and l.lifted_at is null
       and coalesce(mine.operator, '') = coalesce(theirs.operator, '')`,
    [playerId, now],
  );
  return rows.map(({ minePaid, otherPaid, ...link }) => ({
    ...link,
    isAsked: link.isAsked === true,
    mineProved: link.mineIdentified || minePaid,
    otherProved: link.otherIdentified || otherPaid,
  }));
}

/**
 * Whether proved marks, or staff, say that both accounts are one person's (ADR 95). Nothing that only one of them
 * claims counts.
 */
export function isSamePerson(link: Link): boolean {
  const { contacts, isBornSame, name, isAsked, mineIdentified, otherIdentified } = link;
  if (link.isBound || sharesDocument(link)) return true;
  if (mineIdentified && otherIdentified && !isBornSame) return false;
  if (sharesTwo(link)) return true;
  if (isBornSame && name === 'same' && (contacts !== '' || (link.mineProved && link.otherProved))) return true;
  return contacts !== '' && (isBornSame || name !== 'other') && (isAsked ? mineIdentified : otherIdentified);
}

/** The other accounts of the same person that time-outs, blocks and limits follow to. */
export const boundTogether = (links: readonly Link[]) => links.filter((link) => link.follows && isSamePerson(link));

/** The accounts whose use counts together under one limit: money in one currency, time in all (ADR 115). */
export interface CountedAccounts {
  money: readonly string[];
  time: readonly string[];
}

/** A player's own account and those of the same person. */
export function countedAccounts(playerId: string, links: readonly Link[]): CountedAccounts {
  const others = boundTogether(links);
  const inCurrency = others.filter(({ isCurrencySame }) => isCurrencySame);
  return {
    money: [playerId, ...inCurrency.map(({ other }) => other)],
    time: [playerId, ...others.map(({ other }) => other)],
  };
}

/** Whether the same person is excluded with another account. */
export const isExcludedElsewhere = (links: readonly Link[]) =>
  links.some((link) => link.isOtherExcluded && isSamePerson(link));

/** Whether the same person has a time-out with another account. */
export const isTimedOutElsewhere = (links: readonly Link[], now: number) =>
  boundTogether(links).some(({ time_out_until }) => time_out_until !== null && now < time_out_until);

/**
 * Whether the player waits for an identity check: because of an account that was there before, or one whose identity is
 * proved. Never because one is excluded: else whoever is asked would learn it.
 */
export const isWaiting = (links: readonly Link[]) =>
  links.some(({ isAsked, mineIdentified, otherIdentified }) => !mineIdentified && (isAsked || otherIdentified));
