import { ApiClient } from '@marquee/api/client';
import { describe, expect, test } from '@rstest/core';
import { FavouritesStore } from './favourites';
import { ProtectionStore } from './protection';
import { Resource } from './resource';
import { SessionStore } from './session';
import { Storage } from './storage';

/** A client whose calls wait until the test answers them, in any order. */
function held() {
  const waiting: ((answer: object) => void)[] = [];
  const api = new ApiClient({
    identity: () => ({ domain_name: 'a.test', external_id: 'x', player: { account_id: 'ada', auth: 't' } }),
    baseUrl: 'http://a.test',
    transport: async () => {
      const answer = await new Promise<object>((resolve) => waiting.push(resolve));
      return Response.json({ statusCode: 1, statusMessage: 'OK', ...answer });
    },
  });
  /** Answers the nth request, counted from 0, once it was made. */
  const answer = async (nth: number, value: object) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(nth);
    waiting[nth]?.(value);
  };
  return { api, answer, asked: () => waiting.length };
}

const area = () => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const balance = (game_balance: number) => ({
  game_balance,
  game_token: 0,
  minigame: { frozen_token: 0, token_balance: 0 },
});

describe('an answer that comes after the answer to a later question changes nothing', () => {
  test('of the balance', async () => {
    const { api, answer } = held();
    const session = new SessionStore(api, new Storage(area()));
    const reads = [session.refreshBalance(), session.refreshBalance()];
    await answer(1, balance(200));
    await reads[1];
    await answer(0, balance(100));
    await reads[0];
    expect(session.game.balance).toBe(200);
  });

  test('of the balance, where it has moved meanwhile and said so itself', async () => {
    const { api, answer, asked } = held();
    const session = new SessionStore(api, new Storage(area()));
    const read = session.refreshBalance();
    await expect.poll(asked).toBe(1);
    session.takeBalance(balance(300));
    await answer(0, balance(100));
    await read;
    expect(session.game.balance).toBe(300);
  });

  test('of a break: the doors that have closed stay closed', async () => {
    const { api, answer, asked } = held();
    const protection = new ProtectionStore(api);
    const open = { access: 'open', until: null, reality_check_at: null, now: '2026-03-14T12:30:00Z' };
    const first = protection.load();
    await answer(0, { value: [open] });
    await first;
    const early = protection.load();
    await expect.poll(asked).toBe(2);
    protection.take({ access: 'excluded', until: null });
    await answer(1, { value: [open] });
    await early;
    expect(protection.pause?.why).toBe('selfExcluded');
    protection.close();
  });

  test('of the favourites: a game that was added meanwhile stays, and the list is asked for again', async () => {
    const { api, answer } = held();
    const favourites = new FavouritesStore(api);
    const game = (game_code: string) => ({ provider_code: 'JILI', game_code });
    const load = favourites.load();
    const toggle = favourites.toggle(game('new') as Parameters<FavouritesStore['toggle']>[0]);
    await answer(1, {});
    await toggle;
    await answer(0, { value: [game('old')] });
    await answer(2, { value: [game('new'), game('old')] });
    await load;
    expect(favourites.list.map(({ game_code }) => game_code)).toEqual(['new', 'old']);
  });

  test('of a list', async () => {
    const { api, answer } = held();
    const list = new Resource(api, 'product/get_list');
    const loads = [list.load({ list: 'new' }), list.load({ list: 'popular' })];
    await answer(1, { value: [{ game_code: 'popular' }] });
    await loads[1];
    await answer(0, { value: [{ game_code: 'new' }] });
    await loads[0];
    expect(list.value?.value[0]?.game_code).toBe('popular');
  });
});

test('a list outlives the failure of its own reload, and not that of another question', async () => {
  const { api, answer } = held();
  const list = new Resource(api, 'product/get_list');
  const fails = { statusCode: 0, statusMessage: 'tooManyRequests' };
  for (const [nth, input, reply, kept] of [
    [0, { list: 'new' }, { value: [{ game_code: 'new' }] }, true],
    [1, { list: 'new' }, fails, true],
    [2, { list: 'popular' }, fails, false],
  ] as const) {
    const load = list.load(input);
    await answer(nth, reply);
    await load;
    expect([nth, list.value !== undefined]).toEqual([nth, kept]);
  }
});
