import { TokenBuckets } from '@marquee/kernel/http/tokenBuckets';
import { hashOf } from '../auth/tokens';
import type { Actor } from './actor';
import { sessionOf } from './sessions';
import { auditSignIn, type SignInParts } from './signInParts';

/** What of a request says who sends it: the token of a browser's session, or what a command or a machine bears. */
export interface Credentials {
  cookie: string | undefined;
  bearer: string | undefined;
  address: string;
}

/** How the keys of machines begin, so that people and scanners know them where they should not lie. */
export const keyStart = 'desk_';

/** How often the audit is told of one key that has ended. */
const told = { burst: 3, perMinute: 1 };

/**
 * Finds who sends a request: a member by the cookie of a browser's session or the bearer token of a command's, a
 * machine by its key. Undefined if nobody is signed in, the session is over, the key has ended, or the member is
 * blocked. The use of a key that has ended is in the audit.
 */
export function actors({ database, clock }: Pick<SignInParts, 'database' | 'clock'>) {
  const buckets = new TokenBuckets(() => clock.now());

  async function machineOf(key: string, address: string): Promise<Actor | undefined> {
    const now = clock.now();
    const [row] = await database.query(
      'select id, name, created_by_person, ends_at, ended_at from staff_keys where token_hash = $1',
      [hashOf(key)],
    );
    if (!row) return undefined;
    const who = { kind: 'key', id: row.id, name: row.name, person: row.created_by_person } as const;
    if (row.ended_at === null && row.ends_at > now) return { ...who, session: null, steppedUpAt: 0 };
    if (buckets.take(row.id, told))
      await auditSignIn(database, now, who, 'session/key', { address, error: 'noSession' });
    return undefined;
  }

  return async function actorOf({ cookie, bearer, address }: Credentials): Promise<Actor | undefined> {
    if (bearer?.startsWith(keyStart)) return machineOf(bearer, address);
    const session = await sessionOf(database, bearer ?? cookie, bearer ? 'command' : 'browser', clock.now());
    if (!session) return undefined;
    const { id, name, person } = session.member;
    return { kind: 'member', id, name, person, session: session.id, steppedUpAt: session.steppedUpAt };
  };
}
