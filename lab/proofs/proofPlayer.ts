import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { CallName } from '@marquee/contract/calls';
import { succeeded } from '@marquee/contract/envelope';
import { consentVersion } from '@marquee/platform/marketing/consentTexts';
import type { BackendProcess, Caller } from './backendProcess';

/** A player of a proof: credentials, and bank account. */
export interface ProofPlayer {
  caller: Required<Caller>;
  password: string;
  bankAccountId: string;
}

/** The largest deposit of the default site, minor units. */
const largestDeposit = 5_000_000;

const digits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0');

/** A birth date that hardly another player has: who is like another one is asked for an identity check. */
export const anyBirthDate = () =>
  new Date(Date.UTC(1950, 0, 1 + Math.floor(Math.random() * 18_000))).toISOString().slice(0, 10);

/** The answer of a call that must succeed. @throws with the refusal */
export function accepted<T extends { statusCode: number; statusMessage: string }>(answer: T): T {
  if (!succeeded(answer)) throw new Error(`Refused: ${answer.statusMessage}`);
  return answer;
}

/** Completes the step-up for one call. */
export async function stepUp(
  { call }: Pick<BackendProcess, 'call'>,
  { caller, password }: Omit<ProofPlayer, 'bankAccountId'>,
  name: CallName,
) {
  accepted(await call('auth/step_up', { call: name, password }, caller));
}

/** Verifies telephones by the codes in the sandbox's outbox, sequentially from one browser. */
export function verifyByOutbox({ call, url }: Pick<BackendProcess, 'call' | 'url'>) {
  async function verify(account_id: string, phone: string) {
    accepted(await call('auth/tac/request_new_register', { account_id, request_id: randomUUID() }));
    for (const from = Date.now(); ; await setTimeout(100)) {
      const [, newest = ''] = (await (await fetch(`${url}/sandbox/outbox`)).text()).split(`to ${phone}</p>`);
      const [, tac] = /^<p>(\d{6})/.exec(newest) ?? [];
      if (tac) return accepted(await call('auth/tac/verify', { account_id, tac, request_id: randomUUID() }));
      if (Date.now() - from > 60_000) throw new Error('The code did not arrive');
    }
  }
  let last: Promise<unknown> = Promise.resolve();
  return (accountId: string, phone: string) => {
    last = last.then(() => verify(accountId, phone));
    return last;
  };
}

/**
 * A new player of the default site, signed in, with a verified telephone and a bank account, who has deposited `cash`
 * minor units through the gateway.
 */
export async function makePlayer(
  backend: Pick<BackendProcess, 'call'>,
  cash: number,
  verify: (accountId: string, phone: string) => Promise<unknown>,
): Promise<ProofPlayer> {
  const { call } = backend;
  const contact_phone = `+63${digits(10)}`;
  const full_name = `Pat ${[...digits(12)].map((digit) => 'aeioulmnrs'[Number(digit)]).join('')}`;
  const account_id = `proof_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const password = 'seventeen quiet lanterns';
  accepted(
    await call('auth/signup', {
      account_id,
      password,
      full_name,
      contact_phone,
      contact_email: `${account_id}@example.test`,
      date_of_birth: anyBirthDate(),
      consents: { version: consentVersion, language: 'EN', given: [{ product: 'casino', channel: 'inbox' }] },
      request_id: randomUUID(),
    }),
  );
  await verify(account_id, contact_phone);
  const signedIn = accepted(await call('auth/login', { account_id, password, request_id: randomUUID() }));
  const caller = { account_id, auth: signedIn.token ?? '' };
  const bank = { request_id: randomUUID(), bank_code: 'BDL', holder_name: full_name, account_number: digits(10) };
  await stepUp(backend, { caller, password }, 'wallet/add_bank_account');
  const accounts = accepted(await call('wallet/add_bank_account', bank, caller));
  for (let left = cash; left > 0; left -= largestDeposit) {
    const deposit = { request_id: randomUUID(), method: 'bank', amount: Math.min(left, largestDeposit) };
    accepted(await call('wallet/deposit', deposit, caller));
  }
  for (const from = Date.now(); ; await setTimeout(500)) {
    const { game_balance } = accepted(await call('auth/get_balance', {}, caller));
    if (game_balance === cash) break;
    if (Date.now() - from > 60_000) throw new Error(`The deposits did not arrive: ${game_balance} of ${cash}`);
  }
  return { caller, password, bankAccountId: accounts.value?.[0]?.bank_account_id ?? '' };
}
