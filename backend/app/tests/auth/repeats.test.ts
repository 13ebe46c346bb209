import { randomUUID } from 'node:crypto';
import type { Answer, CallName, Input } from '@marquee/contract/calls';
import { networkOf, placeOf } from '@marquee/platform/auth/place';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';

type Backend = Awaited<ReturnType<typeof testBackend>>;
let backend: Backend;
beforeAll(async () => {
  backend = await testBackend();
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

const old = 'correct horse battery 7';
const code = async () => {
  const [message] = await backend.database.query<{ body: string }>(
    'select body from outbox order by created_at desc limit 1',
  );
  return /^\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
};
const rows = async (sql: string) => (await backend.database.query(sql)).length;
const openSessions = () => rows('select 1 from sessions where ended_at is null');
const registration = {
  account_id: 'maria_88',
  password: 'a quiet harbour 4',
  full_name: 'Maria Santos',
  contact_phone: '+639171112222',
  contact_email: 'maria@example.test',
  date_of_birth: '1990-01-01',
};

/** A form: its input, its sender, and a change with the same key (which must not count as a retry). */
interface Form<N extends CallName> {
  call: N;
  player?: { account_id: string; auth: string };
  input: Omit<Input<N>, 'request_id'>;
  other: Partial<Input<N>>;
  refusal: string;
}

type AnyForm = Form<'auth/signup'>;

const forms: [string, () => Promise<unknown>][] = [
  [
    'registration',
    async () => ({
      call: 'auth/signup',
      input: registration,
      other: { password: 'another harbour 5' },
      refusal: 'invalidInput',
    }),
  ],
  [
    'login',
    async () => {
      const { account_id } = await backend.player();
      return {
        call: 'auth/login',
        input: { account_id, password: old },
        other: { password: 'not this one' },
        refusal: 'invalidCredentials',
      };
    },
  ],
  [
    'login by code',
    async () => {
      const { account_id } = await backend.player();
      await backend.call('auth/tac/request_login', { account_id });
      return {
        call: 'auth/login_tac',
        input: { account_id, tac: await code() },
        other: { tac: '' },
        refusal: 'codeWrong',
      };
    },
  ],
  [
    'new password by code',
    async () => {
      const { account_id } = await backend.player();
      await backend.database.query("update players set contact_phone = '+639171112222' where account_id = $1", [
        account_id,
      ]);
      await backend.call('auth/forgot_password', { account_id, contact_phone: '+639171112222' });
      const input = { account_id, tac: await code(), new_password: 'a loud harbour 5' };
      return { call: 'auth/reset_password', input, other: { tac: '' }, refusal: 'codeWrong' };
    },
  ],
  [
    'proof of the phone',
    async () => {
      const { account_id } = await backend.player();
      await backend.call('auth/tac/request_new_register', { account_id });
      return {
        call: 'auth/tac/verify',
        input: { account_id, tac: await code() },
        other: { tac: '' },
        refusal: 'codeWrong',
      };
    },
  ],
  [
    'change of the password',
    async () => ({
      call: 'auth/update_password',
      player: await backend.player(),
      input: { password: old, new_password: 'a loud harbour 5' },
      other: { new_password: 'a third harbour 6' },
      refusal: 'passwordWrong',
    }),
  ],
];

const wrongOf = (tac: string) => String((Number(tac) + 1) % 1_000_000).padStart(6, '0');

describe('a form that is sent again because its answer was lost', () => {
  for (const [name, prepare] of forms) {
    const send = async (form: AnyForm, more: object): Promise<Answer<CallName>> =>
      backend.call(form.call, { ...form.input, ...more }, form.player ? { player: form.player } : {});

    it(`is the same operation: ${name}`, async () => {
      const form = (await prepare()) as AnyForm;
      const request_id = randomUUID();
      expect(await send(form, { request_id })).toMatchObject({ statusCode: 1 });
      const [players, sessions] = [await rows('select 1 from players'), await openSessions()];
      backend.clock.advance(4000);
      expect(await send(form, { request_id })).toMatchObject({ statusCode: 1 });
      expect(await rows('select 1 from players')).toBe(players);
      expect(await openSessions()).toBe(sessions);
    });

    it(`is another one with another key, or with none: ${name}`, async () => {
      const form = (await prepare()) as AnyForm;
      await send(form, { request_id: randomUUID() });
      for (const more of [{ request_id: randomUUID() }, {}]) {
        const answer = await send(form, more);
        if (form.call === ('auth/login' as string)) expect(answer).toMatchObject({ statusCode: 1 });
        else expect(answer).toMatchObject({ statusCode: 0, statusMessage: form.refusal });
      }
    });

    it(`opens nothing by its key alone: ${name}`, async () => {
      const form = (await prepare()) as AnyForm;
      const request_id = randomUUID();
      await send(form, { request_id });
      const { tac } = form.input as { tac?: string };
      const other = tac === undefined ? form.other : { tac: wrongOf(tac) };
      expect(await send(form, { ...other, request_id })).toMatchObject({ statusCode: 0, statusMessage: form.refusal });
    });
  }

  it('gives two presses at once one account', async () => {
    const request_id = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => backend.call('auth/signup', { ...registration, request_id })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([1, 1, 1]);
    expect(await rows("select 1 from players where account_key = 'maria_88'")).toBe(1);
  });

  it('tells the login before, not the one whose answer was lost', async () => {
    const { account_id } = await backend.player();
    const first = new Date(backend.clock.now()).toISOString();
    const login = { account_id, password: old, request_id: randomUUID() };
    backend.clock.advance(60_000);
    await backend.call('auth/login', login);
    backend.clock.advance(5000);
    expect(await backend.call('auth/login', login)).toMatchObject({ statusCode: 1, previous_login: first });
  });

  it('sends one code for one press', async () => {
    const { account_id } = await backend.player();
    const ask = (request_id?: string) =>
      backend.call('auth/tac/request_login', { account_id, ...(request_id && { request_id }) });
    const request_id = randomUUID();
    expect(await ask(request_id)).toMatchObject({ statusCode: 1 });
    const sent = await code();
    expect(await ask(request_id)).toMatchObject({ statusCode: 1 });
    expect(await rows('select 1 from outbox')).toBe(1);
    expect(await ask(randomUUID())).toMatchObject({ statusMessage: 'codeTooSoon' });
    expect(await ask()).toMatchObject({ statusMessage: 'codeTooSoon' });
    expect(await backend.call('auth/login_tac', { account_id, tac: sent })).toMatchObject({ statusCode: 1 });
  });

  it('is no repeat once the code is five minutes old', async () => {
    const { account_id } = await backend.player();
    await backend.call('auth/tac/request_login', { account_id });
    const input = { account_id, tac: await code(), request_id: randomUUID() };
    expect(await backend.call('auth/login_tac', input)).toMatchObject({ statusCode: 1 });
    backend.clock.advance(5 * 60_000);
    expect(await backend.call('auth/login_tac', input)).toMatchObject({ statusMessage: 'codeWrong' });
  });
});

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::x'],
  ['2001:db8::6', '2001:db8:0::x'],
  ['127.0.0.1', ''],
  ['::1', ''],
  ['10.1.2.3', ''],
  ['172.31.9.9', ''],
  ['172.32.9.9', '172.32.9.x'],
  ['192.168.0.7', ''],
  ['fe80::1%eth0', ''],
  ['inside', ''],
  ['<script>', ''],
])('the list of sessions says of the address %s "%s"', (address, place) => expect(placeOf(address)).toBe(place));

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['inside', 'inside'],
])('tries from the address %s are counted for %s', (address, network) => expect(networkOf(address)).toBe(network));
