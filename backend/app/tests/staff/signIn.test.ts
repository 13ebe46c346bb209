import { systemRandom } from '@marquee/kernel/random';
import { firstOwner } from '@marquee/platform/staff/firstOwner';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { signInDesk } from '../../src/testing/signInDesk';

let at: Awaited<ReturnType<typeof signInDesk>>;
beforeAll(async () => {
  at = await signInDesk();
});
beforeEach(() => at.backend.reset());
afterAll(() => at.close());

const minute = 60_000;
const done = expect.objectContaining({ statusCode: 1 });
const refused = (statusMessage: string) =>
  expect.objectContaining({ statusCode: 0, statusMessage, text: expect.stringMatching(/\w{3}/) });
const maria = { name: 'Maria Santos', email: 'maria@desk.test' };

describe('a link', () => {
  it('adds a passkey once, which signs in from then on', async () => {
    const owner = await at.desk.member();
    const [browser, authenticator] = [at.browser(), at.authenticator()];
    const { token } = await at.link(owner.id);
    const begun = await browser.post('session/link/begin', { token });
    expect(begun).toMatchObject({ statusCode: 1, name: owner.name, options: { rp: { id: 'localhost' } } });
    const passkey = authenticator.create(begun.options);
    expect(await browser.post('session/link/passkey', { token, passkey })).toEqual(done);
    expect(await browser.post('staff/me')).toMatchObject({ statusCode: 1, name: owner.name });
    expect(await at.lastEntries(1)).toEqual([{ act: 'session/link', outcome: 'done', error: null, actor: owner.id }]);
    expect(await at.browser().post('session/link/begin', { token })).toEqual(refused('linkGone'));
    expect(await at.lastEntries(1)).toEqual([
      { act: 'session/link', outcome: 'refused', error: 'linkGone', actor: owner.id },
    ]);
    const { browser: other, answer } = await at.byPasskey(authenticator);
    expect(answer).toEqual(done);
    expect(await other.post('staff/me')).toMatchObject({ statusCode: 1, name: owner.name });
  });

  it('has one use, also of two at once', async () => {
    const owner = await at.desk.member();
    const { token } = await at.link(owner.id);
    const tries = await Promise.all(
      [at.authenticator(), at.authenticator()].map(async (authenticator) => {
        const browser = at.browser();
        const { options } = await browser.post('session/link/begin', { token });
        return browser.post('session/link/passkey', { token, passkey: authenticator.create(options) });
      }),
    );
    expect(tries.map(({ statusMessage }) => statusMessage).sort()).toEqual(['OK', 'linkGone']);
  });

  it('ends after a day, with a newer one, and with the block of its member', async () => {
    const owner = await at.desk.member();
    const begin = (token: string) => at.browser().post('session/link/begin', { token });
    const [first, second] = [await at.link(owner.id), await at.link(owner.id)];
    expect(await begin(first.token)).toEqual(refused('linkGone'));
    expect(await begin(second.token)).toEqual(done);
    at.clock.advance(24 * 60 * minute);
    expect(await begin(second.token)).toEqual(refused('linkGone'));
    const third = await at.link(owner.id);
    await at.database.query('update staff_members set blocked_at = 1 where id = $1', [owner.id]);
    expect(await begin(third.token)).toEqual(refused('linkGone'));
    expect(await begin('x'.repeat(43))).toEqual(refused('linkGone'));
  });

  it('takes no passkey whose challenge was made for something else', async () => {
    const [one, other] = [await at.desk.member(), await at.desk.member()];
    const [own, foreign] = [await at.link(one.id), await at.link(other.id)];
    const browser = at.browser();
    const { options } = await browser.post('session/link/begin', { token: foreign.token });
    const passkey = at.authenticator().create(options);
    expect(await browser.post('session/link/passkey', { token: own.token, passkey })).toEqual(
      refused('passkeyRefused'),
    );
  });

  it('is given to who cannot sign in; after a loss two end passkeys and sessions first', async () => {
    const [one, two, lost] = [await at.desk.member(), await at.desk.member(), await at.desk.member()];
    const invite = () => at.desk.call(one, 'staff/invite', { member: lost.id });
    const { browser, authenticator } = await at.signedIn(lost.id);
    expect(await invite()).toMatchObject({ statusMessage: 'memberSignsIn' });

    const { waits } = await at.desk.call(one, 'staff/reset', { member: lost.id });
    expect(await browser.post('staff/me')).toEqual(done);
    const { approval = '', hash = '' } = waits ?? {};
    await at.desk.done(two, 'approvals/approve', { approval, hash });
    expect(await browser.post('staff/me')).toEqual(refused('noSession'));
    expect((await at.byPasskey(authenticator)).answer).toEqual(refused('passkeyRefused'));

    const { link = '' } = await invite();
    const token = link.replace('/link#', '');
    const fresh = at.authenticator();
    const { options } = await browser.post('session/link/begin', { token });
    expect(await browser.post('session/link/passkey', { token, passkey: fresh.create(options) })).toEqual(done);
    expect((await at.byPasskey(fresh)).answer).toEqual(done);
    expect(JSON.stringify(await at.database.query('select * from staff_requests'))).not.toContain(token);
  });

  it('makes nobody an approver of who made it', async () => {
    const [maker, other, invited] = [await at.desk.member(), await at.desk.member(), await at.desk.member()];
    const { link } = await at.desk.done(maker, 'staff/invite', { member: invited.id });
    const [browser, token] = [at.browser(), link.replace('/link#', '')];
    const { options } = await browser.post('session/link/begin', { token });
    await browser.post('session/link/passkey', { token, passkey: at.authenticator().create(options) });
    const ask = async (by: typeof maker) => {
      const { waits } = await at.desk.call(by, 'staff/reset', { member: by.id });
      return { approval: waits?.approval ?? '', hash: waits?.hash ?? '' };
    };
    expect(await at.desk.refused(invited, 'approvals/approve', await ask(maker))).toBe('approvalByMaker');
    await at.desk.done(invited, 'approvals/approve', await ask(other));
  });
});

describe('the first owner', () => {
  const parts = () => ({ ...at.backend.services, random: systemRandom });

  it('is made while there is no member; another only if that is said', async () => {
    const { token } = await firstOwner(parts(), maria);
    const { options } = await at.browser().post('session/link/begin', { token });
    const browser = at.browser();
    await browser.post('session/link/passkey', { token, passkey: at.authenticator().create(options) });
    expect(await browser.post('staff/me')).toMatchObject({
      name: 'Maria Santos',
      grants: expect.arrayContaining([{ permission: 'staff.manage', site: null, role: 'owner' }]),
    });
    const second = { name: 'Ana Reyes', email: 'ana@desk.test' };
    await expect(firstOwner(parts(), second)).rejects.toMatchObject({ statusMessage: 'ownerExists' });
    expect(await firstOwner(parts(), { ...second, isFurther: true })).toMatchObject({ token: expect.any(String) });
  });

  it('gets a new link by the same e-mail address, without what was lost', async () => {
    const first = await firstOwner(parts(), maria);
    const again = await firstOwner(parts(), { ...maria, isFurther: true });
    expect(again.member).toBe(first.member);
    expect(await at.browser().post('session/link/begin', { token: first.token })).toEqual(refused('linkGone'));
    expect(await at.browser().post('session/link/begin', { token: again.token })).toEqual(done);
  });
});

describe('a passkey', () => {
  it('is added by who is signed in, after a fresh confirmation', async () => {
    const member = await at.desk.member();
    const { browser, authenticator } = await at.signedIn(member.id);
    at.clock.advance(6 * minute);
    const spare = at.authenticator();
    expect(await browser.post('session/passkey/begin')).toEqual(refused('stepUpNeeded'));
    const { options: confirm } = await browser.post('session/step-up/begin');
    await browser.post('session/step-up/passkey', { passkey: authenticator.get(confirm) });
    const { options } = await browser.post('session/passkey/begin');
    const passkey = spare.create(options);
    expect(await at.browser().post('session/passkey/add', { passkey })).toEqual(refused('noSession'));
    expect(await browser.post('session/passkey/add', { passkey })).toEqual(done);
    expect(await at.lastEntries(1)).toEqual([
      { act: 'session/passkey', outcome: 'done', error: null, actor: member.id },
    ]);
    expect(await browser.post('session/passkey/add', { passkey })).toEqual(refused('passkeyRefused'));
    for (const one of [spare, authenticator]) expect((await at.byPasskey(one)).answer).toEqual(done);
  });

  it('is not added with a challenge of another session, or of a link', async () => {
    const [one, other] = [
      await at.signedIn((await at.desk.member()).id),
      await at.signedIn((await at.desk.member()).id),
    ];
    const { options } = await other.browser.post('session/passkey/begin');
    const { token } = await at.link((await at.desk.member()).id);
    const { options: ofLink } = await at.browser().post('session/link/begin', { token });
    for (const asked of [options, ofLink])
      expect(await one.browser.post('session/passkey/add', { passkey: at.authenticator().create(asked) })).toEqual(
        refused('passkeyRefused'),
      );
  });

  it('is refused from another origin, for another host, and without the person', async () => {
    const { authenticator } = await at.signedIn((await at.desk.member()).id);
    for (const how of [
      { origin: 'http://localhost:3000' },
      { origin: at.origin.replace('http:', 'https:') },
      { rpId: 'example.com' },
      { verified: false },
    ])
      expect((await at.byPasskey(authenticator, how)).answer).toEqual(refused('passkeyRefused'));
    expect(await at.lastEntries(1)).toMatchObject([{ act: 'session/sign-in', outcome: 'refused' }]);
    expect((await at.byPasskey(authenticator)).answer).toEqual(done);
  });

  it('signs a challenge once, within five minutes, for what it was made for', async () => {
    const { browser, authenticator } = await at.signedIn((await at.desk.member()).id);
    const send = (name: string, options: { challenge: string }) =>
      browser.post(`session/${name}/passkey`, { passkey: authenticator.get(options) });
    const begin = async (name: string) => (await browser.post(`session/${name}/begin`)).options;
    const replayed = await begin('sign-in');
    expect(await send('sign-in', replayed)).toEqual(done);
    expect(await send('sign-in', replayed)).toEqual(refused('passkeyRefused'));
    expect(await send('sign-in', await begin('step-up'))).toEqual(refused('passkeyRefused'));
    const old = await begin('sign-in');
    at.clock.advance(5 * minute);
    expect(await send('sign-in', old)).toEqual(refused('passkeyRefused'));
    expect(await send('sign-in', { challenge: 'A'.repeat(43) })).toEqual(refused('passkeyRefused'));
  });

  it('of a player does not sign in, nor that of nobody or of a blocked member', async () => {
    const owner = await at.desk.member();
    const { browser, authenticator } = await at.signedIn(owner.id);
    expect((await at.byPasskey(at.authenticator())).answer).toEqual(refused('passkeyRefused'));
    await at.database.query('update staff_members set blocked_at = 1 where id = $1', [owner.id]);
    expect((await at.byPasskey(authenticator)).answer).toEqual(refused('memberBlocked'));
    expect(await at.lastEntries(1)).toMatchObject([{ error: 'memberBlocked', actor: owner.id }]);
    expect(await browser.post('staff/me')).toEqual(refused('noSession'));
  });

  it('steps its own session up, and no other', async () => {
    const [{ browser, authenticator }, other] = [
      await at.signedIn((await at.desk.member()).id),
      await at.signedIn((await at.desk.member()).id),
    ];
    at.clock.advance(6 * minute);
    const add = () => browser.post('staff/add', { ...at.newcomer, request_id: crypto.randomUUID() });
    expect(await add()).toEqual(refused('stepUpNeeded'));
    const step = async (by: typeof authenticator) => {
      const { options } = await browser.post('session/step-up/begin');
      return browser.post('session/step-up/passkey', { passkey: by.get(options) });
    };
    expect(await step(other.authenticator)).toEqual(refused('passkeyRefused'));
    expect(await add()).toEqual(refused('stepUpNeeded'));
    expect(await step(authenticator)).toEqual(done);
    expect(await add()).toEqual(done);
    at.clock.advance(6 * minute);
    expect(await add()).toEqual(refused('stepUpNeeded'));
  });
});

describe('a session', () => {
  it('ends after 30 minutes without use, after 12 hours, and when somebody signs out', async () => {
    const { browser, authenticator } = await at.signedIn((await at.desk.member()).id);
    const me = () => browser.post('staff/me');
    at.clock.advance(29 * minute);
    expect(await me()).toEqual(done);
    at.clock.advance(29 * minute);
    expect(await me()).toEqual(done);
    at.clock.advance(30 * minute);
    expect(await me()).toEqual(refused('noSession'));

    const second = await at.byPasskey(authenticator);
    for (let passed = 0; passed < 12 * 60; passed += 20) {
      expect(await second.browser.post('staff/me')).toEqual(done);
      at.clock.advance(20 * minute);
    }
    expect(await second.browser.post('staff/me')).toEqual(refused('noSession'));

    const third = await at.byPasskey(authenticator);
    const cookies = new Map(third.browser.cookies);
    expect(await third.browser.post('session/end')).toEqual(done);
    expect(third.browser.cookies.size).toBe(0);
    for (const [name, value] of cookies) third.browser.cookies.set(name, value);
    expect(await third.browser.post('staff/me')).toEqual(refused('noSession'));
    expect(await at.lastEntries(1)).toMatchObject([{ act: 'session/sign-out', outcome: 'done' }]);
  });

  it('is a cookie that no script reads and no other site sends; only its hash is stored', async () => {
    const { browser } = await at.signedIn((await at.desk.member()).id);
    const [[name, value] = ['', '']] = browser.cookies;
    expect(name).toBe('marquee_desk');
    const stored = JSON.stringify(await at.database.query('select * from staff_sessions'));
    expect(stored).not.toContain(value);
    const { options } = await browser.post('session/sign-in/begin');
    const response = await fetch(`${at.origin}/desk/session/end`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: at.origin, cookie: `${name}=${value}` },
      body: '{}',
    });
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/; HttpOnly; SameSite=Strict$/)]);
    expect(options.challenge).toMatch(/^[\w-]{43}$/);
  });

  it('counts only from the pages of the desk', async () => {
    const { browser } = await at.signedIn((await at.desk.member()).id);
    const foreign: Record<string, string>[] = [
      { origin: 'http://localhost:3000' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'content-type': 'text/plain' },
    ];
    for (const headers of foreign) {
      expect(await browser.post('session/end', {}, headers)).toMatchObject({ statusCode: 0 });
      expect(await browser.post('staff/me', {}, headers)).toMatchObject({ statusCode: 0 });
    }
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const bare = await fetch(`${at.origin}/desk/staff/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: '{}',
    });
    expect(await bare.json()).toEqual(refused('noSession'));
    expect(await browser.post('staff/me')).toEqual(done);
  });

  it('of a player is none at the desk, and the desk’s is none for players', async () => {
    const player = await at.backend.player();
    const header = at.backend.browser.header(player.auth);
    expect(await at.browser().post('staff/me', {}, { cookie: header })).toEqual(refused('noSession'));
    const bearer = { authorization: `Bearer ${player.auth}` };
    expect(await at.browser().post('staff/me', {}, bearer)).toEqual(refused('noSession'));

    const { browser } = await at.signedIn((await at.desk.member()).id);
    const [[, value] = ['', '']] = browser.cookies;
    const asPlayer = { ...player, auth: value };
    expect(await at.backend.call('auth/sessions', {}, { player: asPlayer })).not.toEqual(done);
    expect(await browser.post('staff/me', {}, { authorization: `Bearer ${value}` })).toEqual(refused('noSession'));
  });

  it('is told on a page without anything that runs from elsewhere', async () => {
    const owner = await at.desk.member(['owner'], { name: 'Ana "<b>" Reyes' });
    const { browser } = await at.signedIn(owner.id);
    const { headers, text } = await browser.open('/');
    expect(text).toContain('Signed in as <strong>Ana &quot;&lt;b&gt;&quot; Reyes</strong>');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(text).not.toMatch(/\son\w+=/);
    expect((await at.browser().open('/')).text).toContain('Sign in with a passkey');
  });
});
