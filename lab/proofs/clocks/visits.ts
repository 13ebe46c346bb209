import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Mail } from '@marquee/backend/testing/smtpReceiver';
import { succeeded } from '@marquee/contract/envelope';
import type { Caller } from '../backendProcess';
import { accepted, anyBirthDate, type ProofPlayer } from '../proofPlayer';
import { type SiteCaller, untilAnswered } from '../rehearsal/caller';

/** Waits until `holds`, at most a minute and a half: background work runs every half minute. Returns whether it did. */
export async function comes(holds: () => Promise<boolean> | boolean): Promise<boolean> {
  for (const from = Date.now(); Date.now() - from < 90_000; await setTimeout(200)) if (await holds()) return true;
  return false;
}

/** A player's call that must not be refused permanently: signs in again if the session has ended. Returns how often. */
export async function signedIn(site: SiteCaller, { player }: { player: ProofPlayer }): Promise<'goes on' | 'signs in'> {
  const answer = await untilAnswered(() => site.call('auth/get_balance', {}, player.caller));
  if (succeeded(answer)) return 'goes on';
  if (answer.statusMessage !== 'sessionExpired') throw new Error(`Refused: ${answer.statusMessage}`);
  const { account_id } = player.caller;
  const login = { account_id, password: player.password, request_id: randomUUID() };
  player.caller.auth = accepted(await untilAnswered(() => site.call('auth/login', login))).token ?? '';
  return 'signs in';
}

/** Registers, and requests codes by mail. */
export async function newVisitor(site: SiteCaller, mails: readonly Mail[]) {
  const account_id = `clock_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const contact_email = `${account_id}@example.test`;
  const password = 'seventeen quiet lanterns';
  accepted(
    await site.call('auth/signup', {
      ...{ account_id, password, full_name: 'Pat Proof', contact_email, date_of_birth: anyBirthDate() },
      contact_phone: `+63${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`,
      request_id: randomUUID(),
    }),
  );
  const received = () => mails.filter(({ to }) => to.includes(contact_email));
  const caller: Caller = {};
  return {
    account_id,
    caller,
    /** Requests a code; returns the answer. */
    async ask(): Promise<string> {
      const input = { account_id, request_id: randomUUID() };
      return (await site.call('auth/tac/request_new_register', input)).statusMessage;
    },
    /** Number of codes received. */
    received: () => received().length,
    /** Uses the last code; returns the answer. */
    async use(): Promise<string> {
      const [, tac = ''] = /\b(\d{6})\b/.exec(received().at(-1)?.body ?? '') ?? [];
      return (await site.call('auth/tac/verify', { account_id, tac, request_id: randomUUID() })).statusMessage;
    },
    /** Signs in with a wrong password; returns the answer. */
    async guess(word = 'wrong'): Promise<string> {
      const input = { account_id, password: word, request_id: randomUUID() };
      return (await site.call('auth/login', input)).statusMessage;
    },
    password,
  };
}
