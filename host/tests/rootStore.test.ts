import { testBackend } from '@marquee/backend/testing/testBackend';
import type { Envelope } from '@marquee/contract/envelope';
import { RootStore } from '@marquee/store/root';
import { vipSummary } from '@marquee/store/session';
import { afterAll, beforeEach, describe, expect, test } from '@rstest/core';

/** Accepts every theme; validated elsewhere. */
const validateTheme = () => ({ template: 'template1' });

const backend = await testBackend();
beforeEach(() => backend.reset());
afterAll(() => backend.close());

/** An in-memory storage. */
class MemoryArea implements Storage {
  readonly #entries = new Map<string, string>();
  get length() {
    return this.#entries.size;
  }
  clear = () => this.#entries.clear();
  getItem = (key: string) => this.#entries.get(key) ?? null;
  key = (index: number) => [...this.#entries.keys()][index] ?? null;
  removeItem = (key: string) => void this.#entries.delete(key);
  setItem = (key: string, value: string) => void this.#entries.set(key, value);
}

/** A page on the real backend; `sent` has all request bodies. */
async function openPage(storage: Storage = new MemoryArea()) {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const ends: Envelope[] = [];
  const { browser } = backend;
  const transport: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = (await request.clone().json()) as Record<string, unknown>;
    request.headers.set('cookie', browser.header(body.auth));
    sent.push({ path: new URL(request.url).pathname, body });
    const answer = await backend.app.fetch(request);
    const { token } = (await answer.clone().json()) as { token?: string };
    browser.take(answer.headers.getSetCookie(), token);
    return answer;
  };
  const startup = await backend.call('startup', {});
  const root = new RootStore({
    startup,
    validateTheme,
    storage,
    transport,
    baseUrl: 'http://localhost',
    onSessionEnd: (answer) => ends.push(answer),
  });
  return { root, sent, ends, storage };
}

describe('SessionStore', () => {
  test('a login with the right password makes a player, loads the balance and survives a reload', async () => {
    const player = await backend.player({ cash: 12_345 });
    const { root, storage } = await openPage();
    const answer = await root.session.signIn({ account_id: player.account_id, password: 'correct horse battery 7' });
    await root.session.load();
    expect([answer.statusCode, root.session.isAuthenticated, root.session.game.balance]).toEqual([1, true, 12_345]);
    const again = await openPage(storage);
    expect(again.root.session.identity).toEqual(root.session.identity);
    root.leave();
  });

  test('a failed login leaves a visitor, and nothing that it stored is ever sent [R4.02]', async () => {
    const player = await backend.player();
    const { root, sent } = await openPage();
    await root.session.signIn({ account_id: player.account_id, password: 'wrong password' });
    expect(root.session.isAuthenticated).toBe(false);
    const answer = await root.api.call('auth/get_balance', {});
    expect(answer.statusMessage).toBe('sessionExpired');
    expect(sent.map(({ path }) => path)).toEqual(['/api/auth/login']);
  });

  test('an ended session is told once, whatever number of calls notice it [R4.07]', async () => {
    const player = await backend.player();
    const { root, ends } = await openPage();
    await root.session.signIn({ account_id: player.account_id, password: 'correct horse battery 7' });
    backend.clock.advance(31 * 60_000);
    await Promise.all([root.session.refreshBalance(), root.session.refreshVip(), root.favourites.load()]);
    expect(ends.map(({ statusMessage }) => statusMessage)).toEqual(['sessionExpired']);
  });

  test('a broken store in the browser is nothing stored', async () => {
    const storage = new MemoryArea();
    storage.setItem('marquee.session', '{"isAuthenticated":');
    expect((await openPage(storage)).root.session.isAuthenticated).toBe(false);
  });
});

describe('FavouritesStore', () => {
  test('shows a change at once and takes a refused one back', async () => {
    const { root } = await openPage();
    const games = await root.api.call('product/get_games', { game_type: 'slots', from: 0, count: 1 });
    const game = games.value?.[0];
    if (!game) throw new Error('The catalogue is empty');
    const changing = root.favourites.toggle(game);
    expect(root.favourites.has(game)).toBe(true);
    await changing;
    expect(root.favourites.has(game)).toBe(false);
  });
});

describe('VIP summary', () => {
  const level = {
    starting_deposit: 100,
    cycle_deposit: 50,
    deposit_next: 300,
    starting_turnover: 0,
    cycle_turnover: 900,
    turnover_next: 450,
    vip_name: 'Bronze',
    vip_name_next: 'Silver',
  };
  test.each([
    ['part of the way', level, { totalDeposit: 150, depoProgress: 50 }],
    ['capped at 100', level, { totalTurnover: 900, toProgress: 100 }],
    ['no next target is complete', { ...level, deposit_next: 0 }, { depoProgress: 100 }],
  ])('%s', (_, input, expected) => expect(vipSummary(input)).toMatchObject(expected));
});
