import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import { hashOf, newToken } from '../auth/tokens';
import { endSessionsOf } from './sessions';
import { StaffRefusal } from './staffRefusal';

/** How long a link may wait for its use, ms. */
const linkLasts = 24 * 3_600_000;

/** A new link. Its address is the desk's `/link#<token>`: what stands behind `#` is sent to no server. */
export interface NewLink {
  token: string;
  endsAt: number;
}

/** Who makes a link, as in the audit, and the person. */
interface LinkMaker {
  id: string;
  person: string | null;
}

/** Makes a link with which a member adds a passkey or a company account, once. Older links of the member end. */
export async function makeLink(
  transaction: Database,
  { random, now }: { random: Random; now: number },
  staffId: string,
  by: LinkMaker,
): Promise<NewLink> {
  await transaction.query(
    'update staff_links set ends_at = $2 where staff_id = $1 and used_at is null and ends_at > $2',
    [staffId, now],
  );
  const [token, endsAt] = [newToken(random), now + linkLasts];
  await transaction.query(
    `insert into staff_links (id, staff_id, token_hash, created_at, created_by, created_by_person, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [randomUUID(), staffId, hashOf(token), now, by.id, by.person, endsAt],
  );
  return { token, endsAt };
}

/** Ends everything with which a member signs in, and what is signed in: whoever found it has nothing. */
export async function endSignIn(transaction: Database, staffId: string, now: number): Promise<void> {
  await transaction.query('update staff_passkeys set ended_at = $2 where staff_id = $1 and ended_at is null', [
    staffId,
    now,
  ]);
  await transaction.query('update staff_company_accounts set ended_at = $2 where staff_id = $1 and ended_at is null', [
    staffId,
    now,
  ]);
  await transaction.query(
    'update staff_links set ends_at = $2 where staff_id = $1 and used_at is null and ends_at > $2',
    [staffId, now],
  );
  await endSessionsOf(transaction, staffId, now);
}

/** A link that waits for its use, and its member. */
export interface WaitingLink {
  id: string;
  member: { id: string; name: string; email: string };
}

/** The link of a token. Throws StaffRefusal('linkGone'). */
export async function linkOf(database: Database, token: string, now: number): Promise<WaitingLink> {
  const [row] = await database.query(
    `select l.id, m.id as staff_id, m.name, m.email from staff_links l join staff_members m on m.id = l.staff_id
     where l.token_hash = $1 and l.used_at is null and l.ends_at > $2 and m.blocked_at is null`,
    [hashOf(token), now],
  );
  if (!row) throw new StaffRefusal('linkGone');
  return { id: row.id, member: { id: row.staff_id, name: row.name, email: row.email } };
}

/** The member of a link, used up or not: for the audit. */
export async function invitedBy(database: Database, token: string): Promise<string | undefined> {
  const [row] = await database.query('select staff_id from staff_links where token_hash = $1', [hashOf(token)]);
  return row?.staff_id;
}

/** Uses a link up; returns its member. Throws StaffRefusal('linkGone'): of two at once, one has it. */
export async function takeLink(transaction: Database, linkId: string, now: number): Promise<string> {
  const [row] = await transaction.query(
    'update staff_links set used_at = $2 where id = $1 and used_at is null and ends_at > $2 returning staff_id',
    [linkId, now],
  );
  if (!row) throw new StaffRefusal('linkGone');
  return row.staff_id;
}
