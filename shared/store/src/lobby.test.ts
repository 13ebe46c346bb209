import { ApiClient } from '@marquee/api/client';
import type { GameTile } from '@marquee/contract/entities';
import { lobbyInput, lobbyPageSize, lobbyQuery, lobbySearch } from '@marquee/contract/lobbyQuery';
import { seedKey } from '@marquee/contract/start';
import { describe, expect, test } from '@rstest/core';
import { LobbyStore } from './lobby';

const game = (over: Partial<GameTile>): GameTile => ({
  provider_code: 'JILI',
  provider_name: 'Jili Studio',
  game_code: 'g',
  game_name: 'Game',
  game_type: 'SLOTS',
  game_image: '/art/cover/JILI/g',
  tint: '#000000',
  features: [],
  rtp: 0.96,
  volatility: 3,
  released: '2026-01-01',
  popularity: 0,
  seats: null,
  stake: { minimum: 100, maximum: 10_000 },
  ...over,
});

function lobbyOf(games: GameTile[]): LobbyStore {
  const input = { game_type: 'slots', from: 0, count: lobbyPageSize };
  const answer = {
    statusCode: 1,
    statusMessage: 'OK',
    value: games,
    total: games.length,
    providers: [{ provider_code: 'JILI', provider_name: 'Jili Studio', logo: '', count: games.length }],
    features: [],
    stakes: [100],
  };
  const identity = () => ({ domain_name: 'localhost', external_id: '', player: null });
  const api = new ApiClient({ identity, seed: { [seedKey('product/get_games', input)]: answer } });
  return new LobbyStore(api, 'slots', asked(''));
}

const asked = (search: string) => lobbyQuery(new URLSearchParams(search));

const lobby = lobbyOf([
  game({ game_code: 'a', game_name: 'Ánima Dorada', popularity: 5, released: '2026-03-01', features: ['free-spins'] }),
  game({ game_code: 'b', game_name: 'Moon Tiger', popularity: 9, released: '2026-01-01', rtp: 0.97 }),
  game({
    game_code: 'c',
    game_name: '龙之宝藏',
    popularity: 1,
    released: '2026-02-01',
    provider_code: 'PGSOFT',
    provider_name: 'Pagoda',
    stake: { minimum: 5000, maximum: 500_000 },
  }),
]);

describe('LobbyStore', () => {
  test.each([
    ['nothing asked: the most played first', '', 'bac'],
    ['a provider', 'provider=PGSOFT', 'c'],
    ['several providers', 'provider=PGSOFT&provider=JILI', 'bac'],
    ['a feature', 'feature=free-spins', 'a'],
    ['a stake that is large for some', 'stake=100000', 'c'],
    ['a stake at the very limit', 'stake=10000', 'bac'],
    ['a stake that is small for some', 'stake=100', 'ba'],
    ['a stake that is no number', 'stake=much', 'bac'],
    ['newest first', 'sort=new', 'acb'],
    ['by return', 'sort=rtp', 'bac'],
    ['an unknown order is the usual one', 'sort=best', 'bac'],
  ])('%s', (_, search, codes) => {
    expect(
      lobby
        .find(asked(search))
        .games.map(({ game_code }) => game_code)
        .join(''),
    ).toBe(codes);
  });

  test('starts with the data of the served page', () => {
    expect([lobby.state, lobby.complete, lobby.find(asked('')).total]).toEqual(['ready', true, 3]);
  });

  test('that has one page only says nothing of how many another query finds', () => {
    const games = Array.from({ length: lobbyPageSize }, (_, index) =>
      game({ game_code: `s${index}`, game_name: 'Sun' }),
    );
    const input = { game_type: 'slots', ...lobbyInput(asked('q=sun&page=2')) };
    const answer = {
      statusCode: 1,
      statusMessage: 'OK',
      value: games,
      total: 70,
      providers: [],
      features: [],
      stakes: [],
    };
    const identity = () => ({ domain_name: 'localhost', external_id: '', player: null });
    const api = new ApiClient({ identity, seed: { [seedKey('product/get_games', input)]: answer } });
    const served = new LobbyStore(api, 'slots', asked('q=sun&page=2'));
    expect(served.find(asked('q=sun&page=2'))).toEqual({ games, from: lobbyPageSize, total: 70 });
    // Results stay until other results arrive.
    expect(served.find(asked('q=sun'))).toEqual({ games, from: 0, total: undefined });
    expect(served.complete).toBe(false);
    expect([served.holds(asked('q=sun&page=2')), served.holds(asked('q=sun'))]).toEqual([true, false]);
  });
});

describe('words', () => {
  /** A lobby whose backend returns games named like the query; requests wait until released. */
  function asking(): { lobby: LobbyStore; questions: string[]; answer: (q: string) => void } {
    const questions: string[] = [];
    const waiting = new Map<string, () => void>();
    const transport: typeof fetch = async (address, init) => {
      const { q = '' } = (await new Request(address, init).json()) as { q?: string };
      questions.push(q);
      await new Promise<void>((go) => waiting.set(q, go));
      const value = [game({ game_code: q, game_name: q })];
      const body = { statusCode: 1, statusMessage: 'OK', value, total: 1, providers: [], features: [], stakes: [] };
      return Response.json(body);
    };
    const input = { game_type: 'slots', from: 0, count: lobbyPageSize };
    const first = {
      statusCode: 1,
      statusMessage: 'OK',
      value: [game({})],
      total: 1,
      providers: [],
      features: [],
      stakes: [],
    };
    const identity = () => ({ domain_name: 'localhost', external_id: '', player: null });
    const api = new ApiClient({
      identity,
      transport,
      baseUrl: 'http://a.test',
      seed: { [seedKey('product/get_games', input)]: first },
    });
    return {
      lobby: new LobbyStore(api, 'slots', asked('')),
      questions,
      answer: (q) => waiting.get(q)?.(),
    };
  }
  const names = (store: LobbyStore, search: string) =>
    store.find(asked(search)).games.map(({ game_code }) => game_code);

  test('are requested from the backend, and the last result stays until it has answered', async () => {
    const { lobby: store, questions, answer } = asking();
    expect(names(store, '')).toEqual(['g']);
    const sun = store.search(asked('q=sun'));
    expect([store.holds(asked('q=sun')), names(store, 'q=sun')]).toEqual([false, ['g']]);
    await expect.poll(() => questions).toEqual(['sun']);
    answer('sun');
    await sun;
    expect([store.holds(asked('q=sun')), names(store, 'q=sun')]).toEqual([true, ['sun']]);
    await store.search(asked('q=sun'));
    expect(questions).toEqual(['sun']);
  });

  test('that were answered late are not what was asked last', async () => {
    const { lobby: store, questions, answer } = asking();
    const both = [store.search(asked('q=su')), store.search(asked('q=sun'))];
    await expect.poll(() => questions.length).toBe(2);
    answer('sun');
    answer('su');
    await Promise.all(both);
    expect(names(store, 'q=sun')).toEqual(['sun']);
    expect(store.rest).toBe('idle');
  });
});

test('a query survives the address', () => {
  const query = {
    q: 'moon & sun',
    providers: ['JILI', 'PGSOFT'],
    sort: 'new',
    feature: 'megaways',
    stake: 500,
    page: 7,
  } as const;
  expect(lobbyQuery(lobbySearch(query))).toEqual(query);
});

test.each([
  ['page=3', 3],
  ['page=999999', 999_999],
  ['page=1e9', 1],
  ['page=-1', 1],
  ['page=0', 1],
  ['page=02', 1],
  ['page=2.5', 1],
  ['page=%202', 1],
  ['page=abc', 1],
  ['page=9999999999', 1],
  ['page=2&page=5', 2],
  ['page=x&page=5', 1],
])('?%s is page %i', (search, page) => {
  expect(asked(search).page).toBe(page);
  expect(lobbyInput(asked(search))).toEqual({ from: (page - 1) * lobbyPageSize, count: lobbyPageSize });
});
