import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { testBrowser } from '@marquee/backend/testing/testBrowser';

/**
 * `visitor.ts <origin> <file of mails> [<account>]`: a visitor inside the machine. Registers, verifies the e-mail
 * address by its code, gives an address, declines limits, waits for the identity check, deposits, and prints account
 * and balance; with an
 * existing account only signs in and reads the balance.
 */
const [origin = '', mails = '', known] = process.argv.slice(2);
const browser = testBrowser();
const domain_name = new URL(origin).hostname;
const password = 'seventeen quiet lanterns';

type Answer = Record<string, unknown> & { statusCode: number; statusMessage: string };

async function ask(name: string, input: object, auth?: string): Promise<Answer> {
  const answer = await fetch(`${origin}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: browser.header(auth) },
    body: JSON.stringify({ domain_name, ...(auth ? { auth } : {}), ...input }),
  });
  const body = (await answer.json()) as Answer;
  browser.take(answer.headers.getSetCookie(), body.token);
  return body;
}

async function must(name: string, input: object, auth?: string): Promise<Answer> {
  const answer = await ask(name, input, auth);
  if (answer.statusCode !== 1) throw new Error(`${name}: ${answer.statusMessage}`);
  return answer;
}

/** Polls until the expected answer. */
async function until<T>(what: string, look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (const from = Date.now(); ; await setTimeout(300)) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() - from > 60_000) throw new Error(`Waited in vain for ${what}`);
  }
}

const account_id = known ?? `proof_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
if (!known) {
  const contact_email = `${account_id}@example.test`;
  // Who is like another player is asked for an identity check: each has a birth date of their own.
  const date_of_birth = new Date(Date.UTC(1950, 0, 1 + Math.floor(Math.random() * 18_000))).toISOString().slice(0, 10);
  const person = { full_name: 'Pat Proof', date_of_birth, contact_phone: '+12025550143', contact_email };
  await must('auth/signup', { account_id, password, ...person, request_id: randomUUID() });
  await must('auth/tac/request_new_register', { account_id, request_id: randomUUID() });
  const tac = await until('the mail with the code', () => {
    const sent = existsSync(mails) ? readFileSync(mails, 'utf8').split('\n---\n') : [];
    return /\b(\d{6})\b/.exec(sent.find((mail) => mail.includes(contact_email))?.split('\r\n\r\n')[1] ?? '')?.[1];
  });
  await must('auth/tac/verify', { account_id, tac, request_id: randomUUID() });
}
const { token } = await must('auth/login', { account_id, password, request_id: randomUUID() });
const auth = String(token);
const balance = async () => Number((await must('auth/get_balance', { account_id }, auth)).game_balance);
if (!known) {
  await must('auth/step_up', { account_id, call: 'settings/profile_update', password }, auth);
  const [me] = (await must('settings/profile', { account_id }, auth)).value as Record<string, string>[];
  const address = { address_line: '1 Example Street', address_town: 'London', address_postcode: 'EC1A 1BB' };
  const profile = { full_name: me?.full_name, contact_email: me?.contact_email, ...address };
  await must('settings/profile_update', { account_id, ...profile }, auth);
  await must('protection/decline_limits', { account_id }, auth);
  const method = { account_id, method: 'bank', amount: 10_000 };
  await until('a deposit that is taken: the identity check comes first', async () => {
    const { statusCode, statusMessage } = await ask('wallet/deposit', { ...method, request_id: randomUUID() }, auth);
    if (statusCode !== 1 && !/identity/i.test(statusMessage)) throw new Error(`wallet/deposit: ${statusMessage}`);
    return statusCode === 1 || undefined;
  });
  await until('the money', async () => ((await balance()) > 0 ? true : undefined));
}
console.log(JSON.stringify({ account_id, balance: await balance() }));
