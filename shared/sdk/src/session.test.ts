import { ApiClient } from '@marquee/api/client';
import { SessionStore } from '@marquee/store/session';
import { Storage } from '@marquee/store/storage';
import { expect, test } from '@rstest/core';
import { autorun } from 'mobx';
import { remoteStorageOf } from './remoteStorage';
import { sessionOf } from './session';

const kept = new Map<string, string>();
const storage = new Storage({
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, value) => void kept.set(name, value),
  removeItem: (name) => void kept.delete(name),
});

function player(): SessionStore {
  const identity = () => ({ domain_name: 'localhost', external_id: 'marquee', player: null });
  const store = new SessionStore(new ApiClient({ identity }), storage);
  const user = { account_id: 'ada', session_token: 's1' };
  store.takeLogin({
    statusCode: 1,
    statusMessage: 'OK',
    token: 't1',
    user,
    fullname: 'Ada',
    email: 'a@a.test',
  } as never);
  const minigame = { frozen_token: 1, token_balance: 2 };
  store.takeBalance({ game_balance: 500, game_token: 7, minigame, bonus: 40, free_bet: 5 });
  return store;
}

test('a remote sees who plays and the balance, and neither a token nor a way to sign out', () => {
  const session = sessionOf(player());
  expect({ ...session, refreshBalance: undefined, refreshVip: undefined }).toEqual({
    isAuthenticated: true,
    user: { account_id: 'ada' },
    fullname: 'Ada',
    email: 'a@a.test',
    game: { balance: 500, token: 7 },
    minigame: { frozen_token: 1, token_balance: 2 },
    bonus: 40,
    free_bet: 5,
    vip: undefined,
    balanceKnown: true,
    refreshBalance: undefined,
    refreshVip: undefined,
  });
  expect(JSON.stringify(session)).not.toMatch(/t1|s1/);
});

test('nothing of it can be written', () => {
  const store = player();
  const session = sessionOf(store);
  expect(() => Object.assign(session, { isAuthenticated: false })).toThrow(TypeError);
  expect(() => Object.assign(session.game, { balance: 9_999 })).toThrow(TypeError);
  expect(() => Object.assign(session, { takeBalance: () => undefined })).toThrow(TypeError);
  expect(store.game.balance).toBe(500);
});

test('it is one object, and what it shows follows the session', () => {
  const store = player();
  expect(sessionOf(store)).toBe(sessionOf(store));
  const seen: number[] = [];
  const stop = autorun(() => seen.push(sessionOf(store).game.balance));
  store.takeBalance({ game_balance: 800, game_token: 7, minigame: { frozen_token: 1, token_balance: 2 } });
  stop();
  expect(seen).toEqual([500, 800]);
});

test('a remote keeps what is its own, and neither reads nor changes what the host keeps', () => {
  player();
  const own = remoteStorageOf(storage);
  own.write('odds', { format: 'decimal' });
  expect(own.read('odds')).toEqual({ format: 'decimal' });
  for (const work of [() => own.read('session'), () => own.write('session', {}), () => own.remove('session')])
    expect(work).toThrow("The stored session is the host's");
  expect(storage.read('session')).toMatchObject({ token: 't1' });
});
