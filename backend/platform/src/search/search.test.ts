import type { GameTile } from '@marquee/contract/entities';
import { searchQuery } from '@marquee/contract/searchQuery';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { buildGameIndex, type GameIndex, type IndexedGame } from './index/games';
import { storableQuery } from './misses';
import { rankGames } from './rank';
import { simplified } from './text/chinese';
import { distanceOf } from './text/distance';
import { fold } from './text/fold';
import { otherReadings } from './text/keyboards';
import { soundOf } from './text/latin';
import { stemOf } from './text/stem';

const game = (name: string, over: Partial<IndexedGame> = {}): IndexedGame => ({
  provider_code: 'HOUSE',
  provider_name: 'House of Games',
  game_code: name.toLowerCase().replace(/\W+/g, '-'),
  name,
  category: 'slot_game',
  engine: 'slot',
  features: [],
  volatility: 3,
  ...over,
});

const games = [
  game('Silver Dragon Nights'),
  game('Dragon of the Deep'),
  game('Golden Dragon Deluxe'),
  game('Golden Dragon'),
  game('Dragon Golden Parade'),
  game('Golden Dagger'),
  game('Wheel of Luna', { category: 'casino', engine: 'roulette' }),
  game('Lunar Coins', { features: ['free_spins'] }),
  game('Twelve Moon Coins', { volatility: 5 }),
  game('Tiger’s Gift', { provider_code: 'PGSOFT', provider_name: 'PGSOFT' }),
];

let index: GameIndex;
beforeAll(async () => {
  index = await buildGameIndex(games);
});

const keyed = (one: IndexedGame) => `${one.provider_code}/${one.game_code}`;

/** Names of the games found, in order; `launches` lists launched games, most launched first. */
function found(q: string, { launches = [], off = [] }: { launches?: string[]; off?: string[] } = {}): string[] {
  const byLaunches = [...games].sort((a, b) => launches.indexOf(b.name) - launches.indexOf(a.name));
  const hits = index.find(index.understand(q, 'EN'));
  return rankGames(hits, (key) => {
    const place = byLaunches.findIndex((one) => keyed(one) === key);
    const one = byLaunches[place];
    return one && !off.includes(one.name) ? { tile: { game_name: one.name } as GameTile, place } : undefined;
  }).map(({ tile }) => tile.game_name);
}

describe('the order of what is found', () => {
  test('the name itself comes first, however little it is played', () => {
    expect(found('golden dragon', { launches: ['Golden Dragon Deluxe', 'Dragon Golden Parade'] })[0]).toBe(
      'Golden Dragon',
    );
  });

  test('then names that begin with it, then those that have all its words', () => {
    expect(found('golden dragon', { launches: ['Dragon Golden Parade'] }).slice(0, 3)).toEqual([
      'Golden Dragon',
      'Golden Dragon Deluxe',
      'Dragon Golden Parade',
    ]);
  });

  test('then what is written nearly so', () => {
    expect(found('daggr')).toEqual(['Golden Dagger']);
    expect(found('dragn')[0]).toContain('Dragon');
  });

  test('among equals what is played more', () => {
    const both = ['Silver Dragon Nights', 'Golden Dragon Deluxe'];
    expect(found('dragon', { launches: both }).filter((name) => both.includes(name))).toEqual([...both].reverse());
    expect(found('dragon', { launches: [...both].reverse() }).filter((name) => both.includes(name))).toEqual(both);
  });

  test('equals have the same rank, which others have not', () => {
    const hits = index.find(index.understand('golden dragon', 'EN'));
    const ranks = rankGames(hits, (key) => ({ tile: {} as GameTile, place: key.length })).map(({ rank }) => rank);
    expect(ranks.slice(0, 3)).toEqual([0, 1, 2]);
  });

  test('what may not be played is left out', () => {
    expect(found('golden dragon', { off: ['Golden Dragon'] })).not.toContain('Golden Dragon');
  });

  test('a complete word is no other that begins with its letters', () => {
    expect(found('luna')[0]).toBe('Wheel of Luna');
  });

  test('an unfinished word finds what begins with it', () => {
    expect(found('twel')).toEqual(['Twelve Moon Coins']);
  });

  test('articles and "game" ask for nothing', () => {
    expect(found('the dagger game')).toEqual(['Golden Dagger']);
  });
});

describe('a query is read', () => {
  test.each([
    ['without spaces', 'goldendagger', 'Golden Dagger'],
    ['in another order', 'dagger golden', 'Golden Dagger'],
    ['with digits for a word', '12 coins', 'Twelve Moon Coins'],
    ['with another apostrophe', "tiger's gift", 'Tiger’s Gift'],
    ['without the owner’s letter', 'tiger gift', 'Tiger’s Gift'],
    ['in Russian letters by its sound', 'голден даггер', 'Golden Dagger'],
    ['in Russian by its sense', 'подарок тигра', 'Tiger’s Gift'],
    ['on a Russian keyboard that was meant to be an English one', 'пщдвут вфппук', 'Golden Dagger'],
    ['as a provider is called by players', 'pg', 'Tiger’s Gift'],
    ['as a feature', 'giros gratis', 'Lunar Coins'],
    ['as a category', 'ruleta', 'Wheel of Luna'],
    ['by how much it varies', 'high volatility', 'Twelve Moon Coins'],
  ])('%s', (_, q, name) => expect(found(q)[0]).toBe(name));

  test('as nothing, where it is nothing', () => expect(found('qqqq zzzz')).toEqual([]));
});

describe('texts are compared', () => {
  test.each([
    ['Café ＲＯＹＡＬＥ', 'cafe royale'],
    ['Đá Gà', 'da ga'],
    ['blackjack21', 'blackjack 21'],
    ['jili捕鱼', 'jili 捕鱼'],
    ['百家樂', '百家乐'],
    ['O’Neil', 'oneil'],
    ['७ सिक्का', '7 सिक्का'],
    ['\u202ea\u200bb', 'ab'],
  ])('%s as %s', (text, folded) => expect(fold(text)).toBe(folded));

  test('traditional Chinese as simplified', () => expect(simplified('龍鳳')).toBe('龙凤'));

  test.each([
    ['рулетка', 'ruletka'],
    ['джили', 'jili'],
    ['माछा', 'machha'],
    ['фалькон', 'falkon'],
    ['phoenix', 'feniks'],
  ])('%s sounds like %s', (a, b) => expect(soundOf(fold(a))).toBe(soundOf(b)));

  test.each([
    ['рулеткой', 'рулетка'],
    ['dragons', 'dragon'],
    ['wolves', 'wolf'],
    ['माछाहरू', 'माछा'],
  ])('%s has the stem of %s', (a, b) => expect(stemOf(fold(a))).toBe(stemOf(fold(b))));

  test.each([
    ['hektnrf', 'рулетка'],
    ['ddas gaf', 'da ga'],
    ['d9a1 ga2', 'da ga'],
  ])('the keys of %s also say %s', (typed, meant) => expect(otherReadings(typed)).toContain(meant));

  test.each([
    ['dragon', 'dragno', 0.9],
    ['dragon', 'drsgon', 0.8],
    ['dragon', 'drxgon', 1],
    ['dragon', 'ragon', 1],
    ['dragon', 'tiger', 3],
  ])('%s and %s are %d apart', (a, b, distance) => expect(distanceOf(a, b, 2)).toBe(distance));
});

test.each([
  ['  golden \u0000 dragon\u202e ', 'golden dragon'],
  ['\ud800a', 'a'],
  [`${'x'.repeat(59)}🎰`, 'x'.repeat(59)],
])('what was typed is cleaned, and nothing refused: %j', (typed, query) => expect(searchQuery(typed)).toBe(query));

test.each([
  ['Golden Dragn', 'golden dragn'],
  ['me@example.org', undefined],
  ['+63 917 123', undefined],
  ['x'.repeat(50), undefined],
])('of %s the operator may read %s', (q, words) => expect(storableQuery(q)).toBe(words));
