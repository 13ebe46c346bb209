import type { Language } from '@marquee/contract/languages';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import { sendDueNews } from '@marquee/platform/account/dueNews';
import { sendMissionNews } from '@marquee/platform/account/missionNews';
import { sendPaymentNews } from '@marquee/platform/account/paymentNews';
import { messageJob } from '@marquee/platform/messages/queue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { messageReceiver } from '../../src/testing/messageReceiver';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

const clock = manualClock();
let receiver: Awaited<ReturnType<typeof messageReceiver>>;
let backend: Awaited<ReturnType<typeof testBackend>>;

beforeAll(async () => {
  receiver = await messageReceiver(clock);
  backend = await testBackend({ clock, adapters: { sender: receiver.sender } });
});
beforeEach(async () => {
  await backend.reset();
  receiver.reset();
});
afterAll(async () => {
  await backend.close();
  await receiver.close();
});

const faults: unknown[] = [];
const hour = 3_600_000;
const password = 'correct horse battery 7';
const sent = () => [...receiver.got.values()].at(-1);
const send = async () => {
  await backend.services.jobs.turn([messageJob]);
  await backend.services.jobs.settled();
};
/** To whom something was sent since the last call, by what, and the beginning of the text. */
const took = async () => {
  await send();
  const list = [...receiver.got.values()].map(({ channel, recipient, body }) => ({ channel, recipient, body }));
  receiver.reset();
  return list;
};
const inbox = async (player: TestPlayer) =>
  ((await backend.call('settings/get_inbox', {}, { player })).value ?? []).map(({ title }) => title.EN);
const due = () => {
  const { database, sites, persons, jobs } = backend.services;
  return sendDueNews({ database, clock, sites, persons, jobs, report: (error) => faults.push(error) });
};
const stored = async (account_id: string) => {
  const rows = await backend.database.query<{ language: Language | null }>(
    'select language from players where account_id = $1',
    [account_id],
  );
  return rows[0]?.language;
};

describe('the language of messages', () => {
  it('is that of the page of the registration, then of a login, then of the page that the player uses', async () => {
    const form = {
      account_id: 'maria_88',
      password,
      full_name: 'Maria Cruz',
      contact_phone: '+639171234567',
      contact_email: 'maria@example.test',
      date_of_birth: '1990-02-03',
    };
    await backend.call('auth/signup', form, { language: 'ESP' });
    expect(await stored('maria_88')).toBe('ESP');
    const { token = '' } = await backend.call('auth/login', { account_id: 'maria_88', password }, { language: 'RUS' });
    const player = { account_id: 'maria_88', auth: token };
    expect(await stored('maria_88')).toBe('RUS');
    await backend.call('settings/check_status', {}, { player, language: 'NE' });
    expect(await stored('maria_88')).toBe('RUS');
    await backend.call('settings/profile', {}, { player, language: 'NE' });
    expect(await stored('maria_88')).toBe('NE');
    await backend.call('settings/profile', {}, { player });
    expect(await stored('maria_88')).toBe('NE');
  });

  it('of a code is that of the page that asks; a cookie that names none changes nothing', async () => {
    await backend.call('auth/tac/request_login', { account_id: 'demo' }, { language: 'RUS' });
    expect(sent()).toMatchObject({ language: 'ru', body: expect.stringContaining('ваш код') });
    clock.advance(60_000);
    await backend.call('auth/tac/request_login', { account_id: 'demo' }, { language: 'XX' as Language });
    expect(sent()).toMatchObject({ language: 'en', body: expect.stringContaining('is your') });
  });

  it('of a notice is the player’s', async () => {
    const player = await backend.player();
    const input = { full_name: 'Player', contact_email: 'other@example.test' };
    await backend.call('settings/profile_update', input, { player, language: 'ESP' });
    await send();
    expect(sent()).toMatchObject({ language: 'es' });
  });
});

describe('a player is told', () => {
  it('of a new e-mail address at the old one, too, and of a new password', async () => {
    const player = await backend.player();
    receiver.reset();
    const input = { full_name: 'Player', contact_email: 'new@example.test' };
    await backend.call('settings/profile_update', input, { player });
    const body = expect.stringContaining('email address of your account was changed');
    expect((await took()).sort((one, other) => one.channel.localeCompare(other.channel))).toEqual([
      { channel: 'email', recipient: `${player.account_id}@example.test`, body },
      { channel: 'sms', recipient: expect.stringMatching(/^\+63/), body },
    ]);
    const change = { password, new_password: 'another harbour 9' };
    await backend.call('auth/update_password', change, { player });
    expect(await took()).toMatchObject([{ channel: 'sms', body: expect.stringContaining('password of your account') }]);
    expect(await inbox(player)).toEqual(expect.arrayContaining(['Password changed', 'Email address changed']));
  });

  it('of a login in a browser that is new to the account, and not of the first one', async () => {
    const player = await backend.player();
    expect(await inbox(player)).not.toContain('Login on a new device');
    const login = { domain_name: 'localhost', account_id: player.account_id, password };
    const headers = { cookie: 'marquee_device=another', 'user-agent': 'Firefox Linux' };
    await backend.post('/api/auth/login', login, headers);
    await backend.post('/api/auth/login', login, headers);
    expect((await inbox(player)).filter((title) => title === 'Login on a new device')).toHaveLength(1);
    expect(await took()).toMatchObject([{ body: expect.stringContaining('Firefox · Linux') }]);
  });

  it('when a limit is set, asked to be raised, and can be confirmed: once each, in the inbox alone', async () => {
    const player = await backend.player();
    const set = (amount: number) =>
      backend.call('protection/set_limit', { kind: 'deposit', period: 'week', amount }, { player });
    receiver.reset();
    await set(100_000);
    await set(200_000);
    expect(await inbox(player)).toEqual(expect.arrayContaining(['Limit set', 'You asked to raise or remove a limit']));
    await due();
    expect(await inbox(player)).not.toContain('Your change of a limit waits for you');
    clock.advance(24 * hour);
    await Promise.all([due(), due()]);
    const items = await backend.database.query<{ body: Record<string, string> }>(
      "select body from inbox_items where player_id = $1 and key like 'limit:ripe:%'",
      [player.id],
    );
    expect(items).toHaveLength(1);
    expect(items[0]?.body.RUS).toContain('72 часов');
    expect(await took()).toEqual([]);
  });

  it('of a time-out by message when it begins and when it is over, but not while a self-exclusion goes on', async () => {
    const [player, other] = [await backend.player(), await backend.player()];
    receiver.reset();
    for (const each of [player, other])
      await backend.call('protection/time_out', { request_id: each.id, option: '24h' }, { player: each });
    expect(await took()).toHaveLength(2);
    await backend.call('protection/self_exclude', { request_id: player.id, option: '6m' }, { player: other });
    expect(await took()).toMatchObject([{ body: expect.stringContaining('does not end by itself') }]);
    clock.advance(24 * hour);
    await due();
    await due();
    expect(await took()).toMatchObject([{ body: expect.stringContaining('nothing begins by itself') }]);
    expect(faults).toEqual([]);
  });

  it('by another process what one that was killed before the commit did not tell', async () => {
    const player = await backend.player();
    await backend.call('protection/time_out', { request_id: player.id, option: '24h' }, { player });
    clock.advance(24 * hour);
    receiver.reset();
    const { database, sites, persons, jobs } = backend.services;
    const killed = { ...database, transaction: () => Promise.reject(new Error('killed')) } as typeof database;
    const report = () => {};
    await sendDueNews({ database: killed, clock, sites, persons, jobs, report });
    expect(await took()).toEqual([]);
    await due();
    expect(await took()).toHaveLength(1);
  });

  it('of documents that the identity partner wants, once', async () => {
    const player = await backend.player();
    await backend.database.query(
      `insert into identity_checks (id, site, player_id, attempt, status, minimum_age, language, created_at, changed_at)
       values ($1, 'localhost', $1, 9, 'documents', 18, 'en', $2, $2)`,
      [player.id, clock.now()],
    );
    receiver.reset();
    await due();
    await due();
    expect(await took()).toMatchObject([{ body: expect.stringContaining('needs documents from you') }]);
  });

  it('of each completed payment by a receipt, to a proved address unless they switch receipts off', async () => {
    const player = await backend.player();
    const site = backend.sites.find('localhost');
    const pay = (id: string, state: 'approved' | 'paid' | 'declined') =>
      sendPaymentNews(
        backend.database,
        site,
        { id, site: 'localhost', player_id: player.id, state, reason: null, ...payment },
        clock.now(),
      );
    receiver.reset();
    await pay('d-0', 'approved');
    expect(await took()).toEqual([]);
    await backend.database.query('update players set email_verified_at = $2 where id = $1', [player.id, clock.now()]);
    await pay('d-1', 'approved');
    await pay('d-2', 'declined');
    await pay('w-1', 'paid');
    const recipient = `${player.account_id}@example.test`;
    const receipts = await took();
    expect(receipts).toHaveLength(2);
    expect(receipts).toEqual(
      expect.arrayContaining([
        { channel: 'email', recipient, body: expect.stringMatching(/₱50\.00 by GCash .*d-1/) },
        { channel: 'email', recipient, body: expect.stringMatching(/₱50\.00 was paid to GCash .*w-1/) },
      ]),
    );
    const off = await backend.call('settings/set_receipts', { by_email: false }, { player });
    expect(off.value).toEqual([{ by_email: false }]);
    await pay('d-3', 'approved');
    expect(await took()).toEqual([]);
    await backend.database.query('update players set email_verified_at = null where id = $1', [player.id]);
    expect((await backend.call('settings/set_receipts', { by_email: true }, { player })).value).toEqual([
      { by_email: true },
    ]);
    await pay('d-4', 'approved');
    expect(await took()).toHaveLength(1);
  });

  it('of a mission that begins, if they agreed and may see promotions, once; those of before are no news', async () => {
    const [player, onBreak, silent] = [await backend.player(), await backend.player(), await backend.player()];
    await backend.database.query('delete from marketing_consents where player_id = $1', [silent.id]);
    await backend.call('protection/time_out', { request_id: onBreak.id, option: '24h' }, { player: onBreak });
    const site = backend.sites.find('localhost');
    const [mission] = site?.missions ?? [];
    if (!site || !mission) throw new Error('The site has no mission');
    const told = async () =>
      (
        await backend.database.query<{ player_id: string; body: Record<string, string> }>(
          `select i.player_id, i.body from inbox_items i join players p on p.id = i.player_id
           where i.key like 'mission:%' and p.account_id <> 'demo'`,
        )
      ).map(({ player_id, body }) => [player_id, body.EN?.includes('/consents?link=')]);
    const look = (missions: typeof site.missions) =>
      sendMissionNews(backend.services, { ...site, missions }, clock.now());
    await look([mission]);
    expect(await told()).toEqual([]);
    const fresh = [mission, { ...mission, mission_id: 'new-one', ends_at: null }];
    await Promise.all([look(fresh), look(fresh)]);
    await look(fresh);
    expect(await told()).toEqual([[player.id, true]]);
  });
});

const payment = { amount: 5000, currency: 'PHP', method_name: 'GCash', account: '••1234' };
