import type { APIRequestContext, Page } from '@playwright/test';
import { anyBirthDate, lettersOf } from './player';
import { expect } from './sink';

/** A player of a form's journey, made by calls: the journey itself only fills in the form. */
export interface FormPlayer {
  account_id: string;
  password: string;
  full_name: string;
  contact_email: string;
  contact_phone: string;
  date_of_birth: string;
}

/** A field of a form, by its name. */
interface FormField {
  name: string;
  autocomplete: string;
  /** The error if left empty: a key of the `validation` bundle. */
  empty?: string;
  /** The pasted text, and the resulting value; otherwise `value` is typed. */
  pasted?: (player: FormPlayer) => string;
  value: (player: FormPlayer, request: APIRequestContext) => string | Promise<string>;
}

/** A form of the account: how to reach it, its fields, its effect. */
export interface FormCase {
  name: string;
  /** The call it makes. */
  call: string;
  /** Whether the player is signed in. */
  signedIn?: true;
  /** Whether it needs a step-up. */
  stepUp?: true;
  /** Whether it needs a new account. */
  isNew?: true;
  open: (page: Page) => Promise<void>;
  fields: FormField[];
  /** The error of an unticked mandatory checkbox. */
  consent?: string;
  /** What the page shows on success. */
  done: (page: Page) => Promise<void>;
  /** The effect on the server: exactly one operation. */
  once: (request: APIRequestContext, player: FormPlayer) => Promise<void>;
}

const site = { domain_name: 'localhost', external_id: '' };

type Reply = { statusCode: number; token?: string; value?: Record<string, unknown>[] };

async function ask(request: APIRequestContext, call: string, input: object): Promise<Reply> {
  return (await (await request.post(`/api/${call}`, { data: { ...site, ...input } })).json()) as Reply;
}

/** Data of a unique player. */
export function formPlayer(): FormPlayer {
  const mark = `${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
  const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '0');
  return {
    account_id: `form_${mark}`.slice(0, 20),
    password: `long enough ${mark}`,
    full_name: `Form Player ${lettersOf(mark)}`,
    contact_email: `form_${mark}@example.com`,
    contact_phone: `+639${digits}`,
    date_of_birth: anyBirthDate(),
  };
}

/** That nobody is barred: only some profiles ask. */
const declaration = { version: '1', language: 'EN' };
const consents = { version: '1', language: 'EN', given: [{ product: 'casino', channel: 'inbox' }] };

/** Registers the account by a call, by default on the default site; it agrees to the casino's offers in the inbox. */
export async function open(request: APIRequestContext, player: FormPlayer, domain = site.domain_name): Promise<void> {
  expect(await ask(request, 'auth/signup', { ...player, consents, declaration, domain_name: domain })).toMatchObject({
    statusCode: 1,
  });
}

const inbox = async (request: APIRequestContext) => (await request.get('/sandbox/outbox')).text();
const htmlOf = (phone: string) => `to ${phone}</p>`;

/** The messages to a player's phone, newest first. They are sent after their call is answered. */
async function messagesOf(player: FormPlayer, request: APIRequestContext): Promise<string[]> {
  let messages: string[] = [];
  const read = async () => {
    messages = (await inbox(request)).split(htmlOf(player.contact_phone)).slice(1);
    return messages.length;
  };
  await expect.poll(read).toBeGreaterThan(0);
  return messages;
}

/** The newest code sent to a player's phone. */
async function codeOf(player: FormPlayer, request: APIRequestContext): Promise<string> {
  const [newest] = await messagesOf(player, request);
  return /<p>(\d{6})/.exec(newest ?? '')?.[1] ?? '';
}

const oneCode = async (request: APIRequestContext, player: FormPlayer) =>
  expect(await messagesOf(player, request)).toHaveLength(1);

/** Signs in by a call and returns the number of sessions, including this one. */
async function sessionsOf(request: APIRequestContext, { account_id, password }: FormPlayer): Promise<number> {
  const { token = '' } = await ask(request, 'auth/login', { account_id, password });
  const { value = [] } = await ask(request, 'auth/sessions', { account_id, auth: token });
  return value.length;
}

const oneSession = async (request: APIRequestContext, player: FormPlayer) =>
  expect(await sessionsOf(request, player)).toBe(2);
const newPassword = ({ password }: FormPlayer) => `${password} new`;
const signsInAnew = async (request: APIRequestContext, player: FormPlayer) => {
  const { account_id } = player;
  expect(await ask(request, 'auth/login', { account_id, password: newPassword(player) })).toMatchObject({
    statusCode: 1,
  });
};
const seesBalance = (page: Page) => expect(page.getByTestId('balance')).toBeVisible();
const sees = (name: string) => (page: Page) => expect(page.locator(`main [name="${name}"]`)).toBeVisible();
const spaced = (text: string) => `  ${text} `;

const accountId: FormField = {
  name: 'account_id',
  autocomplete: 'username',
  empty: 'required',
  pasted: ({ account_id }) => spaced(account_id),
  value: ({ account_id }) => account_id,
};
const phone: FormField = {
  name: 'contact_phone',
  autocomplete: 'tel',
  empty: 'required',
  pasted: ({ contact_phone: text }) =>
    ` ${text.slice(0, 3)} (${text.slice(3, 6)}) ${text.slice(6, 9)}-${text.slice(9)}`,
  value: ({ contact_phone }) => contact_phone,
};
const code: FormField = { name: 'tac', autocomplete: 'one-time-code', empty: 'required', value: codeOf };
const nextPassword: FormField = {
  name: 'new_password',
  autocomplete: 'new-password',
  empty: 'required',
  value: newPassword,
};
const fullName: FormField = {
  name: 'full_name',
  autocomplete: 'name',
  empty: 'required',
  pasted: () => 'María-José 9O’Brien',
  value: () => 'María-José O’Brien',
};
const email: FormField = {
  name: 'contact_email',
  autocomplete: 'email',
  empty: 'required',
  pasted: ({ contact_email }) => spaced(contact_email),
  value: ({ contact_email }) => contact_email,
};

async function toCodeLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await page.locator('main input[type="radio"]').last().check({ force: true });
  await expect(page.locator('main [name="password"]')).toHaveCount(0);
}

export async function fillAndSend(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name="${name}"]`).fill(value);
  await page.locator('main form button[type="submit"]').click();
}

/** Every login and account form. Steps before a form are already done for `player`. */
export const formCases = (player: FormPlayer): FormCase[] => [
  {
    name: 'login',
    call: 'auth/login',
    open: async (page) => void (await page.goto('/login')),
    fields: [
      { ...accountId, autocomplete: 'username webauthn' },
      {
        name: 'password',
        autocomplete: 'current-password',
        empty: 'required',
        value: ({ password }) => password,
      },
    ],
    done: seesBalance,
    once: oneSession,
  },
  {
    name: 'registration',
    call: 'auth/signup',
    isNew: true,
    open: async (page) => void (await page.goto('/register')),
    fields: [
      accountId,
      { name: 'password', autocomplete: 'new-password', empty: 'required', value: ({ password }) => password },
      fullName,
      { name: 'date_of_birth', autocomplete: 'bday', empty: 'required', value: (one) => one.date_of_birth },
      email,
      phone,
    ],
    consent: 'mustAccept',
    done: async (page) => expect(page.locator('main [name="day"]')).toBeVisible(),
    once: oneSession,
  },
  {
    name: 'change of the password',
    call: 'auth/update_password',
    signedIn: true,
    open: async (page) => void (await page.goto('/change-password')),
    fields: [
      { name: 'password', autocomplete: 'current-password', empty: 'required', value: (one) => one.password },
      nextPassword,
    ],
    done: async (page) => expect(page).toHaveURL(/\/security$/),
    once: signsInAnew,
  },
  {
    name: 'asking for a code',
    call: 'auth/tac/request_login',
    open: toCodeLogin,
    fields: [accountId],
    done: sees('tac'),
    once: oneCode,
  },
  {
    name: 'login by code',
    call: 'auth/login_tac',
    open: async (page) => {
      await toCodeLogin(page);
      await fillAndSend(page, { account_id: player.account_id });
      await sees('tac')(page);
    },
    fields: [{ ...code, pasted: () => ' 12-34 5' }],
    done: seesBalance,
    once: oneSession,
  },
  {
    name: 'a forgotten password',
    call: 'auth/forgot_password',
    open: async (page) => void (await page.goto('/forgot-password')),
    fields: [accountId, phone],
    done: sees('new_password'),
    once: oneCode,
  },
  {
    name: 'a new password by code',
    call: 'auth/reset_password',
    open: async (page) => {
      await page.goto('/forgot-password');
      await fillAndSend(page, { account_id: player.account_id, contact_phone: player.contact_phone });
      await sees('new_password')(page);
    },
    fields: [code, nextPassword],
    done: async (page) => expect(page.locator('main form')).toHaveCount(0),
    once: signsInAnew,
  },
  {
    name: 'the profile',
    call: 'settings/profile_update',
    signedIn: true,
    stepUp: true,
    open: async (page) => void (await page.goto('/edit-profile')),
    fields: [fullName, email],
    done: async (page) => expect(page).toHaveURL(/\/profile$/),
    once: async (request, { account_id, password }) => {
      const { token = '' } = await ask(request, 'auth/login', { account_id, password });
      const { value = [] } = await ask(request, 'settings/profile', { account_id, auth: token });
      expect(value[0]).toMatchObject({ full_name: 'María-José O’Brien' });
    },
  },
  {
    name: 'the proof of a phone',
    call: 'auth/tac/verify',
    signedIn: true,
    open: async (page) => {
      await page.goto('/security');
      await page.locator('main form button[type="submit"]').click();
      await sees('tac')(page);
    },
    fields: [code],
    done: async (page) => expect(page.locator('main form')).toHaveCount(0),
    once: async (request, { account_id, password }) => {
      const { token = '' } = await ask(request, 'auth/login', { account_id, password });
      const { value = [] } = await ask(request, 'settings/profile', { account_id, auth: token });
      expect(value[0]).toMatchObject({ phone_verified: true });
    },
  },
];
