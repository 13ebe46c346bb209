import { createHash } from 'node:crypto';
import { type Category, categories, categoryCodes } from '@marquee/contract/categories';
import { fallbackGames } from '@marquee/contract/fallbackGames';
import { type Game, keyOf } from '@marquee/platform/catalogue/catalogue';
import { fallbackLists } from '@marquee/platform/catalogue/fallback';
import { hotGames, newGames, popularGames } from '@marquee/platform/catalogue/lists';
import { offerOf } from '@marquee/platform/catalogue/offer';
import { currencies } from '@marquee/platform/sites/currency';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { stakeSteps, stakeUnit } from '@marquee/protocols/provider/stakes';
import { gameEntries } from '@marquee/sandbox/catalogue/gameEntries';
import { catalogueDigest, sandboxCatalogue } from '@marquee/sandbox/catalogue/sandboxCatalogue';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';

type Backend = Awaited<ReturnType<typeof testBackend>>;
let backend: Backend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const products = categoryCodes.filter((code) => code !== 'hot');

describe('generated catalogue', () => {
  const rows = gameEntries();

  test('has at least 5,000 games of at least 40 providers in every product category [R1.01, D7.01]', () => {
    expect(rows.length).toBeGreaterThanOrEqual(5000);
    expect(new Set(rows.map((row) => row.provider_code)).size).toBeGreaterThanOrEqual(40);
    expect(new Set(rows.map((row) => row.category))).toEqual(new Set(products));
  });

  test('has the providers that the specification names [R3.29]', () => {
    const codes = new Set(rows.map((row) => row.provider_code));
    for (const code of ['JILI', 'PGSOFT', 'PPLAY', 'PPLAYLIVE', 'FACHAI', 'JDB', 'YBAT', 'EPW', 'EVOPLAY']) {
      expect(codes).toContain(code);
    }
  });

  test('is the same every time, with unique codes and names', () => {
    expect(gameEntries()).toEqual(rows);
    expect(new Set(rows.map((row) => `${row.provider_code}/${row.game_code}`)).size).toBe(rows.length);
    expect(new Set(rows.map((row) => `${row.category}/${row.name}`)).size).toBe(rows.length);
  });

  test('has the written digest, so that an installation that has an older catalogue takes this one', () => {
    const { providers, games } = sandboxCatalogue();
    expect(
      createHash('sha256')
        .update(JSON.stringify([providers(), games()]))
        .digest('hex'),
    ).toBe(catalogueDigest);
  });

  test('calls no table roulette that is not', () => {
    for (const row of rows.filter(({ category }) => category === 'casino')) {
      expect(row.name.toLowerCase()).toContain(row.engine);
    }
  });

  test('knows every game of the built-in lists, which are 15, 10, 6 and 6 long', () => {
    const known = new Set(rows.map((row) => `${row.provider_code}/${row.game_code}`));
    const lengths = Object.values(fallbackLists).map((list) => list.length);
    expect(lengths).toEqual([15, 10, 6, 6]);
    for (const key of Object.values(fallbackLists).flat()) expect(known).toContain(key);
  });
});

describe('the built-in lists', () => {
  test('are 15 hot, 10 featured, 6 popular and 6 new games, none twice [R9.21]', () => {
    const lengths = Object.entries(fallbackGames).map(([name, games]) => [name, games.length]);
    expect(Object.fromEntries(lengths)).toEqual({ hot: 15, featured: 10, popular: 6, new: 6 });
    const keys = Object.values(fallbackLists).flat();
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('come mainly from the providers that the specification names [R3.27]', () => {
    const named = new Set(['JILI', 'PGSOFT', 'PPLAY', 'FACHAI', 'JDB', 'YBAT', 'EPW']);
    const games = Object.values(fallbackGames).flat();
    expect(games.filter(({ provider_code }) => named.has(provider_code)).length).toBeGreaterThan(games.length / 2);
    expect(new Set(games.map(({ provider_code }) => provider_code))).toEqual(named);
  });

  test.each(Object.values(fallbackGames).flat())(
    '$provider_code/$game_code is $game_name of the catalogue [R3.28]',
    async (game) => {
      const { value } = await backend.call('product/game', game);
      const { popularity: _, seats: _seats, stake: _stake, tint: _tint, ...known } = game;
      expect(value?.[0]).toMatchObject(known);
    },
  );

  test.each(Object.values(fallbackGames).flat())(
    '$provider_code/$game_code can be launched [R3.28]',
    async ({ provider_code, game_code }) => {
      const answer = await backend.call('product/launch_demo', {
        provider_code,
        game_code,
        language: 'EN',
        age_confirmed: true,
      });
      expect(answer.statusCode).toBe(1);
    },
  );
});

describe('product calls', () => {
  test.each(products)('lists %s games of the site alone, by popularity', async (category: Category) => {
    const { slug } = categories[category];
    const answer = await backend.call('product/get_games', { game_type: slug, count: 20_000 });
    const offer = offerOf(backend.sites.find('localhost') as NonNullable<ReturnType<typeof backend.sites.find>>);
    const value = answer.value ?? [];
    expect(value.length).toBe(answer.total);
    expect(value.length).toBeGreaterThan(0);
    for (const tile of value) {
      expect(tile.game_type).toBe(slug.toUpperCase());
      expect(offer.providers.get(tile.provider_code)?.has(category)).toBe(true);
    }
    const counts = value.map((tile) => tile.popularity);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    const shown = (answer.providers ?? []).reduce((sum, provider) => sum + provider.count, 0);
    expect(shown).toBe(answer.total);
  });

  test('names the logo of each provider once, however many codes wear it [R3.30]', async () => {
    const { providers = [] } = await backend.call('product/get_games', { game_type: categories.hot.slug, count: 0 });
    const logos = new Map(providers.map(({ provider_code, logo }) => [provider_code, logo]));
    expect(logos.get('PPLAY')).toMatch(/^\/art\/logo\/provider\/pragmatic\.svg\?v=\d+$/);
    expect(logos.get('PPLAYLIVE')).toBe(logos.get('PPLAY'));
    expect(new Set(logos.values()).size).toBe(logos.size - 1);
    expect(logos.values()).not.toContain('');
  });

  test('gives pages of a list', async () => {
    const all = await backend.call('product/get_games', { game_type: 'slots', count: 100 });
    const second = await backend.call('product/get_games', { game_type: 'slots', from: 40, count: 20 });
    expect(second.value).toEqual(all.value?.slice(40, 60));
  });

  test('gives pages of what is searched, filtered and ordered, with the filter options of the entire category', async () => {
    const slots = { game_type: 'slots', count: 20_000 };
    const all = await backend.call('product/get_games', slots);
    const games = all.value ?? [];
    const [feature = ''] = all.features ?? [];
    const [provider_code = ''] = games.map((game) => game.provider_code);
    const asked = { q: 'DRÁGON', sort: 'name' as const, feature, stake: 10_000, providers: [provider_code, 'NOBODY'] };
    const found = await backend.call('product/get_games', { ...slots, ...asked });
    const expected = games.filter(
      (game) =>
        game.features.includes(feature) &&
        game.provider_code === provider_code &&
        game.stake.minimum <= 10_000 &&
        10_000 <= game.stake.maximum &&
        /dragon/i.test(`${game.game_name} ${game.provider_name} ${game.provider_code}`),
    );
    expect(found.total).toBe(expected.length);
    expect(found.value?.map(({ game_code }) => game_code).sort()).toEqual(
      expected.map(({ game_code }) => game_code).sort(),
    );
    const names = (found.value ?? []).map(({ game_name }) => game_name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
    expect([found.features, found.stakes, found.providers]).toEqual([all.features, all.stakes, all.providers]);
    const second = await backend.call('product/get_games', { ...slots, q: 'dragon', from: 24, count: 24 });
    const dragons = await backend.call('product/get_games', { ...slots, q: 'dragon' });
    expect([second.value, second.total]).toEqual([dragons.value?.slice(24, 48), dragons.total]);
    expect((await backend.call('product/get_games', { ...slots, q: 'no such game' })).total).toBe(0);
  });

  test('names the choices of a category: the commonest feature first, the limits that its games have', async () => {
    const {
      value = [],
      features = [],
      stakes,
    } = await backend.call('product/get_games', { game_type: 'table', count: 20_000 });
    const count = (feature: string) => value.filter((game) => game.features.includes(feature)).length;
    expect(features.map(count)).toEqual(features.map(count).sort((a, b) => b - a));
    expect(new Set(features)).toEqual(new Set(value.flatMap((game) => game.features)));
    const limits = new Set(value.flatMap(({ stake }) => [stake.minimum, stake.maximum]));
    expect(stakes).toEqual([...limits].sort((a, b) => a - b));
  });

  test('refuses an unknown category', async () => {
    expect(await backend.call('product/get_games', { game_type: 'chess' })).toMatchObject({
      statusMessage: 'categoryUnknown',
    });
  });

  test('gives the home page lists', async () => {
    for (const list of ['featured', 'popular', 'new', 'live'] as const) {
      const { value } = await backend.call('product/get_list', { list });
      expect(value?.length).toBeGreaterThan(5);
    }
    const hot = await backend.call('product/get_hot_games', { game_type: '' });
    expect(hot.value?.length).toBeGreaterThanOrEqual(15);
    // This week's popularity differs from the month's.
    const popular = (await backend.call('product/get_list', { list: 'popular' })).value ?? [];
    const week = new Set(hot.value?.slice(0, popular.length).map(({ game_name }) => game_name));
    expect(popular.filter(({ game_name }) => week.has(game_name)).length).toBeLessThan(popular.length * 0.75);
  });

  test('gives a game with its relatives', async () => {
    const answer = await backend.call('product/game', { provider_code: 'JILI', game_code: 'sl001' });
    expect(answer.value?.[0]).toMatchObject({ provider_code: 'JILI', game_code: 'sl001' });
    expect(answer.related?.length).toBe(12);
    expect(answer.related?.every((tile) => tile.game_type === 'SLOTS')).toBe(true);
    const missing = await backend.call('product/game', { provider_code: 'JILI', game_code: 'nothing' });
    expect(missing.statusMessage).toBe('gameUnknown');
  });

  test('gives the facts of a game, and lists the games that have a page', async () => {
    const key = { provider_code: 'JILI', game_code: 'sl001' };
    const { facts } = await backend.call('product/game', key);
    expect(facts).toMatchObject({
      engine: 'slot',
      max_win: null,
      fairness: 'seeds',
      best_today: null,
      stands_for: null,
    });
    const listed = await backend.call('product/game_pages', { count: 10 });
    const { total } = await backend.call('product/get_games', { game_type: '', count: 1 });
    expect([listed.value?.length, listed.total]).toEqual([10, total]);
    const next = await backend.call('product/game_pages', { from: 9, count: 1 });
    expect(next.value).toEqual(listed.value?.slice(9));
  });

  test('of games of one provider with one name, the first has the page', async () => {
    const [first, second] = [
      { provider_code: 'JILI', game_code: 'sl003' },
      { provider_code: 'JILI', game_code: 'sl004' },
    ];
    const { total = 0 } = await backend.call('product/game_pages', { count: 1 });
    const [{ name } = { name: '' }] = await backend.database.query<{ name: string }>(
      "select name from games where provider_code = 'JILI' and game_code = 'sl004'",
    );
    const rename = async (to: string) => {
      await backend.database.query("update games set name = $1 where provider_code = 'JILI' and game_code = 'sl004'", [
        to,
      ]);
      backend.services.catalogue.invalidate();
    };
    await rename((await backend.call('product/game', first)).value?.[0]?.game_name.toUpperCase() ?? '');
    expect((await backend.call('product/game', second)).facts?.stands_for).toEqual(first);
    expect((await backend.call('product/game', first)).facts?.stands_for).toBeNull();
    expect((await backend.call('product/game_pages', { count: 1 })).total).toBe(total - 1);
    await rename(name);
  });

  test('finds games by name without accents, by provider, and by category in other scripts', async () => {
    const search = async (q: string) => (await backend.call('product/search', { q })).value ?? [];
    const [first] = (await backend.call('product/get_games', { game_type: 'slots', count: 1 })).value ?? [];
    const name = first?.game_name ?? '';
    expect((await search(name.toUpperCase().replace(/([AEIOU])/g, '$1\u0301')))[0]?.game_name).toBe(name);
    expect((await search('pgsoft')).every((tile) => tile.provider_code === 'PGSOFT')).toBe(true);
    expect((await search('рыбалка'))[0]?.game_type).toBe('FISH');
    expect((await search('彩票'))[0]?.game_type).toBe('LOTTERY');
    expect(await search('zzzzqq')).toEqual([]);
  });

  describe('of what is launched on this site', () => {
    const siteCatalogue = () =>
      backend.services.catalogue.ofSite({ ...offerOf(backend.sites.find('localhost') as SiteFile) });
    const forget = async () => {
      await backend.database.query("delete from game_launches where site = 'localhost'");
    };
    beforeAll(forget);
    afterAll(forget);

    test('a game has no launches from what its provider says of other sites, which orders games alone', async () => {
      expect(await backend.database.query("select 1 from game_launches where site = '*' limit 1")).toHaveLength(1);
      const tiles = (await siteCatalogue()).byPopularity('slot_game');
      expect(Math.max(...tiles.map(({ popularity }) => popularity))).toBe(0);
      const names = tiles.map(({ game_name }) => game_name);
      expect(names).not.toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    });

    test('lists are made once that is enough to say what players prefer', async () => {
      const chosen = (await siteCatalogue()).games.slice(-6).reverse();
      const codes = chosen.map(({ game_code }) => game_code);
      const lists = async () => {
        const made = await siteCatalogue();
        return [hotGames(made), popularGames(made)].map((tiles) => tiles.map(({ game_code }) => game_code));
      };
      const launch = (games: typeof chosen, daysAgo: number) =>
        backend.database.query(
          `insert into game_launches select 'localhost', provider_code, game_code, $2, 10 - place
           from jsonb_to_recordset($1::jsonb) as row (provider_code text, game_code text, place int)`,
          [
            JSON.stringify(games.map((game) => ({ ...game, place: chosen.indexOf(game) }))),
            new Date(backend.clock.now() - daysAgo * 86_400_000).toISOString(),
          ],
        );
      const builtIn = await lists();
      await launch(chosen.slice(0, 5), 20);
      expect(await lists()).toEqual(builtIn);
      await launch(chosen.slice(5), 20);
      expect(await lists()).toEqual([builtIn[0], codes]);
      await launch(chosen, 1);
      expect(await lists()).toEqual([codes, codes]);
    });
  });

  test('counts a launch once the minute is over', async () => {
    const game = { provider_code: 'JILI', game_code: 'bi002' };
    const before = await backend.call('product/game', game);
    await backend.call('product/launch_demo', { ...game, language: 'EN', age_confirmed: true });
    backend.clock.advance(61_000);
    const popularity = async () => (await backend.call('product/game', game)).value?.[0]?.popularity;
    // The first request after a minute triggers the refresh; a later one sees it.
    await expect.poll(popularity).toBe((before.value?.[0]?.popularity ?? 0) + 1);
  });

  test('keeps favourites of games that exist, the newest first', async () => {
    const player = await backend.player();
    const add = (game_code: string, game_name = 'x') =>
      backend.call(
        'home/fav_add',
        { provider_code: 'JILI', game_code, game_name, game_type: 'SLOTS', img_url: '' },
        { player },
      );
    expect((await add('sl001')).statusCode).toBe(1);
    backend.clock.advance(1000);
    expect((await add('sl002', '<b>other</b>')).statusCode).toBe(1);
    expect((await add('sl002')).statusCode).toBe(1);
    expect((await add('nothing')).statusMessage).toBe('gameUnknown');
    const { value } = await backend.call('home/fav_list', {}, { player });
    expect(value?.map((one) => one.game_code)).toEqual(['sl002', 'sl001']);
    expect(value?.[0]?.game_name).not.toContain('<');
    await backend.call('home/fav_remove', { provider_code: 'JILI', game_code: 'sl002' }, { player });
    expect((await backend.call('home/fav_list', {}, { player })).value).toHaveLength(1);
  });
});

describe('a site without launches', () => {
  test('shows the built-in lists', async () => {
    await backend.database.query('delete from game_launches');
    const catalogue = backend.services.catalogue;
    catalogue.invalidate();
    const site = backend.sites.find('localhost') as NonNullable<ReturnType<typeof backend.sites.find>>;
    const siteCatalogue = await catalogue.ofSite(offerOf(site));
    const keys = (tiles: { provider_code: string; game_code: string }[]) =>
      tiles.map((tile) => `${tile.provider_code}/${tile.game_code}`);
    expect(keys(hotGames(siteCatalogue))).toEqual(fallbackLists.hot);
    expect(keys(popularGames(siteCatalogue))).toEqual(fallbackLists.popular);
    expect(keys(newGames(siteCatalogue, Date.UTC(2016, 0)))).toEqual(fallbackLists.new);
  });
});

test('a tile is one object for all sites of a currency until a game is launched at one of them', async () => {
  const { catalogue } = backend.services;
  await backend.database.query('delete from game_launches');
  const offer = offerOf(backend.sites.find('localhost') as SiteFile);
  const siteCatalogueOf = (domain: string) => catalogue.ofSite({ ...offer, domain });
  const [one, other] = [await siteCatalogueOf('one.example'), await siteCatalogueOf('other.example')];
  const key = keyOf(one.games[0] as Game);
  expect(one.tiles.get(key)).toBe(other.tiles.get(key));
  await backend.database.query(
    `insert into game_launches select 'one.example', split_part($1, '/', 1), split_part($1, '/', 2), $2, 3`,
    [key, new Date(backend.clock.now()).toISOString()],
  );
  const popularity = async (domain: string) => (await siteCatalogueOf(domain)).tiles.get(key)?.popularity;
  expect([await popularity('one.example'), await popularity('other.example')]).toEqual([3, 0]);
});

test('a site catalogue has no tile of a game that its site does not offer', async () => {
  const offer = offerOf(backend.sites.find('localhost') as SiteFile);
  const [game] = (await backend.services.catalogue.ofSite(offer)).games;
  const none = await backend.services.catalogue.ofSite({ ...offer, providers: new Map() });
  expect(none.tiles.get(keyOf(game as Game))).toBeUndefined();
});

test('offers of sites with fewer categories leave the rest out', async () => {
  const missing = (site: SiteFile) => {
    const offered = new Set([...offerOf(site).providers.values()].flatMap((list) => [...list]));
    return products.filter((code) => !offered.has(code));
  };
  // One site for each set of missing categories.
  const sites = new Map(backend.sites.all().map((site) => [missing(site).join(), site]));
  expect(sites.size).toBeGreaterThan(2);
  for (const site of sites.values()) {
    const siteCatalogue = await backend.services.catalogue.ofSite(offerOf(site));
    for (const category of missing(site)) expect(siteCatalogue.byPopularity(category)).toEqual([]);
  }
});

describe('stakes', () => {
  test.each([...currencies.keys()])('of %s are whole hundreds of minor units', (currency) => {
    expect(stakeUnit(currency) % 100).toBe(0);
    for (const step of stakeSteps(1, 50_000, currency)) expect(step % 100).toBe(0);
  });
});
