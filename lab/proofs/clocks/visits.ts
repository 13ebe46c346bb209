import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Mail } from '@marquee/backend/testing/smtpReceiver';
import { succeeded } from '@marquee/contract/envelope';
import type { Caller } from '../backendProcess';
import { accepted, type ProofPlayer } from '../proofPlayer';
import { type SiteCaller, untilAnswered } from '../rehearsal/caller';

/**
 * Waits until `holds`, a minute and a half at most: what waits in the platform is looked for every half minute. Gives
 * whether it came.
 */
export async function comes(holds: () => Promise<boolean> | boolean): Promise<boolean> {
  for (const from = Date.now(); Date.now() - from < 90_000; await setTimeout(200)) if (await holds()) return true;
  return false;
}

/**
 * A call of a player that must not be refused for good: in a session that has ended they sign in again. Gives how often
 * that was.
 */
export async function signedIn(site: SiteCaller, { player }: { player: ProofPlayer }): Promise<'goes on' | 'signs in'> {
  const answer = await untilAnswered(() => site.call('auth/get_balance', {}, player.caller));
  if (succeeded(answer)) return 'goes on';
  if (answer.statusMessage !== 'sessionExpired') throw new Error(`Refused: ${answer.statusMessage}`);
  const { account_id } = player.caller;
  const login = { account_id, password: player.password, request_id: randomUUID() };
  player.caller.auth = accepted(await untilAnswered(() => site.call('auth/login', login))).token ?? '';
  return 'signs in';
}

/** Signs up, and asks for codes by mail. */
export async function newVisitor(site: SiteCaller, mails: readonly Mail[]) {
  const account_id = `clock_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const contact_email = `${account_id}@example.test`;
  const password = 'seventeen quiet lanterns';
  accepted(
    await site.call('auth/signup', {
      ...{ account_id, password, full_name: 'Pat Proof', contact_email, date_of_birth: '1990-01-01' },
      contact_phone: `+63${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`,
      request_id: randomUUID(),
    }),
  );
  const received = () => mails.filter(({ to }) => to.includes(contact_email));
  const caller: Caller = {};
  return {
    account_id,
    caller,
    /** Asks for a code. Gives what was answered. */
    async ask(): Promise<string> {
      const input = { account_id, request_id: randomUUID() };
      return (await site.call('auth/tac/request_new_register', input)).statusMessage;
    },
    /** How many codes have come. */
    received: () => received().length,
    /** Uses the code that came last. Gives what was answered. */
    async use(): Promise<string> {
      const [, tac = ''] = /\b(\d{6})\b/.exec(received().at(-1)?.body ?? '') ?? [];
      return (await site.call('auth/tac/verify', { account_id, tac, request_id: randomUUID() })).statusMessage;
    },
    /** Signs in with a wrong password. Gives what was answered. */
    async guess(word = 'wrong'): Promise<string> {
      const input = { account_id, password: word, request_id: randomUUID() };
      return (await site.call('auth/login', input)).statusMessage;
    },
    password,
  };
}
