import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { openMessageSender } from '../../src/partners/messages';
import { smtpReceiver } from '../../src/testing/smtpReceiver';
import { testBackend } from '../../src/testing/testBackend';

const sitesDir = mkdtempSync(join(tmpdir(), 'marquee-sites-'));
let smtp: Awaited<ReturnType<typeof smtpReceiver>>;
let backend: Awaited<ReturnType<typeof testBackend>>;

beforeAll(async () => {
  cpSync(sandboxSites, sitesDir, { recursive: true });
  const file = join(sitesDir, 'localhost.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), codes_by: 'email' }));
  smtp = await smtpReceiver();
  const settings = {
    MESSAGES_URL: `smtp://localhost:${smtp.port}`,
    MESSAGES_FROM: 'codes@casino.example',
    MESSAGES_KEYS: undefined,
  };
  backend = await testBackend({ sitesDir, adapters: { sender: openMessageSender(settings, Date.now) } });
});
beforeEach(async () => {
  await backend.reset();
  smtp.mails.length = 0;
});
afterAll(async () => {
  await backend.close();
  await smtp.close();
  rmSync(sitesDir, { recursive: true });
});

const minute = 60_000;
const codeOf = (mail = smtp.mails.at(-1)) => mail?.body.slice(0, 6) ?? '';
const me = async (player: { account_id: string; auth: string }) =>
  (await backend.call('settings/profile', {}, { player })).value?.[0];

describe('a site that sends codes by e-mail', () => {
  it('registers a player, who proves the address with the code that comes', async () => {
    const player = await backend.player({ account_id: 'Maria_88', contact: 'unverified' });
    expect(await me(player)).toMatchObject({ email_verified: false });
    await backend.call('auth/tac/request_new_register', { account_id: 'maria_88' });
    expect(smtp.mails).toMatchObject([{ from: 'codes@casino.example', to: ['Maria_88@example.test'] }]);
    expect(smtp.mails[0]?.headers.subject).toBe(`Your ${backend.sites.find('localhost')?.site_name} code`);
    expect(smtp.mails[0]?.html).toContain(`${codeOf()} is your`);
    expect(await backend.call('auth/tac/verify', { account_id: 'maria_88', tac: codeOf() })).toMatchObject({
      statusCode: 1,
    });
    expect(await me(player)).toMatchObject({ email_verified: true, phone_verified: false });
  });

  it('says so to browsers', async () => {
    const { site } = await backend.call('startup', {});
    expect(site?.codes_by).toBe('email');
  });

  it('signs in with a code, an account that was there before, too', async () => {
    await backend.call('auth/tac/request_login', { account_id: 'demo' });
    expect(smtp.mails[0]?.to).toEqual(['demo@example.com']);
    expect(await backend.call('auth/login_tac', { account_id: 'demo', tac: codeOf() })).toMatchObject({
      statusCode: 1,
    });
  });

  it('sends a new password to the address that is on file, in any case, and to no other', async () => {
    const forgot = (contact_email: string) =>
      backend.call('auth/forgot_password', { account_id: 'demo', contact_email });
    const wrong = await forgot('demo@example.org');
    expect(smtp.mails).toEqual([]);
    backend.clock.advance(minute);
    expect(await forgot('Demo@Example.com')).toEqual(wrong);
    expect(smtp.mails).toHaveLength(1);
    const reset = { account_id: 'demo', tac: codeOf(), new_password: 'a loud harbour 5' };
    expect(await backend.call('auth/reset_password', reset)).toMatchObject({ statusCode: 1 });
  });

  it('does not take a telephone for it', async () => {
    const contact_phone = '+639170000000';
    expect(await backend.call('auth/forgot_password', { account_id: 'demo', contact_phone })).toMatchObject({
      statusMessage: 'invalidInput',
      fields: { contact_email: 'required' },
    });
  });

  it('lets no session change the address, and so take the account', async () => {
    const player = await backend.player();
    const before = await me(player);
    const update = (contact_email: string, full_name = 'New Name') =>
      backend.call('settings/profile_update', { full_name, contact_email }, { player });
    expect(await update('thief@example.test')).toMatchObject({
      statusMessage: 'invalidInput',
      fields: { contact_email: 'changedBySupport' },
    });
    expect(await me(player)).toEqual(before);
    expect((await update(before?.contact_email ?? '')).value?.[0]).toEqual({ ...before, full_name: 'New Name' });
  });
});

describe('a site that sends codes to telephones', () => {
  const site = 'slot2.localhost';

  it('does not take an address for it', async () => {
    const asked = { account_id: 'demo', contact_email: 'demo@example.com' };
    expect(await backend.call('auth/forgot_password', asked, { site })).toMatchObject({
      fields: { contact_phone: 'required' },
    });
  });

  it('forgets that an address was proved once it is another', async () => {
    const player = await backend.player({ site });
    await backend.database.query('update players set email_verified_at = 1 where id = $1', [player.id]);
    const input = { full_name: 'Player', contact_email: 'other@example.test' };
    expect((await backend.call('settings/profile_update', input, { player })).value?.[0]).toMatchObject({
      contact_email: 'other@example.test',
      email_verified: false,
    });
  });
});
