import { randomUUID } from 'node:crypto';
import type { Output } from '@marquee/contract/calls';
import type { ErrorKey } from '@marquee/contract/errors';
import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import { Refusal } from '@marquee/kernel/refusal';
import type { Context } from '../calls/handlers';
import { pageLanguage } from '../calls/pageLanguage';
import { publishSessionEnd } from '../live/publish';
import { blockedBy, blocksOf, statusAt } from '../protection/blocks';
import { assertMay } from '../protection/guard';
import { ensureDeviceHash, rememberDevice } from './knownDevices';
import { placeOf } from './place';
import { giveSessionCookie, takeSessionCookie } from './sessionCookie';
import { hashOf, idleTime, longestSession, newToken } from './tokens';

type UsableRow = Pick<AccountRow, 'id' | 'status' | 'blocked_until'>;

/** The columns of a player needed for sign-in. */
export interface AccountRow {
  id: string;
  account_id: string;
  password_hash: string;
  full_name: string;
  contact_email: string;
  contact_phone: string;
  status: 'open' | 'blocked' | 'closed';
  blocked_until: number | null;
  last_login_at: number | null;
  /** Idempotency keys of the registration and of the last password change, if the client sent them. */
  signup_request: string | null;
  password_request: string | null;
}

/** The account with an id on a site, case-insensitive. */
export async function findAccount(
  database: Database,
  site: string,
  accountId: string,
): Promise<AccountRow | undefined> {
  const [row] = await database.query(
    `select id, account_id, password_hash, full_name, contact_email, contact_phone, status, blocked_until, last_login_at, signup_request, password_request
     from players where site = $1 and account_key = $2`,
    [site, accountId.toLowerCase()],
  );
  return row;
}

/** Throws Refusal `BLOCK`, with the words for the player, or `CLOSE` (R8.03) if the account may not be used. */
export async function refuseUnusable(database: Database, account: UsableRow, now: number): Promise<void> {
  const status = statusAt(account, now);
  if (status === 'closed') throw new Refusal('CLOSE');
  if (status === 'blocked') throw blockedBy('BLOCK', await blocksOf(database, account.id, now), 'all');
}

/**
 * Starts a session for an authenticated account, and returns the sign-in answer (R7). Its token is for scripts, its
 * cookie for the browser only, and neither works without the other. A retry with the same `request` replaces the
 * session whose token was lost.
 */
export async function beginSession(
  { database, clock, events, persons, site, device, address, cookies }: Context,
  random: Random,
  account: AccountRow,
  request?: string,
): Promise<Output<'auth/login'>> {
  const now = clock.now();
  const id = randomUUID();
  const token = newToken(random);
  const cookie = newToken(random);
  const browser = ensureDeviceHash(cookies, random);
  const previous = await events.transaction(database, async (transaction, emit) => {
    const [before] = await transaction.query(
      `select last_login_at, previous_login_at, person_key is null or marks_due as "isMarkDue" from players
       where id = $1 for update`,
      [account.id],
    );
    // The doors behind this one ask by current marks: without any, nobody would be like this player.
    if (before?.isMarkDue) await persons.mark(transaction, account.id, now);
    const [lost] = request
      ? await transaction.query('select id from sessions where player_id = $1 and request = $2 limit 1', [
          account.id,
          request,
        ])
      : [];
    const previously = (lost ? before?.previous_login_at : before?.last_login_at) ?? null;
    if (lost) {
      await endSessions(transaction, account.id, { only: lost.id }, now);
      takeSessionCookie(cookies, lost.id);
    }
    await transaction.query(
      `update players set previous_login_at = $3, last_login_at = $2, language = coalesce($4, language) where id = $1`,
      [account.id, now, previously, pageLanguage({ cookies, site })],
    );
    await transaction.query(
      `insert into sessions (id, site, player_id, token_hash, device, created_at, last_seen_at, place, request, cookie_hash)
       values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9)`,
      [
        id,
        site.domain_name,
        account.id,
        hashOf(token),
        device.slice(0, 80),
        now,
        placeOf(address),
        request ?? null,
        hashOf(cookie),
      ],
    );
    if (await rememberDevice(transaction, account.id, browser, now)) {
      const event = { player_id: account.id, site: site.domain_name, change: 'deviceNew', name: device } as const;
      await emit('securityChanged', event);
    }
    await assertMay(transaction, { id: account.id }, 'login', 0, now);
    return previously;
  });
  giveSessionCookie(cookies, id, cookie);
  return {
    token,
    user: { account_id: account.account_id, session_token: token },
    fullname: account.full_name,
    email: account.contact_email,
    previous_login: previous === null ? null : new Date(previous).toISOString(),
  };
}

type Which = { only: string } | { except: string } | 'all';

/** Ends sessions and announces the reason to their pages; returns how many ended. */
export async function endSessions(
  transaction: Database,
  playerId: string,
  which: Which,
  now: number,
  because: ErrorKey = 'sessionExpired',
): Promise<number> {
  const only = which !== 'all' && 'only' in which ? which.only : null;
  const except = which !== 'all' && 'except' in which ? which.except : null;
  const ended = await transaction.query(
    `update sessions set ended_at = $2, ended_because = $3 where player_id = $1 and ended_at is null
       and ($4::text is null or id = $4) and ($5::text is null or id <> $5) returning id`,
    [playerId, now, because, only, except],
  );
  for (const { id } of ended) await publishSessionEnd(transaction, playerId, id, because);
  return ended.length;
}

/** The player's valid sessions, most recently used first. */
export async function listSessions(
  database: Database,
  playerId: string,
  current: string,
  now: number,
): Promise<Output<'auth/sessions'>['value']> {
  const rows = await database.query(
    `select id, device, place, created_at, last_seen_at from sessions
     where player_id = $1 and ended_at is null and last_seen_at > $2 and created_at > $3 order by last_seen_at desc`,
    [playerId, now - idleTime, now - longestSession],
  );
  return rows.map((row) => ({
    session_id: row.id,
    device: row.device,
    place: row.place,
    created_at: new Date(row.created_at).toISOString(),
    last_seen_at: new Date(row.last_seen_at).toISOString(),
    current: row.id === current,
  }));
}
