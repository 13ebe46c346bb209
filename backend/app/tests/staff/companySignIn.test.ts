import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { signInDesk } from '../../src/testing/signInDesk';

let at: Awaited<ReturnType<typeof signInDesk>>;
beforeAll(async () => {
  at = await signInDesk();
});
beforeEach(async () => {
  await at.backend.reset();
  at.tell();
});
afterAll(() => at.close());

const minute = 60_000;
const done = expect.objectContaining({ statusCode: 1 });
const refused = (statusMessage: string) => expect.objectContaining({ statusCode: 0, statusMessage });
type Browser = ReturnType<typeof at.browser>;

/** What somebody answers on the provider's page. */
interface Answer {
  email?: string;
  isVerified?: boolean;
  cancels?: boolean;
}

/** Goes to the provider, answers there, and returns the query with which it sends the browser back. */
async function visit(
  browser: Browser,
  input: object,
  { email = 'maria@company.test', isVerified = true, cancels }: Answer = {},
) {
  const begun = await browser.post('session/company/begin', input);
  if (begun.statusCode !== 1) return begun.statusMessage as string;
  const answered = await fetch(begun.address, {
    method: 'POST',
    body: new URLSearchParams({
      email,
      answer: cancels ? 'cancel' : 'sign-in',
      ...(isVerified && { is_verified: 'on' }),
    }),
    redirect: 'manual',
  });
  return new URL(answered.headers.get('location') ?? '').search;
}
async function signIn(browser: Browser, input: object, answer?: Answer) {
  return browser.post('session/company/finish', { query: await visit(browser, input, answer) });
}
const bySignIn = (answer?: Answer, browser = at.browser()) => signIn(browser, { purpose: 'sign-in' }, answer);

/** A member who has added a company account by a link. */
async function joined(answer?: Answer) {
  const member = await at.desk.member();
  const browser = at.browser();
  const { token } = await at.link(member.id);
  expect(await signIn(browser, { purpose: 'link', token }, answer)).toEqual(done);
  return { member, browser };
}

describe('a company account', () => {
  it('signs in once a link has added it, and never by an e-mail address alone', async () => {
    const member = await at.desk.member(['owner'], { email: 'maria@company.test' });
    expect(await bySignIn()).toEqual(refused('companyRefused'));
    const { token } = await at.link(member.id);
    const browser = at.browser();
    expect(await signIn(browser, { purpose: 'link', token })).toEqual(done);
    expect(await browser.post('staff/me')).toMatchObject({ name: member.name });
    expect(await at.browser().post('session/link/begin', { token })).toEqual(refused('linkGone'));
    const again = at.browser();
    expect(await bySignIn({}, again)).toMatchObject({ statusCode: 1, purpose: 'sign-in' });
    expect(await again.post('staff/me')).toMatchObject({ name: member.name });
  });

  it('belongs to one member, who may be blocked', async () => {
    const { member } = await joined();
    const other = await at.desk.member();
    const { token } = await at.link(other.id);
    expect(await signIn(at.browser(), { purpose: 'link', token })).toEqual(refused('companyRefused'));
    await at.database.query('update staff_members set blocked_at = 1 where id = $1', [member.id]);
    expect(await bySignIn()).toEqual(refused('memberBlocked'));
  });

  it.each([
    ['another nonce', { nonce: 'x' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://login.example.com' }],
    ['another audience', { aud: 'somebody' }],
    ['a token that has ended', { exp: 1000 }],
  ])('is refused with %s', async (_, claims) => {
    await joined();
    at.tell((told) => ({ ...told, ...claims }));
    expect(await bySignIn()).toEqual(refused('companyFailed'));
    at.tell();
    expect(await bySignIn()).toEqual(done);
  });

  it('is refused without a verified address, and when the person cancels', async () => {
    await joined();
    expect(await bySignIn({ isVerified: false })).toEqual(refused('companyUnverified'));
    expect(await bySignIn({ cancels: true })).toEqual(refused('companyFailed'));
    const { token } = await at.link((await at.desk.member()).id);
    const unverified = { email: 'ana@company.test', isVerified: false };
    expect(await signIn(at.browser(), { purpose: 'link', token }, unverified)).toEqual(refused('companyUnverified'));
    expect(await at.browser().post('session/link/begin', { token })).toEqual(done);
  });

  it('comes back to the browser that went, once, within five minutes', async () => {
    await joined();
    const [browser, other] = [at.browser(), at.browser()];
    const query = await visit(browser, { purpose: 'sign-in' });
    await visit(other, { purpose: 'sign-in' });
    expect(await other.post('session/company/finish', { query })).toEqual(refused('companyFailed'));
    const cookies = new Map(browser.cookies);
    expect(await browser.post('session/company/finish', { query })).toEqual(done);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(await browser.post('session/company/finish', { query })).toEqual(refused('companyFailed'));
    const late = await visit(browser, { purpose: 'sign-in' });
    at.clock.advance(5 * minute);
    expect(await browser.post('session/company/finish', { query: late })).toEqual(refused('companyFailed'));
  });

  it('steps up its own session, by a proof that is newer than the question', async () => {
    const { browser } = await joined();
    await joined({ email: 'ana@company.test' });
    at.clock.advance(6 * minute);
    const add = () => browser.post('staff/add', { ...at.newcomer, request_id: crypto.randomUUID() });
    const stepUp = (answer?: Answer) => signIn(browser, { purpose: 'step-up' }, answer);
    expect(await add()).toEqual(refused('stepUpNeeded'));
    expect(await stepUp({ email: 'ana@company.test' })).toEqual(refused('companyRefused'));
    at.tell((told) => ({ ...told, auth_time: Number(told.auth_time) - 120 }));
    expect(await stepUp()).toEqual(refused('companyRefused'));
    at.tell(({ auth_time: _, ...told }) => told);
    expect(await stepUp()).toEqual(refused('companyFailed'));
    expect(await add()).toEqual(refused('stepUpNeeded'));
    at.tell();
    expect(await stepUp()).toMatchObject({ statusCode: 1, purpose: 'step-up' });
    expect(await add()).toEqual(done);
  });

  it('confirms a command after a step-up, for a member without a passkey', async () => {
    const { browser } = await joined();
    at.clock.advance(6 * minute);
    const { user_code, device_code } = await browser.post('session/device', { device: '' });
    expect(await browser.post('session/device/look', { user_code })).toMatchObject({ statusCode: 1, options: null });
    const confirm = () => browser.post('session/device/confirm', { user_code, passkey: null });
    expect(await confirm()).toEqual(refused('stepUpNeeded'));
    expect(await signIn(browser, { purpose: 'step-up' })).toEqual(done);
    expect(await confirm()).toEqual(done);
    expect(await browser.post('session/token', { device_code })).toMatchObject({ token_type: 'Bearer' });
  });
});
