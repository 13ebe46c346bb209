import { randomUUID } from 'node:crypto';
import { Refusal } from '@marquee/kernel/refusal';
import { resetFactors } from '@marquee/platform/account/factorReset';
import { withGrant } from '@marquee/platform/auth/factors/grants';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { messageJob } from '@marquee/platform/messages/queue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { testAuthenticator } from '../../src/testing/authenticator';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';
import { totpCode } from '../../src/testing/totpCode';

let backend: Awaited<ReturnType<typeof testBackend>>;
let player: TestPlayer;
/** The same player without a password, for tests that do the step-up themselves. */
let bare: Omit<TestPlayer, 'password'>;
beforeAll(async () => {
  backend = await testBackend();
  await backend.reset();
});
beforeEach(async () => {
  player = await backend.player({ cash: 100_000 });
  const { password: _, ...rest } = player;
  bare = rest;
});
afterAll(() => backend.close());

const minute = 60_000;
const account = (number = '0012345678') => ({
  request_id: randomUUID(),
  bank_code: 'BDL',
  holder_name: player.account_id.replace('player_', 'Player '),
  account_number: number,
});
const addBank = (input = account(), as = bare) => backend.call('wallet/add_bank_account', input, { player: as });
const prove = (proof: object, call = 'wallet/add_bank_account', as = bare) =>
  backend.call('auth/step_up', { call, ...proof }, { player: as });
/** Messages sent to the player, newest last. */
async function messages(): Promise<string[]> {
  const sent = await backend.database.query<{ body: string }>(
    'select body from outbox where recipient = (select contact_phone from players where id = $1) order by created_at, ctid',
    [player.id],
  );
  return sent.map(({ body }) => body);
}
const inbox = async () =>
  ((await backend.call('settings/get_inbox', {}, { player })).value ?? []).map(({ title }) => title.EN);
const refused = (statusMessage: string) => expect.objectContaining({ statusCode: 0, statusMessage });
const done = expect.objectContaining({ statusCode: 1 });
const signIn = () => backend.call('auth/login', { account_id: player.account_id, password: player.password });

/** The current code of the player's app. */
const codeOf = (secret: string) => totpCode(secret, backend.clock.now());

async function setUpApp() {
  const { secret = '' } = await backend.call('auth/totp_begin', {}, { player });
  const confirmed = await backend.call('auth/totp_confirm', { factor: codeOf(secret) }, { player });
  backend.clock.advance(minute);
  return { secret, codes: confirmed.recovery_codes ?? [] };
}

async function setUpPasskey(authenticator = testAuthenticator()) {
  const { options } = await backend.call('auth/passkey_begin', {}, { player });
  const attestation = authenticator.create({ challenge: options?.challenge ?? '' });
  const added = await backend.call('auth/passkey_add', { name: 'My phone', attestation }, { player });
  return { authenticator, added };
}

/** Signs in by passkey alone; `how` makes parts wrong. */
async function byPasskey(authenticator: ReturnType<typeof testAuthenticator>, how = {}) {
  const { options } = await backend.call('auth/passkey_options', {});
  return backend.call('auth/login_passkey', {
    passkey: authenticator.get({ challenge: options?.challenge ?? '' }, how),
  });
}

describe('a call that needs a step-up', () => {
  it('is refused to a session alone, and done once after a right password [D5.19]', async () => {
    expect(await addBank()).toEqual({ statusCode: 0, statusMessage: 'stepUpNeeded' });
    expect(await prove({ password: 'not the password' })).toMatchObject({ fields: { password: 'passwordWrong' } });
    expect(await addBank()).toEqual(refused('stepUpNeeded'));
    expect(await prove({ password: player.password })).toEqual(done);
    expect(await addBank()).toEqual(done);
    expect(await addBank(account('0099999999'))).toEqual(refused('stepUpNeeded'));
  });

  it('is allowed by a code that was sent for it, and by none that was sent for something else', async () => {
    await backend.call('auth/tac/request_login', { account_id: player.account_id });
    const login = /^\d{6}/.exec((await messages()).at(-1) ?? '')?.[0] ?? '';
    expect(await prove({ tac: login })).toEqual(refused('codeWrong'));
    await backend.call('auth/step_up_code', {}, { player });
    const tac = /^\d{6}/.exec((await messages()).at(-1) ?? '')?.[0] ?? '';
    expect(await prove({ tac })).toEqual(done);
    expect(await addBank()).toEqual(done);
  });

  it('may be corrected after a refusal, and repeated with its key after a lost answer', async () => {
    await prove({ password: player.password });
    expect(await addBank(account('12'))).toEqual(refused('accountNumberFormat'));
    const input = account();
    expect(await addBank(input)).toEqual(done);
    expect(await addBank(input)).toEqual(done);
    expect(await addBank({ ...input, request_id: randomUUID() })).toEqual(refused('stepUpNeeded'));
  });

  it('is allowed for five minutes, to this session, for this call', async () => {
    const again = await signIn();
    const elsewhere = { ...bare, auth: again.token ?? '' };
    await prove({ password: player.password });
    expect(await addBank(account(), elsewhere)).toEqual(refused('stepUpNeeded'));
    const profile = { full_name: 'Other', contact_email: 'other@example.test' };
    expect(await backend.call('settings/profile_update', profile, { player: bare })).toEqual(refused('stepUpNeeded'));
    backend.clock.advance(5 * minute);
    expect(await addBank()).toEqual(refused('stepUpNeeded'));
    expect(await prove({ password: player.password }, 'auth/get_balance')).toMatchObject({
      fields: { call: 'unknownOption' },
    });
  });

  it('is done once, though the answer is asked for again when it cannot be given any more', async () => {
    await addBank(account('0000000001'), player);
    await addBank(account('0000000002'), player);
    const ids = (await backend.call('wallet/bank_accounts', {}, { player })).value?.map((one) => one.bank_account_id);
    const [first = '', second = ''] = ids ?? [];
    const closeTo = (bank_account_id: string, request_id: string = randomUUID()) =>
      backend.call('account/close', { request_id, bank_account_id }, { player: bare });
    await prove({ password: player.password }, 'account/close');
    const request_id = randomUUID();
    expect(await closeTo(first, request_id)).toEqual(done);
    await backend.call('wallet/remove_bank_account', { bank_account_id: first }, { player });
    await closeTo(first, request_id);
    expect(await closeTo(second)).toEqual(refused('stepUpNeeded'));
  });

  it('is done once, though its first try is refused while its repeat is done', async () => {
    await prove({ password: player.password });
    const { database, clock } = backend;
    const [{ session_id: sessionId } = { session_id: '' }] = await database.query<{ session_id: string }>(
      'select session_id from step_up_grants g join sessions s on s.id = g.session_id where s.player_id = $1',
      [player.id],
    );
    const context = { database, clock, player: { sessionId } } as unknown as PlayerContext;
    const run = (input: object, work: () => Promise<string>) =>
      withGrant(context, 'wallet/add_bank_account', input, work).catch((error: Refusal) => error.statusMessage);
    const input = account();
    const first = run(input, async () => {
      expect(await run(input, async () => 'done')).toBe('done');
      throw new Refusal('serviceUnavailable');
    });
    expect(await first).toBe('serviceUnavailable');
    expect(await run(account('0000000009'), async () => 'done again')).toBe('stepUpNeeded');
  });

  it('is done once where two ask at the same moment by one grant', async () => {
    await prove({ password: player.password });
    const both = await Promise.all([addBank(account('0000000001')), addBank(account('0000000002'))]);
    expect(both.map(({ statusMessage }) => statusMessage).sort()).toEqual(['OK', 'stepUpNeeded']);
  });

  it('is announced in the inbox and by a message', async () => {
    await addBank(account(), player);
    const [{ bank_account_id = '' } = {}] = (await backend.call('wallet/bank_accounts', {}, { player })).value ?? [];
    const withdrawal = { request_id: randomUUID(), bank_account_id, amount: 20_000 };
    expect(await backend.call('wallet/withdraw', withdrawal, { player })).toEqual(done);
    const profile = { full_name: 'Xy', contact_email: 'other@example.test' };
    await backend.call('settings/profile_update', profile, { player });
    await backend.services.jobs.turn([messageJob]);
    await backend.services.jobs.settled();
    expect(await inbox()).toEqual(
      expect.arrayContaining(['New bank account', 'Withdrawal requested', 'Email address changed']),
    );
    const texts = (await messages()).join('\n');
    expect(texts).toContain('•••• 5678 was added');
    expect(texts).toContain('₱200.00');
    expect(texts).toContain('email address of your account was changed');
    for (const message of await messages()) expect(message.length).toBeLessThan(200);
  });

  it('is not guessed: after ten wrong passwords also the right one waits, and a passkey does not', async () => {
    const { authenticator } = await setUpPasskey();
    for (let tries = 0; tries < 10; tries++) await prove({ password: 'wrong one', factor: '000000' });
    expect(await prove({ password: player.password, factor: '000000' })).toEqual(refused('tooManyAttempts'));
    const { passkey } = await backend.call('auth/step_up_ways', {}, { player });
    expect(await prove({ passkey: authenticator.get({ challenge: passkey?.challenge ?? '' }) })).toEqual(done);
  });
});

describe('an authenticator app', () => {
  it('is not locked by strangers who have the password: each network has ten tries, all have twenty, and the owner’s browser its own', async () => {
    const { secret, codes } = await setUpApp();
    const { account_id, password } = player;
    const guess = async (network: number) => {
      await backend.resetLimits();
      const ask = async (call: string, input: object) => {
        const headers = { 'content-type': 'application/json' };
        const sent = { method: 'POST', headers, body: JSON.stringify({ domain_name: 'localhost', ...input }) };
        const from = { incoming: { socket: { remoteAddress: `192.0.2.${network}` } } };
        const answer = await (await backend.app.request(`/api/${call}`, sent, from)).json();
        return answer as { statusMessage: string; ticket?: string };
      };
      const { ticket = '' } = await ask('auth/login', { account_id, password });
      return (await ask('auth/second_factor', { ticket, factor: '000000' })).statusMessage;
    };
    const guesses: string[] = [];
    for (const network of [7, 8, 9]) for (let tries = 0; tries < 11; tries++) guesses.push(await guess(network));
    const wrong = guesses.filter((answer) => answer === 'codeWrong');
    expect(wrong).toHaveLength(20);
    expect(guesses.filter((answer) => answer === 'tooManyAttempts')).toHaveLength(guesses.length - wrong.length);

    const { ticket = '' } = await signIn();
    expect(await backend.call('auth/second_factor', { ticket, factor: codeOf(secret) })).toEqual(done);
    const [factor = ''] = codes;
    expect(await prove({ password, factor })).toEqual(done);
  });

  it('is set up with a code of it, brings recovery codes, and is asked for beside the password', async () => {
    const { secret, codes } = await setUpApp();
    expect(codes).toHaveLength(10);
    const first = await signIn();
    expect(first).toEqual({ statusCode: 0, statusMessage: 'secondFactorNeeded', ticket: expect.any(String) });
    const { ticket = '' } = first;
    expect(await backend.call('auth/second_factor', { ticket, factor: '000000' })).toMatchObject({
      fields: { factor: 'codeWrong' },
    });
    const second = await backend.call('auth/second_factor', { ticket, factor: codeOf(secret) });
    expect(second).toMatchObject({ statusCode: 1, user: { account_id: player.account_id } });
    expect(await backend.call('auth/second_factor', { ticket, factor: codeOf(secret) })).toEqual(
      refused('signInExpired'),
    );
    // a code works once, also with another ticket
    const { ticket: next = '' } = await signIn();
    expect(await backend.call('auth/second_factor', { ticket: next, factor: codeOf(secret) })).toEqual(
      refused('codeWrong'),
    );
  });

  it('is asked for after a one-time code as well, and a ticket holds for five minutes', async () => {
    const { secret } = await setUpApp();
    await backend.call('auth/tac/request_login', { account_id: player.account_id });
    const tac = /^\d{6}/.exec((await messages()).at(-1) ?? '')?.[0] ?? '';
    const { ticket = '' } = await backend.call('auth/login_tac', { account_id: player.account_id, tac });
    expect(ticket).not.toBe('');
    backend.clock.advance(5 * minute);
    expect(await backend.call('auth/second_factor', { ticket, factor: codeOf(secret) })).toEqual(
      refused('signInExpired'),
    );
  });

  it('is asked for in a step-up, where a password alone is refused', async () => {
    const { secret } = await setUpApp();
    expect(await prove({ password: player.password })).toMatchObject({ fields: { factor: 'required' } });
    const factor = codeOf(secret);
    expect(await prove({ password: 'wrong one', factor })).toEqual(refused('passwordWrong'));
    expect(await prove({ password: player.password, factor })).toEqual(done);
    expect(await prove({ password: player.password, factor })).toEqual(refused('codeWrong'));
  });

  it('proves nothing before it was confirmed, and goes with the recovery codes', async () => {
    const { secret = '' } = await backend.call('auth/totp_begin', {}, { player });
    expect((await signIn()).statusCode).toBe(1);
    expect(await backend.call('auth/totp_confirm', { factor: '000000' }, { player })).toEqual(refused('codeWrong'));
    expect(await backend.call('auth/totp_confirm', { factor: codeOf(secret) }, { player })).toEqual(done);
    backend.clock.advance(minute);
    expect(await backend.call('auth/totp_remove', {}, { player: bare })).toEqual(refused('stepUpNeeded'));
    await prove({ password: player.password, factor: codeOf(secret) }, 'auth/totp_remove');
    expect(await backend.call('auth/totp_remove', {}, { player: bare })).toMatchObject({
      totp: false,
      recovery_left: 0,
    });
    expect((await signIn()).statusCode).toBe(1);
  });
});

describe('a recovery code', () => {
  it('replaces the app once, however it is typed, is reported to the player, and is stored as a hash', async () => {
    const { codes } = await setUpApp();
    const [code = ''] = codes;
    const { ticket = '' } = await signIn();
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect(await backend.call('auth/second_factor', { ticket, factor: typed })).toEqual(done);
    const { ticket: next = '' } = await signIn();
    expect(await backend.call('auth/second_factor', { ticket: next, factor: code })).toEqual(refused('codeWrong'));
    expect(await backend.call('auth/factors', {}, { player })).toMatchObject({ totp: true, recovery_left: 9 });
    expect(await inbox()).toContain('Recovery code used');
    const stored = JSON.stringify(await backend.database.query('select * from recovery_codes'));
    for (const one of codes) expect(stored).not.toContain(one.replaceAll('-', ''));
  });

  it('is void once there are new ones', async () => {
    const { secret, codes } = await setUpApp();
    await prove({ password: player.password, factor: codeOf(secret) }, 'auth/recovery_codes');
    const { recovery_codes = [] } = await backend.call('auth/recovery_codes', {}, { player: bare });
    expect(recovery_codes).toHaveLength(10);
    expect(await prove({ password: player.password, factor: codes[1] })).toEqual(refused('codeWrong'));
    expect(await prove({ password: player.password, factor: recovery_codes[1] })).toEqual(done);
  });
});

describe('a passkey', () => {
  it('signs in by itself, is listed, named and removed, each change after a step-up', async () => {
    const { authenticator, added } = await setUpPasskey();
    expect(added.recovery_codes).toHaveLength(10);
    expect(await byPasskey(authenticator)).toMatchObject({ statusCode: 1, user: { account_id: player.account_id } });
    expect((await signIn()).statusMessage).toBe('secondFactorNeeded');
    const [{ passkey_id = '', name, last_used_at } = {}] =
      (await backend.call('auth/factors', {}, { player })).passkeys ?? [];
    expect([name, last_used_at !== null]).toEqual(['My phone', true]);
    for (const call of ['auth/passkey_rename', 'auth/passkey_remove'] as const) {
      const input = { passkey_id, name: 'Laptop' };
      expect(await backend.call(call, input, { player: bare })).toEqual(refused('stepUpNeeded'));
      const { passkey } = await backend.call('auth/step_up_ways', {}, { player });
      expect(await prove({ passkey: authenticator.get({ challenge: passkey?.challenge ?? '' }) }, call)).toEqual(done);
      expect(await backend.call(call, input, { player: bare })).toEqual(done);
    }
    expect(await byPasskey(authenticator)).toEqual(refused('passkeyRefused'));
    expect((await signIn()).statusCode).toBe(1);
    expect(await inbox()).toEqual(expect.arrayContaining(['New passkey', 'Passkey removed']));
  });

  it('is refused with a signature that is not all right, and works afterwards', async () => {
    const { authenticator } = await setUpPasskey();
    expect(await byPasskey(authenticator)).toEqual(done);
    const wrong: Record<string, object> = {
      'of another site': { origin: 'https://evil.example' },
      'of another site below this name': { origin: 'http://localhost.evil.example' },
      'of a page without https': { origin: 'http://example.com' },
      'for another relying party': { rpId: 'evil.example' },
      'of nobody who was verified': { verified: false },
      'with a count that does not go on': { counter: 1 },
    };
    for (const [what, how] of Object.entries(wrong)) {
      expect(await byPasskey(authenticator, how), what).toEqual(refused('passkeyRefused'));
    }
    expect(await byPasskey(authenticator)).toEqual(done);
  });

  it('signs a challenge once, in time, for what it was made', async () => {
    const { authenticator } = await setUpPasskey();
    const { options } = await backend.call('auth/passkey_options', {});
    const challenge = options?.challenge ?? '';
    const login = () => backend.call('auth/login_passkey', { passkey: authenticator.get({ challenge }) });
    expect(await prove({ passkey: authenticator.get({ challenge }) })).toEqual(refused('passkeyRefused'));
    expect(await login()).toEqual(done);
    expect(await login()).toEqual(refused('passkeyRefused'));
    const { passkey: old } = await backend.call('auth/step_up_ways', {}, { player });
    backend.clock.advance(5 * minute);
    expect(await prove({ passkey: authenticator.get({ challenge: old?.challenge ?? '' }) })).toEqual(
      refused('passkeyRefused'),
    );
  });

  it('is one site’s and one player’s', async () => {
    const { authenticator } = await setUpPasskey();
    const other = await backend.player();
    const { options } = await backend.call('auth/passkey_begin', {}, { player: other });
    const attestation = authenticator.create({ challenge: options?.challenge ?? '' });
    expect(await backend.call('auth/passkey_add', { name: 'x', attestation }, { player: other })).toEqual(
      refused('passkeyRefused'),
    );
    const site = 'slot2.localhost';
    const elsewhere = await backend.call('auth/passkey_options', {}, { site });
    expect(elsewhere.options?.rpId).toBe(site);
    const passkey = authenticator.get(
      { challenge: elsewhere.options?.challenge ?? '' },
      { origin: `http://${site}:3000`, rpId: site },
    );
    expect(await backend.call('auth/login_passkey', { passkey }, { site })).toEqual(refused('passkeyRefused'));
  });
});

describe('a player who has lost everything', () => {
  const reset = (of: Partial<Parameters<typeof resetFactors>[2]> = {}) => {
    const one = {
      site: 'localhost',
      account: player.account_id.toUpperCase(),
      case: `case-${player.id}`,
      by: 'Olga',
      ...of,
    };
    return resetFactors(backend.database, backend.sites, one, backend.clock.now());
  };

  it('signs in with the password after the operator reset it, once for each case, and gets a message', async () => {
    await setUpApp();
    expect((await signIn()).token).toBeFalsy();
    expect(await Promise.all([reset(), reset()])).toEqual(expect.arrayContaining(['done', 'repeated']));
    expect(await backend.call('auth/get_balance', {}, { player })).toEqual(refused('sessionExpired'));
    const again = await signIn();
    expect(again.token).toBeTruthy();
    player = { ...player, auth: again.token ?? '' };
    expect(await backend.call('auth/factors', {}, { player })).toMatchObject({
      passkeys: [],
      totp: false,
      recovery_left: 0,
    });
    expect(await inbox()).toContain('Your login was reset');
    await backend.services.jobs.turn([messageJob]);
    await expect.poll(async () => (await messages()).some((body) => body.includes('recovery codes'))).toBe(true);
    const [row] = await backend.database.query(
      'select passkeys, totp, reset_by from factor_resets where player_id = $1',
      [player.id],
    );
    expect(row).toEqual({ passkeys: 0, totp: true, reset_by: 'Olga' });
    expect(await reset({ case: 'another' })).toBe('nothing');
  });

  it('is the only one whom a reset concerns', async () => {
    await setUpPasskey();
    expect(await reset({ account: 'nobody at all' })).toBe('noPlayer');
    expect(await reset({ site: 'slot2.localhost' })).toBe('noPlayer');
    expect((await backend.call('auth/factors', {}, { player })).passkeys).toHaveLength(1);
  });
});
