import type { CookieJar } from '@marquee/store/cookies';
import { Storage } from '@marquee/store/storage';
import { describe, expect, test } from '@rstest/core';
import { trackingOf } from '../pages/auth/tracking';
import { chatImage, loadChat, showsChat, wantsChat } from './chat';
import { Consent } from './consent';
import { mayMeasure } from './measuring';
import { keepVisit, visitIds, visitorId } from './visit';

function memory(): Storage {
  const kept = new Map<string, string>();
  return new Storage({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
}

const jarOf = (cookie: string): CookieJar => ({ cookie });

describe('consent', () => {
  test.each([
    ['nothing', undefined, '', false],
    ['an acceptance', { choice: 'accepted' }, 'accepted', true],
    ['a refusal', { choice: 'refused' }, 'refused', false],
    ['another word', { choice: 'yes' }, '', false],
    ['another type', { choice: true }, '', false],
  ])('after %s was kept [R4.23]', (_, stored, choice, isGiven) => {
    const storage = memory();
    if (stored) storage.write('consent', stored);
    const consent = new Consent(storage);
    expect([consent.choice, consent.isGiven]).toEqual([choice, isGiven]);
  });

  test('is remembered, and can be taken back [R4.24]', () => {
    const storage = memory();
    new Consent(storage).decide('accepted');
    expect(new Consent(storage).isGiven).toBe(true);
    new Consent(storage).decide('refused');
    expect(new Consent(storage).choice).toBe('refused');
  });
});

describe('analytics run', () => {
  test.each([
    ['on a public page', { remote: 'slots' }, true],
    ['on an own page of the host', {}, true],
    ['on an unknown page', undefined, true],
    ['not on a page for players', { remote: 'minigame', guard: 'player' }, false],
    ['not on login and registration', { guard: 'guest' }, false],
    ['not on any page of the account', { remote: 'account' }, false],
    ['not on any page of the wallet', { remote: 'wallet' }, false],
  ])('%s [R4.25]', (_, route, expected) => expect(mayMeasure(route)).toBe(expected));
});

describe('marks of a visit', () => {
  test.each([
    ['none', '', '', undefined, { fbp: '', appsflyer_id: '' }],
    ['the pixel cookie', 'a=1; _fbp=fb.1.2.3; b=2', '', undefined, { fbp: 'fb.1.2.3' }],
    ['a cookie of a longer name', 'x_fbp=1', '', undefined, { fbp: '' }],
    ['the address', '', '?appsflyer_id=af-1', undefined, { appsflyer_id: 'af-1' }],
    [
      'what was kept, over a later address',
      '',
      '?appsflyer_id=af-2',
      { appsflyer_id: 'af-1' },
      { appsflyer_id: 'af-1' },
    ],
    ['something broken that was kept', '', '?appsflyer_id=af-2', { appsflyer_id: 7 }, { appsflyer_id: 'af-2' }],
    ['too long ones, shortened', `_fbp=${'f'.repeat(300)}`, '', undefined, { fbp: 'f'.repeat(200) }],
  ])('come from %s [R4.26, R9.24]', (_, cookie, search, stored, expected) => {
    const storage = memory();
    if (stored) storage.write('visit', stored);
    expect(visitIds({ jar: jarOf(cookie), search, storage })).toMatchObject(expected);
  });

  test('the appsflyer_id is kept once, and the browser gets one random mark [R4.27]', () => {
    const storage = memory();
    keepVisit(storage, { fbp: '', appsflyer_id: 'af-1' });
    const mark = visitorId(storage);
    keepVisit(storage, { fbp: '', appsflyer_id: 'af-2' });
    expect(storage.read('visit')).toEqual({ appsflyer_id: 'af-1', visitor_id: mark });
    expect(mark).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a registration passes on', () => {
  const search = '?ch=radio&cm=spring&pp=1&affiliate_code=A1&ref=FRIEND&appsflyer_id=af-1';
  const named = { ch: 'radio', cm: 'spring', pp: '1', affiliate_code: 'A1', referrer_code: 'FRIEND' };
  test.each([
    ['without consent the address only', '', named],
    ['after a refusal the address only', 'refused', named],
    ['with consent the marks, too', 'accepted', { ...named, fbp: 'fb.1', appsflyer_id: 'af-1', visitor_id: 'v-1' }],
  ] as const)('%s [R4.29]', (_, choice, expected) => {
    const storage = memory();
    storage.write('visit', { visitor_id: 'v-1' });
    new Consent(storage).decide(choice);
    expect(trackingOf({ search, jar: jarOf('_fbp=fb.1'), storage })).toEqual(expected);
  });
});

describe('live chat', () => {
  const chat = { status: true, chat_id: 'c', image_id: null };
  test.each([
    ['enabled, with an id', chat, true],
    ['switched off', { ...chat, status: false }, false],
    ['without an id', { ...chat, chat_id: '' }, false],
  ])('is initialised: %s [R4.30]', (_, given, expected) => expect(wantsChat(given)).toBe(expected));

  test.each([
    ['loaded', chat, 'ready', true],
    ['on its way', chat, 'loading', false],
    ['failed', chat, 'failed', false],
    ['loaded but switched off', { ...chat, status: false }, 'ready', false],
  ] as const)('its button is shown: %s [R2.33]', (_, given, state, expected) =>
    expect(showsChat(given, state)).toBe(expected),
  );

  test.each([
    [null, ''],
    ['', ''],
    ['Marquee', '/art/logo/app/Marquee.svg'],
    ['/art/logo/site/Marquee.svg', '/art/logo/site/Marquee.svg'],
  ])('the image of id %s is "%s" [R2.34]', (image_id, expected) => expect(chatImage({ image_id })).toBe(expected));

  test.each([
    ['a chat that comes', chat, false, 1, 0],
    ['a chat that fails', chat, true, 0, 1],
    ['a chat that is off', { ...chat, status: false }, true, 0, 0],
  ])('%s: only a failure is logged, and nothing is thrown [R8.24]', async (_, given, fails, loads, logs) => {
    const logged: string[] = [];
    const widget = { mount: () => () => {} };
    const load = async () => {
      if (fails) throw new Error('away');
      return widget;
    };
    const loaded = await loadChat(given, { load }, (message) => logged.push(message));
    expect([loaded === widget ? 1 : 0, logged.length]).toEqual([loads, logs]);
  });
});
