import { createHash } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Cookies } from '../calls/cookies';
import type { Actor } from './actor';

/** The idle end of a staff member's session, and its end in any case, ms. */
export const staffIdle = 30 * 60_000;
export const longestStaffSession = 12 * 3_600_000;

/** The cookie of a session in a browser. */
export const deskCookie = 'desk';

/** The last use of a session is written at most this often, ms. */
const writeEvery = 15_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/**
 * Who sends a request: a member by the cookie of a browser's session or the bearer token of a command's, a machine by
 * its key. Undefined if nobody is signed in, the session is over, the key has ended, or the member is blocked.
 */
export async function actorOf(
  { database, clock }: { database: Database; clock: Clock },
  { cookies, bearer }: { cookies: Cookies; bearer: string | undefined },
): Promise<Actor | undefined> {
  const now = clock.now();
  if (bearer?.startsWith('desk_')) return machineOf(database, bearer, now);
  const token = bearer ?? cookies.get(deskCookie);
  if (!token) return undefined;
  const [row] = await database.query(
    `select s.id, s.created_at, s.last_seen_at, s.stepped_up_at, m.id as staff_id, m.name, m.person
     from staff_sessions s join staff_members m on m.id = s.staff_id
     where s.token_hash = $1 and s.kind = $2 and s.ended_at is null and m.blocked_at is null`,
    [hashOf(token), bearer ? 'command' : 'browser'],
  );
  if (!row || now >= row.last_seen_at + staffIdle || now >= row.created_at + longestStaffSession) return undefined;
  if (now - row.last_seen_at >= writeEvery)
    await database.query('update staff_sessions set last_seen_at = $2 where id = $1 and last_seen_at < $2', [
      row.id,
      now,
    ]);
  return {
    kind: 'member',
    id: row.staff_id,
    name: row.name,
    person: row.person,
    session: row.id,
    steppedUpAt: row.stepped_up_at,
  };
}

async function machineOf(database: Database, key: string, now: number): Promise<Actor | undefined> {
  const [row] = await database.query(
    'select id, name from staff_keys where token_hash = $1 and ended_at is null and ends_at > $2',
    [hashOf(key), now],
  );
  return row && { kind: 'key', id: row.id, name: row.name, person: null, session: null, steppedUpAt: 0 };
}
