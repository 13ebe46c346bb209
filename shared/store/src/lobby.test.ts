import { ApiClient } from '@marquee/api/client';
import type { GameTile } from '@marquee/contract/entities';
import { lobbyInput, lobbyPageSize, lobbyQuery, lobbySearch } from '@marquee/contract/lobbyQuery';
import { searchable } from '@marquee/contract/lobbySearch';
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
    ['any part of a name', 'q=oon', 'b'],
    ['without accents', 'q=anima', 'a'],
    ['several words in any order', 'q=tiger%20moon', 'b'],
    ['another script', 'q=宝藏', 'c'],
    ['the provider’s name', 'q=studio', 'ba'],
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
    ['nothing fits', 'q=zebra', ''],
  ])('%s', (_, search, codes) => {
    expect(
      lobby
        .find(asked(search))
        .games.map(({ game_code }) => game_code)
        .join(''),
    ).toBe(codes);
  });

  test('stands with what the page was served with', () => {
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
    expect(served.find(asked('q=sun'))).toEqual({ games, from: 0, total: undefined });
    expect(served.complete).toBe(false);
    expect([served.holds(asked('q=sun&page=2')), served.holds(asked('q=sun'))]).toEqual([true, false]);
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

test('searchable text drops accents and case', () => expect(searchable('ÀÉÎ Ünder')).toBe('aei under'));

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
