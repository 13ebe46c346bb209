import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { ownCalls } from './ownNetwork';
import { enterBrowser, type NewPlayer, newPlayer } from './player';
import { test as base, expect } from './sink';
import { verifyPhone } from './verifyPhone';

/** The answer of any call. */
// biome-ignore lint/suspicious/noExplicitAny: a journey reads the fields that it asked for
type AnyAnswer = any;

/** A player registered without a browser. */
export interface Purse {
  accountId: string;
  fullName: string;
  password: string;
  /** Makes a call as this player. */
  call: (name: string, input: object) => Promise<AnyAnswer>;
  /** Deposits (minor units) and waits for approval. */
  fill: (amount: number) => Promise<void>;
  /** Signs a browser in. */
  enter: (context: BrowserContext) => Promise<unknown>;
}

const poster =
  (request: APIRequestContext, domain_name: string) =>
  async (name: string, data: object): Promise<AnyAnswer> =>
    (await request.post(`/api/${name}`, { data: { domain_name, ...data } })).json();

/** Registers a player of a site, by default the default one, with a verified phone. */
export async function openAccount(
  request: APIRequestContext,
  domain = 'localhost',
  own: Partial<NewPlayer> = {},
): Promise<NewPlayer> {
  const player = { ...newPlayer(), ...own };
  await poster(request, domain)('auth/signup', {
    account_id: player.accountId,
    password: player.password,
    full_name: player.fullName,
    contact_phone: player.phone,
    contact_email: `${player.accountId}@example.com`,
    date_of_birth: player.born,
    declaration: { version: '1', language: 'EN' },
  });
  await verifyPhone(request, player, { domain });
  return player;
}

/** Registers a player of a site, by default the default one, and signs in by a call. */
export async function openPurse(
  request: APIRequestContext,
  domain = 'localhost',
  own: Partial<NewPlayer> = {},
): Promise<Purse> {
  const post = poster(request, domain);
  const player = await openAccount(request, domain, own);
  const login = await post('auth/login', { account_id: player.accountId, password: player.password });
  const carried = { account_id: player.accountId, auth: login.token };
  const call = async (name: string, input: object) => {
    const answer = await post(name, { ...carried, ...input });
    if (answer.statusMessage !== 'stepUpNeeded') return answer;
    await post('auth/step_up', { ...carried, call: name, password: player.password });
    return post(name, { ...carried, ...input });
  };
  return {
    accountId: player.accountId,
    fullName: player.fullName,
    password: player.password,
    call,
    fill: async (amount) => {
      const { value } = await call('wallet/deposit', { request_id: randomUUID(), method: 'bank', amount });
      const state = async () => (await call('wallet/payment', { payment_id: value[0].payment_id })).value[0].state;
      // The sandbox approves asynchronously.
      await expect.poll(state).toBe('approved');
    },
    enter: (context) => enterBrowser(context, request, login),
  };
}

/** A test whose page is signed in as a new player. */
export const test = base.extend<{ purse: Purse }>({
  ...ownCalls,
  purse: [
    async ({ request, context }, use) => {
      const purse = await openPurse(request);
      await purse.enter(context);
      await use(purse);
    },
    { auto: true },
  ],
});
