import type { ErrorKey } from '@marquee/contract/errors';
import { Refusal } from '@marquee/kernel/refusal';
import type { Context, PlayerContext } from '../calls/handlers';
import { pageLanguage } from '../calls/pageLanguage';
import { hasSessionCookie } from './sessionCookie';
import { refuseUnusable } from './sessions';
import { hashOf, idleTime, longestSession } from './tokens';

/** The last use of a session is written at most this often, ms. */
const writeEvery = 15_000;

declare module '@marquee/database/columns' {
  interface Columns {
    'sessions.ended_because': ErrorKey;
  }
}

/** No session, or an expired one. */
const over = (because: ErrorKey = 'sessionExpired') => new Refusal(because, { httpStatus: 401 });

/**
 * The player behind a call's `account_id` and `auth`. A token is valid for the site that issued it, and only together
 * with the session cookie of the browser that signed in. Throws Refusal `sessionExpired` (HTTP 401), `BLOCK`, `CLOSE`,
 * or `permissionDenied` if the account does not match the token. Each call prolongs the session, and messages follow
 * the language of its page from then on, except a `passive` one: a page that nobody uses decides nothing.
 */
export async function playerOf(
  { database, clock, site, cookies }: Pick<Context, 'database' | 'clock' | 'site' | 'cookies'>,
  carry: { account_id: string; auth: string },
  { passive }: { passive: boolean },
): Promise<PlayerContext['player']> {
  const now = clock.now();
  const [row] = carry.auth
    ? await database.query(
        `select s.id as session_id, s.cookie_hash, s.created_at, s.last_seen_at, s.ended_because,
           p.id, p.account_id, p.account_key, p.currency, p.date_of_birth, p.status, p.blocked_until, p.language
         from sessions s join players p on p.id = s.player_id where s.token_hash = $1 and s.site = $2`,
        [hashOf(carry.auth), site.domain_name],
      )
    : [];
  if (!row || !hasSessionCookie(cookies, row.session_id, row.cookie_hash)) throw over();
  await refuseUnusable(database, row, now);
  if (row.ended_because) throw over(row.ended_because);
  if (now >= row.last_seen_at + idleTime || now >= row.created_at + longestSession) throw over();
  if (carry.account_id.toLowerCase() !== row.account_key) throw new Refusal('permissionDenied');
  if (!passive && now - row.last_seen_at >= writeEvery) {
    await database.query('update sessions set last_seen_at = $2 where id = $1 and last_seen_at < $2', [
      row.session_id,
      now,
    ]);
  }
  const language = pageLanguage({ cookies, site });
  if (!passive && language !== null && language !== row.language)
    await database.query('update players set language = $2 where id = $1', [row.id, language]);
  return {
    id: row.id,
    accountId: row.account_id,
    currency: row.currency,
    sessionId: row.session_id,
    dateOfBirth: row.date_of_birth,
  };
}
