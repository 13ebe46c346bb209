import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { signInDesk } from '../../src/testing/signInDesk';

let at: Awaited<ReturnType<typeof signInDesk>>;
beforeAll(async () => {
  at = await signInDesk();
});
beforeEach(() => at.backend.reset());
afterAll(() => at.close());

const minute = 60_000;
const refused = (statusMessage: string) => expect.objectContaining({ statusCode: 0, statusMessage });
const done = expect.objectContaining({ statusCode: 1 });

type SignedIn = Awaited<ReturnType<typeof at.signedIn>>;

/** A command on some machine: it is no page, so it names no origin. */
async function post(path: string, input: object = {}, token?: unknown) {
  const response = await fetch(`${at.origin}/desk/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(input),
  });
  const answer: Record<string, unknown> = { status: response.status, ...((await response.json()) as object) };
  return answer;
}
const begin = (token?: unknown) => post('session/device', { device: 'desk on host-1' }, token);
const poll = ({ device_code = '' }: Record<string, unknown>) => post('session/token', { device_code });
const look = ({ browser }: SignedIn, user_code: unknown) => browser.post('session/device/look', { user_code });
async function confirm(by: SignedIn, user_code: unknown, authenticator = by.authenticator) {
  const { options } = await look(by, user_code);
  const passkey = options ? authenticator.get(options) : null;
  return by.browser.post('session/device/confirm', { user_code, passkey });
}
const signedIn = async () => at.signedIn((await at.desk.member()).id);

describe('a command', () => {
  it('is signed in once by a person who confirms its code with a passkey', async () => {
    const by = await signedIn();
    const started = await begin();
    expect(started).toMatchObject({
      user_code: expect.stringMatching(/^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/),
      verification_uri: `${at.origin}/device`,
      expires_in: 600,
    });
    expect(await poll(started)).toMatchObject({ status: 400, error: 'authorization_pending' });
    expect(await poll(started)).toMatchObject({ status: 400, error: 'slow_down' });
    const typed = String(started.user_code).toLowerCase().replace('-', ' ');
    expect(await look(by, typed)).toMatchObject({
      device: expect.stringContaining('desk on host-1'),
      is_step_up: false,
    });
    expect(await confirm(by, typed)).toEqual(done);
    const { access_token: token } = await poll(started);
    expect(await post('staff/me', {}, token)).toEqual(done);
    expect(await poll(started)).toMatchObject({ status: 400, error: 'expired_token' });
    expect(await confirm(by, typed)).toEqual(refused('codeUnknown'));
    expect(await at.lastEntries(3)).toMatchObject([
      { act: 'session/device', outcome: 'done', error: null },
      { act: 'session/device', outcome: 'refused', error: 'codeUnknown' },
      { act: 'session/device', outcome: 'refused', error: 'codeUnknown' },
    ]);
    // The token is no cookie of a browser.
    expect(await by.browser.post('staff/me', {}, { cookie: `marquee_desk=${token}` })).toEqual(refused('noSession'));
  });

  it('gets nothing if the person refuses, or after ten minutes', async () => {
    const by = await signedIn();
    const [one, other] = [await begin(), await begin()];
    expect(await by.browser.post('session/device/refuse', { user_code: one.user_code })).toEqual(done);
    expect(await poll(one)).toMatchObject({ error: 'access_denied' });
    at.clock.advance(10 * minute);
    expect(await look(by, other.user_code)).toEqual(refused('codeUnknown'));
    expect(await poll(other)).toMatchObject({ error: 'expired_token' });
    expect(await poll({ device_code: 'x'.repeat(43) })).toMatchObject({ error: 'expired_token' });
  });

  it('is not confirmed without a session, without the own passkey, or for another code', async () => {
    const [by, other] = [await signedIn(), await signedIn()];
    const [one, two] = [await begin(), await begin()];
    expect(await at.browser().post('session/device/look', { user_code: one.user_code })).toEqual(refused('noSession'));
    const bare = { user_code: one.user_code, passkey: null };
    expect(await by.browser.post('session/device/confirm', bare)).toEqual(refused('stepUpNeeded'));
    expect(await confirm(by, one.user_code, other.authenticator)).toEqual(refused('passkeyRefused'));
    const { options } = await look(by, two.user_code);
    const foreign = { user_code: one.user_code, passkey: by.authenticator.get(options) };
    expect(await by.browser.post('session/device/confirm', foreign)).toEqual(refused('passkeyRefused'));
    expect(await poll(one)).toMatchObject({ error: 'authorization_pending' });
    expect(await confirm(by, one.user_code)).toEqual(done);
  });

  it('has its code ended by five failed confirmations', async () => {
    const [by, other] = [await signedIn(), await signedIn()];
    const { user_code } = await begin();
    for (let tries = 0; tries < 5; tries++)
      expect(await confirm(by, user_code, other.authenticator)).toEqual(refused('passkeyRefused'));
    expect(await look(other, user_code)).toEqual(refused('codeUnknown'));
  });

  it('has no code that a member can guess: five wrong ones in ten minutes', async () => {
    const by = await signedIn();
    const { user_code } = await begin();
    for (let guess = 0; guess < 5; guess++) expect(await look(by, 'BBBB-BBBB')).toEqual(refused('codeUnknown'));
    expect(await look(by, user_code)).toEqual(refused('tooManyRequests'));
    expect(await look(await signedIn(), user_code)).toEqual(done);
    at.clock.advance(9 * minute + 59_000);
    expect(await look(by, user_code)).toEqual(refused('tooManyRequests'));
    at.clock.advance(2_000);
    expect(await look(by, (await begin()).user_code)).toEqual(done);
  });

  it('gets no session of a member who was blocked meanwhile', async () => {
    const member = await at.desk.member();
    const by = await at.signedIn(member.id);
    const started = await begin();
    expect(await confirm(by, started.user_code)).toEqual(done);
    await at.database.query('update staff_members set blocked_at = 1 where id = $1', [member.id]);
    expect(await poll(started)).toEqual(refused('memberBlocked'));
  });

  it('steps up by a new code, which only its own member confirms', async () => {
    const [by, other] = [await signedIn(), await signedIn()];
    const started = await begin();
    await confirm(by, started.user_code);
    const { access_token: token } = await poll(started);
    at.clock.advance(6 * minute);
    const add = () => post('staff/add', { ...at.newcomer, request_id: crypto.randomUUID() }, token);
    expect(await add()).toEqual(refused('stepUpNeeded'));
    const again = await begin(token);
    expect(await look(other, again.user_code)).toEqual(refused('codeUnknown'));
    expect(await look(by, again.user_code)).toMatchObject({ is_step_up: true });
    expect(await confirm(by, again.user_code)).toEqual(done);
    expect(await poll(again)).toMatchObject({ stepped_up: true });
    expect(await add()).toEqual(done);
    expect(await begin('x'.repeat(43))).toEqual(refused('noSession'));
  });
});
