import type { Output } from '@marquee/contract/calls';
import type { Random } from '@marquee/kernel/random';
import { Refusal } from '@marquee/kernel/refusal';
import type { Context } from '../../calls/handlers';
import { type AccountRow, beginSession, findAccount, refuseUnusable } from '../sessions';
import { hashOf, newToken } from '../tokens';
import { playerOfPasskey } from './passkeys';
import { findFactor, hasSecondFactor } from './secondFactor';
import { countTry } from './tries';

/** Time allowed between the two steps of a login, ms. */
const ticketLifetime = 5 * 60_000;

/**
 * Continues a login whose password or one-time code was correct: starts the session, or throws
 * Refusal('secondFactorNeeded') with a ticket if the player has a second factor.
 */
export async function admit(
  context: Context,
  random: Random,
  account: AccountRow,
  request?: string,
): Promise<Output<'auth/login'>> {
  const { database, clock } = context;
  if (!(await hasSecondFactor(database, account.id))) return beginSession(context, random, account, request);
  const ticket = newToken(random);
  await database.query('insert into sign_in_tickets (ticket_hash, player_id, expires_at) values ($1, $2, $3)', [
    hashOf(ticket),
    account.id,
    clock.now() + ticketLifetime,
  ]);
  throw new Refusal('secondFactorNeeded', { ticket });
}

async function accountOf({ database, site }: Context, playerId: string): Promise<AccountRow | undefined> {
  const [row] = await database.query('select account_id from players where id = $1', [playerId]);
  return row && findAccount(database, site.domain_name, row.account_id);
}

/** The second step of a login. Throws Refusal `signInExpired`, `codeWrong` or `tooManyAttempts`. */
export async function signInByFactor(
  context: Context,
  random: Random,
  { ticket, factor }: { ticket: string; factor: string },
): Promise<{ session: Output<'auth/login'>; account: AccountRow; by: 'totp' | 'recovery' }> {
  const { database, clock } = context;
  const now = clock.now();
  const hash = hashOf(ticket);
  const [row] = await database.query(
    'select player_id from sign_in_tickets where ticket_hash = $1 and expires_at > $2',
    [hash, now],
  );
  const account = row && (await accountOf(context, row.player_id));
  if (!account) throw new Refusal('signInExpired');
  await refuseUnusable(database, account, now);
  const forgetTries = await countTry(context, account.id);
  const found = await findFactor(database, account.id, factor, now);
  const taken = await database.query('delete from sign_in_tickets where ticket_hash = $1 returning 1', [hash]);
  if (taken.length === 0) throw new Refusal('signInExpired');
  const by = await found.use();
  await forgetTries();
  return { session: await beginSession(context, random, account), account, by };
}

/**
 * Login by passkey alone, which is two factors in one: the device and the user verified on it. Throws Refusal
 * `passkeyRefused`, `BLOCK` or `CLOSE`.
 */
export async function signInByPasskey(
  context: Context,
  random: Random,
  passkey: Parameters<typeof playerOfPasskey>[1],
): Promise<Output<'auth/login'>> {
  const owner = { purpose: 'login', playerId: null, sessionId: null } as const;
  const account = await accountOf(context, await playerOfPasskey(context, passkey, owner));
  if (!account) throw new Refusal('passkeyRefused');
  await refuseUnusable(context.database, account, context.clock.now());
  return beginSession(context, random, account);
}
