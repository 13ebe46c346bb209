import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';

type Backend = Awaited<ReturnType<typeof testBackend>>;
let backend: Backend;
beforeAll(async () => {
  backend = await testBackend({}, { passwords: 'stored' });
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

const minute = 60_000;
const hour = 60 * minute;

const form = {
  account_id: 'Maria_88',
  password: 'a quiet harbour 4',
  full_name: 'Maria Santos',
  contact_phone: '+639171112222',
  contact_email: 'maria@example.test',
  date_of_birth: '1990-01-01',
};

const outbox = async () => {
  const [message] = await backend.database.query<{ body: string }>(
    'select body from outbox order by created_at desc limit 1',
  );
  return /^\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
};
const count = async (table: string) => (await backend.database.query(`select 1 from ${table}`)).length;

describe('signup', () => {
  it('registers a player who can then sign in whatever the case of the account id [D5.02]', async () => {
    expect(await backend.call('auth/signup', form)).toMatchObject({ statusCode: 1 });
    const signedIn = await backend.call('auth/login', { account_id: 'mARIA_88', password: form.password });
    expect(signedIn).toMatchObject({
      statusCode: 1,
      user: { account_id: 'Maria_88' },
      fullname: 'Maria Santos',
      previous_login: null,
    });
  });

  const bad: [string, Partial<typeof form>, Record<string, string>][] = [
    ['a short account id', { account_id: 'abc' }, { account_id: 'accountIdFormat' }],
    ['an account id with a space', { account_id: 'maria s' }, { account_id: 'accountIdFormat' }],
    ['a taken account id in another case', { account_id: 'DEMO' }, { account_id: 'accountIdTaken' }],
    ['a short password', { password: 'seven77' }, { password: 'passwordTooShort' }],
    ['a password of 129 characters', { password: 'x'.repeat(129) }, { password: 'passwordTooLong' }],
    ['a common password', { password: 'Password123' }, { password: 'passwordTooCommon' }],
    ['a keyboard run', { password: 'qwertyuiop' }, { password: 'passwordTooCommon' }],
    ['one character repeated', { password: 'aaaaaaaaaa' }, { password: 'passwordTooCommon' }],
    ['the account id with digits after it', { password: 'maria_881' }, { password: 'passwordTooCommon' }],
    ['a telephone with letters', { contact_phone: '0917abc' }, { contact_phone: 'phoneFormat' }],
    ['an email without a domain', { contact_email: 'maria@' }, { contact_email: 'emailFormat' }],
    ['a day that does not exist', { date_of_birth: '1990-02-30' }, { date_of_birth: 'dateFormat' }],
    ['a day in the future', { date_of_birth: '2031-01-01' }, { date_of_birth: 'dateFormat' }],
    ['somebody who is 18 tomorrow', { date_of_birth: '2008-03-15' }, { date_of_birth: 'tooYoung' }],
    [
      'several at once',
      { account_id: '', contact_email: 'x' },
      { account_id: 'accountIdFormat', contact_email: 'emailFormat' },
    ],
  ];
  for (const [name, change, fields] of bad) {
    it(`refuses ${name} [D5.01]`, async () => {
      const before = await count('players');
      const answer = await backend.call('auth/signup', { ...form, ...change });
      expect(answer).toEqual({ statusCode: 0, statusMessage: 'invalidInput', fields });
      expect(await count('players')).toBe(before);
    });
  }

  it('takes somebody who is 18 today', async () => {
    expect(await backend.call('auth/signup', { ...form, date_of_birth: '2008-03-14' })).toMatchObject({
      statusCode: 1,
    });
  });

  it('registers one of two who ask for the same account id at once', async () => {
    const answers = await Promise.all(
      [form, { ...form, account_id: 'MARIA_88' }].map((one) => backend.call('auth/signup', one)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([0, 1]);
  });

  it('keeps account ids of different sites apart [D5.02]', async () => {
    expect(await backend.call('auth/signup', form)).toMatchObject({ statusCode: 1 });
    expect(await backend.call('auth/signup', form, { site: 'slot2.localhost' })).toMatchObject({ statusCode: 1 });
  });
});

describe('login', () => {
  it('answers a wrong password and an unknown account alike', async () => {
    const wrong = await backend.call('auth/login', { account_id: 'demo', password: 'not this one' });
    const unknown = await backend.call('auth/login', { account_id: 'nobody_here', password: 'not this one' });
    expect(wrong).toEqual({ statusCode: 0, statusMessage: 'invalidCredentials' });
    expect(unknown).toEqual(wrong);
  });

  it('slows an account after eight failures, for a quarter of an hour, even with the right password [D5.09]', async () => {
    const player = await backend.player();
    for (let i = 0; i < 8; i++) {
      expect(await backend.call('auth/login', { account_id: player.account_id, password: 'wrong one' })).toMatchObject({
        statusMessage: 'invalidCredentials',
      });
    }
    const right = { account_id: player.account_id, password: 'correct horse battery 7' };
    expect(await backend.call('auth/login', right)).toMatchObject({ statusMessage: 'tooManyAttempts' });
    backend.clock.advance(15 * minute - 1);
    expect(await backend.call('auth/login', right)).toMatchObject({ statusMessage: 'tooManyAttempts' });
    backend.clock.advance(2);
    expect(await backend.call('auth/login', right)).toMatchObject({ statusCode: 1 });
  });

  it('tells when the player signed in before [D5.10]', async () => {
    const player = await backend.player();
    const first = new Date(backend.clock.now()).toISOString();
    backend.clock.advance(hour);
    expect(
      await backend.call('auth/login', { account_id: player.account_id, password: 'correct horse battery 7' }),
    ).toMatchObject({ previous_login: first });
  });

  for (const [status, message] of [
    ['blocked', 'BLOCK'],
    ['closed', 'CLOSE'],
  ] as const) {
    it(`refuses a ${status} account with ${message}, at login and in a session that runs [R8.03]`, async () => {
      const player = await backend.player();
      await backend.database.query('update players set status = $2 where id = $1', [player.id, status]);
      expect(
        await backend.call('auth/login', { account_id: player.account_id, password: 'correct horse battery 7' }),
      ).toEqual({ statusCode: 0, statusMessage: message });
      expect(await backend.call('auth/sessions', {}, { player })).toEqual({ statusCode: 0, statusMessage: message });
    });
  }

  it('stores neither password nor token', async () => {
    const player = await backend.player();
    const rows = await backend.database.query<{ all: string }>(
      `select (select string_agg(p::text, '') from players p) || (select string_agg(s::text, '') from sessions s) as all`,
    );
    expect(rows[0]?.all).not.toContain(player.auth);
    expect(rows[0]?.all).not.toContain('correct horse');
    expect(rows[0]?.all).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

describe('sessions', () => {
  const state = async (player: Awaited<ReturnType<Backend['player']>>) =>
    (await backend.call('auth/sessions', {}, { player })).statusMessage;

  it('end after 30 minutes without use, and not while they are used [D5.06]', async () => {
    const player = await backend.player();
    backend.clock.advance(29 * minute);
    expect(await state(player)).toBe('OK');
    backend.clock.advance(30 * minute - 1);
    expect(await state(player)).toBe('OK');
    backend.clock.advance(30 * minute);
    expect(await state(player)).toBe('sessionExpired');
  });

  it('end after 12 hours however much they are used [D5.07]', async () => {
    const player = await backend.player();
    for (let i = 0; i < 35; i++) {
      backend.clock.advance(20 * minute);
      expect(await state(player)).toBe('OK');
    }
    backend.clock.advance(20 * minute);
    expect(await state(player)).toBe('sessionExpired');
  });

  it('are not prolonged by asking how long they last', async () => {
    const player = await backend.player();
    backend.clock.advance(20 * minute);
    await backend.call('settings/check_status', {}, { player });
    backend.clock.advance(11 * minute);
    expect(await state(player)).toBe('sessionExpired');
  });

  it('end at logout, and only that one', async () => {
    const player = await backend.player();
    const other = await backend.call('auth/login', {
      account_id: player.account_id,
      password: 'correct horse battery 7',
    });
    const second = { ...player, auth: other.token ?? '' };
    const listed = await backend.call('auth/sessions', {}, { player });
    expect(listed.value).toHaveLength(2);
    expect(listed.value?.filter(({ current }) => current)).toHaveLength(1);
    expect(await backend.call('auth/logout', {}, { player })).toMatchObject({ statusCode: 1 });
    expect(await state(player)).toBe('sessionExpired');
    expect(await state(second)).toBe('OK');
  });

  it('end one by one from the list, or all together [D5.08]', async () => {
    const player = await backend.player();
    const other = await backend.call('auth/login', {
      account_id: player.account_id,
      password: 'correct horse battery 7',
    });
    const second = { ...player, auth: other.token ?? '' };
    const { value = [] } = await backend.call('auth/sessions', {}, { player });
    const session_id = value.find(({ current }) => !current)?.session_id ?? '';
    expect(await backend.call('auth/end_session', { session_id }, { player })).toMatchObject({ statusCode: 1 });
    expect(await state(second)).toBe('sessionExpired');
    expect(await backend.call('auth/end_session', { session_id }, { player })).toMatchObject({
      statusMessage: 'sessionUnknown',
    });
    expect(await backend.call('auth/end_all_sessions', {}, { player })).toMatchObject({ statusCode: 1 });
    expect(await state(player)).toBe('sessionExpired');
  });

  it('of somebody else cannot be ended', async () => {
    const [one, other] = [await backend.player(), await backend.player()];
    const { value = [] } = await backend.call('auth/sessions', {}, { player: other });
    const session_id = value[0]?.session_id ?? '';
    expect(await backend.call('auth/end_session', { session_id }, { player: one })).toMatchObject({
      statusMessage: 'sessionUnknown',
    });
    expect(await state(other)).toBe('OK');
  });
});

describe('passwords', () => {
  it('change with the old one, and end the other sessions', async () => {
    const player = await backend.player();
    const other = await backend.call('auth/login', {
      account_id: player.account_id,
      password: 'correct horse battery 7',
    });
    const change = { password: 'correct horse battery 7', new_password: 'another harbour 9' };
    expect(await backend.call('auth/update_password', { ...change, password: 'wrong' }, { player })).toMatchObject({
      fields: { password: 'passwordWrong' },
    });
    expect(
      await backend.call('auth/update_password', { ...change, new_password: 'password1' }, { player }),
    ).toMatchObject({ fields: { new_password: 'passwordTooCommon' } });
    expect(await backend.call('auth/update_password', change, { player })).toMatchObject({ statusCode: 1 });
    expect(await backend.call('auth/sessions', {}, { player })).toMatchObject({ statusCode: 1 });
    expect(await backend.call('auth/sessions', {}, { player: { ...player, auth: other.token ?? '' } })).toMatchObject({
      statusMessage: 'sessionExpired',
    });
    expect(
      await backend.call('auth/login', { account_id: player.account_id, password: 'another harbour 9' }),
    ).toMatchObject({ statusCode: 1 });
  });

  it('are the same in every Unicode form', async () => {
    await backend.call('auth/signup', { ...form, password: 'cafe\u0301 del mar' });
    expect(
      await backend.call('auth/login', { account_id: form.account_id, password: 'caf\u00e9 del mar' }),
    ).toMatchObject({ statusCode: 1 });
  });

  it('are reset with a code, which ends every session', async () => {
    await backend.call('auth/signup', form);
    const { token = '' } = await backend.call('auth/login', { account_id: form.account_id, password: form.password });
    expect(
      await backend.call('auth/forgot_password', { account_id: form.account_id, contact_phone: '639171112222' }),
    ).toMatchObject({ statusCode: 1 });
    const reset = { account_id: form.account_id, tac: await outbox(), new_password: 'a loud harbour 5' };
    expect(await backend.call('auth/reset_password', reset)).toMatchObject({ statusCode: 1 });
    expect(
      await backend.call('auth/sessions', {}, { player: { account_id: form.account_id, auth: token } }),
    ).toMatchObject({ statusMessage: 'sessionExpired' });
    expect(
      await backend.call('auth/login', { account_id: form.account_id, password: reset.new_password }),
    ).toMatchObject({ statusCode: 1 });
    expect(await backend.call('auth/reset_password', { ...reset, new_password: 'a third harbour 6' })).toMatchObject({
      statusMessage: 'codeWrong',
    });
  });

  it('are not asked for with a telephone that is not the account’s, though the answer is the same', async () => {
    const right = await backend.call('auth/forgot_password', { account_id: 'demo', contact_phone: '+639170000000' });
    const sent = await count('outbox');
    backend.clock.advance(minute);
    const wrong = await backend.call('auth/forgot_password', { account_id: 'demo', contact_phone: '+639170000001' });
    const nobody = await backend.call('auth/forgot_password', { account_id: 'nobody', contact_phone: '+639170000001' });
    expect([wrong, nobody]).toEqual([right, right]);
    expect(await count('outbox')).toBe(sent);
  });
});

describe('one-time codes', () => {
  const login = (tac: string) => backend.call('auth/login_tac', { account_id: 'demo', tac });
  const request = () => backend.call('auth/tac/request_login', { account_id: 'demo' });
  const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('sign in once', async () => {
    await request();
    const code = await outbox();
    expect(await login(code)).toMatchObject({ statusCode: 1, user: { account_id: 'demo' } });
    expect(await login(code)).toMatchObject({ statusMessage: 'codeWrong' });
  });

  for (const [when, age, works] of [
    ['just before five minutes', 5 * minute - 1, true],
    ['at five minutes', 5 * minute, false],
  ] as const) {
    it(`${works ? 'work' : 'do not work'} ${when} [D5.03]`, async () => {
      await request();
      const code = await outbox();
      backend.clock.advance(age);
      expect((await login(code)).statusCode).toBe(works ? 1 : 0);
    });
  }

  for (const [tries, works] of [
    [4, true],
    [5, false],
  ] as const) {
    it(`${works ? 'work' : 'do not work'} after ${tries} wrong tries [D5.04]`, async () => {
      await request();
      const code = await outbox();
      for (let i = 0; i < tries; i++) await login(wrongOf(code));
      expect((await login(code)).statusCode).toBe(works ? 1 : 0);
    });
  }

  it('count tries that come at once', async () => {
    await request();
    const code = await outbox();
    await Promise.all(Array.from({ length: 12 }, () => login(wrongOf(code))));
    expect(await login(code)).toMatchObject({ statusMessage: 'codeWrong' });
  });

  it('are sent once in 60 seconds, also for accounts that do not exist [D5.05]', async () => {
    expect(await request()).toMatchObject({ statusCode: 1 });
    backend.clock.advance(minute - 1);
    expect(await request()).toMatchObject({ statusMessage: 'codeTooSoon' });
    backend.clock.advance(1);
    expect(await request()).toMatchObject({ statusCode: 1 });
    const ghost = { account_id: 'ghost_1' };
    expect(await backend.call('auth/tac/request_login', ghost)).toMatchObject({ statusCode: 1 });
    expect(await backend.call('auth/tac/request_login', ghost)).toMatchObject({ statusMessage: 'codeTooSoon' });
  });

  it('are void once a newer one was sent, and for any other purpose or site', async () => {
    await request();
    const old = await outbox();
    backend.clock.advance(minute);
    await request();
    const fresh = await outbox();
    expect(
      await backend.call('auth/reset_password', { account_id: 'demo', tac: fresh, new_password: 'a loud harbour 5' }),
    ).toMatchObject({ statusMessage: 'codeWrong' });
    expect(
      await backend.call('auth/login_tac', { account_id: 'demo', tac: fresh }, { site: 'slot2.localhost' }),
    ).toMatchObject({ statusMessage: 'codeWrong' });
    if (old !== fresh) expect(await login(old)).toMatchObject({ statusMessage: 'codeWrong' });
    expect(await login(fresh)).toMatchObject({ statusCode: 1 });
  });

  it('prove a telephone after registration', async () => {
    const { account_id } = form;
    const proved = () =>
      backend.database.query('select 1 from players where account_key = $1 and phone_verified_at is not null', [
        account_id.toLowerCase(),
      ]);
    for (const [ask, prove] of [
      ['auth/tac/request_new_register', 'auth/tac/verify'],
      ['auth/tac/request_login', 'auth/login_tac'],
    ] as const) {
      await backend.call('auth/signup', form);
      await backend.call(ask, { account_id });
      expect(await proved()).toHaveLength(0);
      expect(await backend.call(prove, { account_id, tac: await outbox() })).toMatchObject({ statusCode: 1 });
      expect(await proved()).toHaveLength(1);
      await backend.reset();
    }
  });

  it('are followed by marks of a person, which are hashes and tell nothing', async () => {
    await backend.call('auth/signup', form);
    const marks = await backend.database.query<{ kind: string; hash: string }>(
      `select kind, hash from person_marks m join players p on p.id = m.player_id where account_key = $1 order by kind`,
      [form.account_id.toLowerCase()],
    );
    expect(marks.map(({ kind }) => kind)).toEqual(['email', 'name', 'phone']);
    for (const { hash } of marks) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('are shown on the sandbox page, with everything escaped', async () => {
    await backend.database.query("insert into outbox values ('x', 'localhost', '<b>', '<script>alert(1)</script>', 1)");
    const page = await (await backend.app.request('/sandbox/outbox', { headers: { host: 'localhost:3000' } })).text();
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;');
  });
});
