import type { Language } from '@marquee/contract/languages';
import { manualClock } from '@marquee/kernel/testing/manualClock';
import { messageJob } from '@marquee/platform/messages/queue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { messageReceiver } from '../../src/testing/messageReceiver';
import { testBackend } from '../../src/testing/testBackend';

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

const password = 'correct horse battery 7';
const sent = () => [...receiver.got.values()].at(-1);
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
    await backend.services.jobs.turn([messageJob]);
    await backend.services.jobs.settled();
    expect(sent()).toMatchObject({ language: 'es' });
  });
});
