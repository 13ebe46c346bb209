import { randomUUID } from 'node:crypto';
import type { DeviceRequest, Polled, StartedDevice } from '@marquee/contract/staff/session';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { limited } from '../auth/attempts';
import type { Assertion, RequestOptions } from '../auth/factors/webauthn';
import { hashOf, longestSession, newToken } from '../auth/tokens';
import { beginSession, type StaffSession, stepUp, stepUpLasts } from './sessions';
import { auditSignIn, refusalsAudited, type SignInParts, type Source, whoIs } from './signInParts';
import { askPasskey, memberOfPasskey, passkeysOf } from './staffPasskeys';
import { StaffRefusal } from './staffRefusal';
import { newUserCode, shownUserCode, typedUserCode } from './userCodes';

/** How long a code waits for its confirmation, ms. */
const codeLasts = 10 * 60_000;

/** How often a command may ask what became of its code, ms. */
const pollInterval = 2000;

/** Failed confirmations of one code. */
const mostTries = 5;

declare module '@marquee/database/columns' {
  interface Columns {
    'staff_device_codes.state': 'waiting' | 'confirmed' | 'refused' | 'used';
  }
}

/**
 * Begins a sign-in of a command (RFC 8628), or the step-up of a command that is signed in: `sessionId`. A person
 * confirms it in a browser.
 */
export async function startDevice(
  { database, clock, random, origin }: SignInParts,
  { device, address }: Source,
  sessionId: string | null,
): Promise<StartedDevice> {
  const [deviceCode, userCode, now] = [newToken(random), newUserCode(random), clock.now()];
  await database.query(
    `insert into staff_device_codes (id, device_code_hash, user_code_hash, session_id, device, address, created_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [randomUUID(), hashOf(deviceCode), hashOf(userCode), sessionId, device, address, now, now + codeLasts],
  );
  return {
    device_code: deviceCode,
    user_code: shownUserCode(userCode),
    verification_uri: `${origin}/device`,
    expires_in: codeLasts / 1000,
    interval: pollInterval / 1000,
  };
}

/** A code that waits, by what somebody typed. One that steps up a session is only for the session's member. */
async function waiting(database: Database, typed: string, staffId: string, now: number) {
  const [row] = await database.query(
    `select c.id, c.session_id, c.device, c.address, c.created_at from staff_device_codes c
       left join staff_sessions s on s.id = c.session_id
     where c.user_code_hash = $1 and c.state = 'waiting' and c.ends_at > $2 and c.tries < $3
       and (c.session_id is null or s.staff_id = $4)`,
    [hashOf(typedUserCode(typed)), now, mostTries, staffId],
  );
  return row;
}

/**
 * The same, where the wrong codes of a member are counted: five in ten minutes. Throws StaffRefusal `codeUnknown` or
 * `tooManyRequests`.
 */
async function found({ database, clock }: SignInParts, typed: string, session: StaffSession) {
  const { id } = session.member;
  const counted = { kind: 'deskCode', key: id } as const;
  const code = await limited(database, clock, [counted], () => waiting(database, typed, id, clock.now())).catch(
    (error: unknown) => {
      throw error instanceof Refusal ? new StaffRefusal('tooManyRequests', { httpStatus: 429 }) : error;
    },
  );
  if (!code) throw new StaffRefusal('codeUnknown');
  return code;
}

const audited = <T>(parts: SignInParts, session: StaffSession, source: Source, work: () => Promise<T>) =>
  refusalsAudited(parts, 'session/device', source, () => whoIs(parts.database, session.member.id), work);

/** What asks with a code, and what the browser is to sign to confirm it. Throws as `found` does. */
export function lookAtDevice(
  parts: SignInParts,
  session: StaffSession,
  typed: string,
  source: Source,
): Promise<DeviceRequest & { options: RequestOptions | null }> {
  return audited(parts, session, source, async () => {
    const { id, session_id, device, address, created_at } = await found(parts, typed, session);
    const own = await passkeysOf(parts.database, session.member.id);
    const use = { purpose: 'device', subject: `${session.id} ${id}` } as const;
    return {
      device,
      address,
      started_at: new Date(created_at).toISOString(),
      is_step_up: session_id !== null,
      options: own.length > 0 ? await askPasskey(parts, use, session.member.id) : null,
    };
  });
}

/** Throws unless the member confirms right now: by passkey or, without one, by a step-up of the last five minutes. */
async function confirmNow(parts: SignInParts, session: StaffSession, codeId: string, assertion: Assertion | null) {
  const { database, clock } = parts;
  if (!assertion) {
    const own = await passkeysOf(database, session.member.id);
    const isFresh = session.steppedUpAt > clock.now() - stepUpLasts;
    if (own.length > 0 || !isFresh) throw new StaffRefusal('stepUpNeeded');
    return;
  }
  const use = { purpose: 'device', subject: `${session.id} ${codeId}` } as const;
  const staffId = await memberOfPasskey(parts, assertion, use).catch(() => undefined);
  if (staffId === session.member.id) return;
  await database.query('update staff_device_codes set tries = tries + 1 where id = $1', [codeId]);
  throw new StaffRefusal('passkeyRefused');
}

/**
 * Confirms a command. It gets a session of the member, or its session is stepped up. Throws StaffRefusal `codeUnknown`,
 * `passkeyRefused`, `stepUpNeeded` or `tooManyRequests`.
 */
export function confirmDevice(
  parts: SignInParts,
  session: StaffSession,
  { typed, assertion }: { typed: string; assertion: Assertion | null },
  source: Source,
): Promise<void> {
  return audited(parts, session, source, async () => {
    const code = await found(parts, typed, session);
    await confirmNow(parts, session, code.id, assertion);
    await decide(parts, session, code, 'confirmed', source);
  });
}

/** Refuses a command. Throws StaffRefusal `codeUnknown` or `tooManyRequests`. */
export function refuseDevice(parts: SignInParts, session: StaffSession, typed: string, source: Source): Promise<void> {
  return audited(parts, session, source, async () => {
    await decide(parts, session, await found(parts, typed, session), 'refused', source);
  });
}

async function decide(
  { database, clock }: SignInParts,
  session: StaffSession,
  code: { id: string; session_id: string | null; device: string; address: string },
  state: 'confirmed' | 'refused',
  source: Source,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const decided = await transaction.query(
      `update staff_device_codes set state = $2, decided_by = $3
       where id = $1 and state = 'waiting' and ends_at > $4 and tries < $5 returning 1`,
      [code.id, state, session.member.id, now, mostTries],
    );
    if (decided.length === 0) throw new StaffRefusal('codeUnknown');
    if (code.session_id !== null && state === 'confirmed') await stepUp(transaction, code.session_id, now);
    const who = await whoIs(transaction, session.member.id);
    const after = { [state]: code.session_id === null ? 'sign-in' : 'step-up', device: code.device, at: code.address };
    await auditSignIn(transaction, now, who, 'session/device', { address: source.address, after });
  });
}

/**
 * What became of a code, for the command that has it: once confirmed, the token of a session of the command, once; for
 * a step-up, only that it is done.
 */
export function pollDevice({ database, clock, random }: SignInParts, deviceCode: string): Promise<Polled> {
  const now = clock.now();
  return database.transaction(async (transaction): Promise<Polled> => {
    const [code] = await transaction.query(
      `select id, state, session_id, decided_by, device, address, ends_at, polled_at from staff_device_codes
       where device_code_hash = $1 for no key update`,
      [hashOf(deviceCode)],
    );
    if (!code || code.ends_at <= now || code.state === 'used') return { error: 'expired_token' };
    if (code.state === 'refused') return { error: 'access_denied' };
    if (code.state === 'waiting') {
      await transaction.query('update staff_device_codes set polled_at = $2 where id = $1', [code.id, now]);
      return { error: now - code.polled_at < pollInterval / 2 ? 'slow_down' : 'authorization_pending' };
    }
    await transaction.query("update staff_device_codes set state = 'used' where id = $1", [code.id]);
    if (code.session_id !== null || code.decided_by === null) return { stepped_up: true };
    const { device, address } = code;
    const session = { kind: 'command', steppedUpAt: now, device, address } as const;
    const token = await beginSession(transaction, { random, now }, code.decided_by, session);
    return { access_token: token, token_type: 'Bearer', expires_in: longestSession / 1000 };
  });
}
