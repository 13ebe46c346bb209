import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import { hashOf, idleTime, longestSession, newToken } from '../auth/tokens';
import { Cookies } from '../calls/cookies';
import type { Source } from './signInParts';
import { StaffRefusal } from './staffRefusal';

/** How long a confirmation by passkey lasts for what needs a step-up, ms. */
export const stepUpLasts = 5 * 60_000;

/** A session of a browser has a cookie; a command bears its token. */
export type SessionKind = 'browser' | 'command';

/** A valid session, and its member. */
export interface StaffSession {
  id: string;
  steppedUpAt: number;
  member: { id: string; name: string; email: string; person: string };
}

declare module '@marquee/database/columns' {
  interface Columns {
    'staff_sessions.kind': SessionKind;
  }
}

const cookie = 'desk';

/**
 * The cookies of a request to the desk; over TLS their names begin with `__Host-`. Without TLS a page of another port
 * of the same host can set one of the same name for a path, which browsers send first: the last counts, the whole
 * host's, which no script can replace.
 */
export const deskCookies = (header: string | undefined, origin: string): Cookies =>
  new Cookies(header?.split(';').reverse().join(';'), origin.startsWith('https:'));

/** The token in the browser's session cookie. */
export const sessionTokenIn = (cookies: Cookies): string | undefined => cookies.get(cookie);

/** Sets the session cookie: host-only, out of reach of scripts, never sent with requests of other sites. */
export const giveSession = (cookies: Cookies, token: string): void =>
  cookies.keep(cookie, token, longestSession / 1000);

/** Removes the session cookie. */
export const takeSession = (cookies: Cookies): void => cookies.drop(cookie);

/**
 * Begins a session of a member and returns its token, of which only the hash is stored. `steppedUpAt`: when the passkey
 * was confirmed, 0 if it was not. Throws StaffRefusal('memberBlocked').
 */
export async function beginSession(
  transaction: Database,
  { random, now }: { random: Random; now: number },
  staffId: string,
  { kind, steppedUpAt, device, address }: Source & { kind: SessionKind; steppedUpAt: number },
): Promise<string> {
  const [member] = await transaction.query('select blocked_at from staff_members where id = $1 for no key update', [
    staffId,
  ]);
  if (!member || member.blocked_at !== null) throw new StaffRefusal('memberBlocked', { httpStatus: 403 });
  const token = newToken(random);
  await transaction.query(
    `insert into staff_sessions (id, staff_id, kind, token_hash, created_at, last_seen_at, stepped_up_at, device, address)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $8)`,
    [randomUUID(), staffId, kind, hashOf(token), now, steppedUpAt, device, address],
  );
  return token;
}

/** The valid session of a token, and a use of it. Sessions end after 30 minutes without use, and after 12 hours. */
export async function sessionOf(
  database: Database,
  token: string | undefined,
  kind: SessionKind,
  now: number,
): Promise<StaffSession | undefined> {
  if (token === undefined) return undefined;
  const [row] = await database.query(
    `update staff_sessions s set last_seen_at = greatest(s.last_seen_at, $2) from staff_members m
     where s.token_hash = $1 and s.kind = $5 and s.ended_at is null and s.last_seen_at > $3 and s.created_at > $4
       and m.id = s.staff_id and m.blocked_at is null
     returning s.id, s.stepped_up_at, m.id as staff_id, m.name, m.email, m.person`,
    [hashOf(token), now, now - idleTime, now - longestSession, kind],
  );
  if (!row) return undefined;
  const { id, stepped_up_at: steppedUpAt, staff_id, name, email, person } = row;
  return { id, steppedUpAt, member: { id: staff_id, name, email, person } };
}

/** Notes that the passkey was confirmed in a session. */
export async function stepUp(transaction: Database, sessionId: string, at: number): Promise<void> {
  await transaction.query('update staff_sessions set stepped_up_at = greatest(stepped_up_at, $2) where id = $1', [
    sessionId,
    at,
  ]);
}

/** Ends a session. */
export async function endSession(transaction: Database, sessionId: string, now: number): Promise<void> {
  await transaction.query('update staff_sessions set ended_at = $2 where id = $1 and ended_at is null', [
    sessionId,
    now,
  ]);
}

/** Ends all sessions of a member. */
export async function endSessionsOf(transaction: Database, staffId: string, now: number): Promise<void> {
  await transaction.query('update staff_sessions set ended_at = $2 where staff_id = $1 and ended_at is null', [
    staffId,
    now,
  ]);
}
