import { isFull } from '@marquee/kernel/testing/depth';
import { type Offer, offerOf } from '@marquee/platform/catalogue/offer';
import { TextIndex } from '@marquee/platform/search/index/texts';
import { missesSince } from '@marquee/platform/search/misses';
import { tick } from '@marquee/platform/sports/ticker';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';
import { type Labelled, labelledSet } from './labelledSet';

type Backend = Awaited<ReturnType<typeof testBackend>>;
let backend: Backend;
beforeAll(async () => {
  backend = await testBackend();
  await tick({ ...backend.services, feed: backend.services.adapters.odds });
});
afterAll(() => backend.close());

const find = (q: string, more: object = {}) => backend.call('search/find', { q, ...more });

describe('one search', () => {
  test('finds games by half a name with a mistake in it, and says what was meant', async () => {
    const answer = await find('goldn drag');
    expect(answer.value?.[0]?.game_name).toBe('Golden Dragon');
    expect(answer.did_you_mean).toBe('golden dragon');
    expect(answer.marks).toContain('dragon');
    expect(answer.best).toBe('games');
  });

  test('names providers and categories, and counts where else games are', async () => {
    const jili = await find('jili');
    expect(jili.best).toBe('providers');
    expect(jili.providers?.[0]).toMatchObject({ provider_code: 'JILI' });
    expect(jili.providers?.[0]?.count).toBeGreaterThan(100);
    const fishing = await find('рыбалка', { language: 'RUS' });
    expect(fishing.categories?.[0]).toMatchObject({ game_type: 'FISH', is_named: true });
    expect(fishing.best).toBe('categories');
    const golden = await find('golden');
    expect(golden.categories?.map(({ game_type }) => game_type)).toContain('LIVECASINO');
  });

  test.each([
    ['limits', 'EN', '/responsible-gaming'],
    ['存款', 'CN', '/deposit'],
    ['retiro', 'ESP', '/withdrawal'],
    ['khuyen mai', 'VI', '/promotions'],
    ['how long does a withdrawal take', 'EN', '/faqs'],
    ['верификация', 'RUS', '/security'],
    ['had', 'MS', '/responsible-gaming'],
    ['free bets', 'EN', '/bonuses'],
    ['mga bonus ko', 'PHP', '/bonuses'],
    ['我的红利', 'CN', '/bonuses'],
    ['mis bonos', 'ESP', '/bonuses'],
    ['мой бонус', 'RUS', '/bonuses'],
    ['cuoc mien phi', 'VI', '/bonuses'],
    ['bonus saya', 'MS', '/bonuses'],
    ['मेरो बोनस', 'NE', '/bonuses'],
  ] as const)('finds the page for "%s" in %s', async (q, language, path) => {
    const { pages } = await find(q, { language });
    expect(pages?.map((page) => page.path)).toContain(path);
    expect(pages?.every(({ title }) => title !== '')).toBe(true);
  });

  test('finds a feature', async () => {
    const answer = await find('freespins');
    expect(answer.features?.[0]).toEqual({ feature: 'free_spins', title: 'Free spins' });
    expect(answer.value?.every(({ features }) => features.includes('free_spins'))).toBe(true);
  });

  test('finds a match by a part of a side’s name, in whichever script', async () => {
    const board = await backend.call('sports/fixtures', { language: 'RUS', count: 1 });
    const match = board.value?.[0];
    const side = (match?.home_team_name ?? '').replace(/[«»]/g, '').split(' ').at(-1) ?? '';
    const answer = await find(side, { language: 'RUS' });
    expect(answer.matches?.map(({ match_id }) => match_id).length).toBeGreaterThan(0);
    expect(answer.matches?.some((one) => `${one.home_team_name} ${one.away_team_name}`.includes(side))).toBe(true);
  });

  test('finds nothing for an empty query, and for one without meaning', async () => {
    for (const q of ['', '   ', '…', 'zzzzqq'])
      expect(await find(q)).toMatchObject({ statusCode: 1, value: [], total: 0 });
  });

  test('shows no game of a provider from the moment when it is off', async () => {
    const { catalogue, search } = backend.services;
    const site = backend.sites.find('localhost');
    if (!site) throw new Error('There is no such site');
    const codes = async (offer: Offer) => {
      const { games } = await search.games(await catalogue.ofSite(offer), 'golden dragon', 'EN');
      return games.map(({ tile }) => tile.provider_code);
    };
    const offer = offerOf(site);
    expect((await codes(offer))[0]).toBe('JILI');
    const others = new Map([...offer.providers].filter(([code]) => code !== 'JILI'));
    const without = await codes({ ...offer, providers: others });
    expect(without.length).toBeGreaterThan(0);
    expect(without).not.toContain('JILI');
  });

  test('shows nothing that the site does not offer, from the moment when it does not', async () => {
    const site = backend.sites.all().find(({ domain_name }) => domain_name === 'slot1.localhost');
    if (!site) throw new Error('There is no such site');
    const offered = new Set(site.providers.map(({ provider_code }) => provider_code));
    const answer = await backend.call('search/find', { q: 'golden', count: 60 }, { site: site.domain_name });
    expect(answer.value?.every(({ provider_code }) => offered.has(provider_code))).toBe(true);
  });
});

const labelledBy = (...whats: string[]) => labelledSet().filter(({ wanted }) => whats.includes(wanted[0]?.what ?? ''));

/** The queries with wrong answers, if they exceed the allowed share. */
async function wrongOf(labelled: readonly Labelled[], isRight: (one: Labelled, value: string) => Promise<boolean>) {
  const wrong: string[] = [];
  for (const [index, one] of labelled.entries()) {
    if (index % 100 === 0) await backend.resetLimits();
    if (!(await isRight(one, one.wanted[0]?.value ?? ''))) wrong.push(`${one.query} (${one.language})`);
  }
  return wrong.length > labelled.length * 0.05 ? wrong : [];
}

describe('of the labelled queries 95 % find', () => {
  test('their page', async () => {
    const isRight = async ({ query, language }: Labelled, path: string) =>
      (await find(query, { language })).pages?.some((page) => page.path === path) ?? false;
    expect(await wrongOf(labelledBy('page'), isRight)).toEqual([]);
  });

  test('their sport', async () => {
    const isRight = async ({ query, language }: Labelled, sport: string) =>
      (await find(query, { language })).sports?.some((one) => one.sport === sport) ?? false;
    expect(await wrongOf(labelledBy('sport'), isRight)).toEqual([]);
  });

  test('their team', async () => {
    const teams: Record<string, string> = {
      'Velmora Falcons':
        'Velmora Falcons/维尔莫拉猎鹰/Halcones de Velmora/«Соколы» Велмора/Chim Ưng Velmora/Falko Velmora/भेल्मोरा फाल्कन्स',
      'Karstholm Mariners':
        'Karstholm Mariners/卡斯霍姆水手/Marineros de Karstholm/«Моряки» Карстхольм/Thủy Thủ Karstholm/कार्स्टहोम मरिनर्स',
      'Port Elara Lynx':
        'Port Elara Lynx/埃拉拉港猞猁/Linces de Port Elara/«Рыси» Порт-Элара/Linh Miêu Port Elara/Lynx Port Elara/पोर्ट एलारा लिन्क्स',
      'Tarnwick Rangers': 'Tarnwick Rangers/塔恩威克游骑兵/Guardabosques de Tarnwick/«Егеря» Тарнвик',
    };
    const index = new TextIndex(
      Object.entries(teams).map(([id, names]) => ({ id, names: names.split('/'), body: 'Aurelia Premier League' })),
    );
    const isRight = async ({ query }: Labelled, team: string) => index.find(query, 4).includes(team);
    expect(await wrongOf(labelledBy('team'), isRight)).toEqual([]);
  });
});

describe('what was not found', () => {
  test('is counted by its words and day when it was entered, and nothing personal is', async () => {
    for (const q of ['qzxv wvutq', 'Qzxv  WVUTQ', 'me@example.org', '+63 917 123 4567'])
      await find(q, { entered: true });
    await find('qzxv half typ');
    expect(await missesSince(backend.database, { since: '2000-01-01', count: 10 })).toEqual([
      expect.objectContaining({ site: 'localhost', words: 'qzxv wvutq', times: 2 }),
    ]);
  });
});

/** A seeded random generator of numbers from 0 to 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const hostile = [
  "' or 1=1; drop table games; --",
  '\\',
  '%_%',
  '(a+)+$',
  '[[[[',
  '\ud800',
  '\udfff\ud83d',
  '\u202egnp.exe',
  '\u0000\u0007\u001b[2J',
  '👨‍👩‍👧‍👦🎰',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'constructor',
  'toString',
  '\u200b\u200b',
  'ﷺ',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  '龘'.repeat(30),
  'a'.repeat(900),
  'ab '.repeat(300),
  '1'.repeat(80),
  'क्ष'.repeat(40),
];

const hostileQueries = isFull ? 2_000 : 200;

test(`${hostileQueries} hostile queries are answered, none with an error`, async () => {
  const next = numbers(38);
  const some = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  for (let index = 0; index < hostileQueries; index++) {
    if (index % 100 === 0) await backend.resetLimits();
    const random = Array.from({ length: Math.floor(next() * 70) }, () =>
      String.fromCharCode(Math.floor(next() * 0xffff)),
    );
    const q = some([some(hostile), some(hostile) + some(hostile), random.join(''), some(hostile) + random.join('')]);
    const answer = await find(q, { language: some(['EN', 'CN', 'RUS', 'VI', 'NE']) });
    expect([q, answer.statusCode]).toEqual([q, 1]);
  }
}, 300_000);
