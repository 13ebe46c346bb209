import { testBackend } from '@marquee/backend/testing/testBackend';
import type { CallName, Input } from '@marquee/contract/calls';
import ui from '@marquee/i18n/bundles/en/ui.json';
import { tick } from '@marquee/platform/sports/ticker';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import type { ComponentType, ReactNode } from 'react';
import type { FirstRender } from './testing/firstRender';

// Sequential: Node fails if the same module is first loaded concurrently by require and import.
const { Route, Routes } = await import('react-router-dom');
const { firstRender } = await import('./testing/firstRender');

/** The remotes' files, which have no package exports. */
const files = import.meta.webpackContext('../../remotes', {
  regExp:
    /\/src\/(articles\/ArticlePage|contact\/ContactPage|pages\/InfoPage|home\/PopularGames|lobby\/LobbyPage|play\/PlayPage|board\/SportsPage|home\/NextMatches|home\/FeaturedMatch|racing\/RacingPage)\.tsx$|(cms|slots|sportsbook)\/src\/locales\/en\.json$/,
  mode: 'lazy',
});

async function part(
  remote: string,
  module: string,
): Promise<ComponentType<{ route?: { path: string; category?: string } }>> {
  const found = (await files(`./${remote}/src/${module}.tsx`)) as Record<string, ComponentType>;
  return found[module.slice(module.indexOf('/') + 1)] as ComponentType;
}
const textsOf = async (remote: string) =>
  ((await files(`./${remote}/src/locales/en.json`)) as { default: Record<string, string> }).default;

const ArticlePage = await part('cms', 'articles/ArticlePage');
const ContactPage = await part('cms', 'contact/ContactPage');
const InfoPage = await part('cms', 'pages/InfoPage');
const PopularGames = await part('slots', 'home/PopularGames');
const LobbyPage = await part('slots', 'lobby/LobbyPage');
const PlayPage = await part('slots', 'play/PlayPage');
const SportsPage = await part('sportsbook', 'board/SportsPage');
const NextMatches = await part('sportsbook', 'home/NextMatches');
const FeaturedMatch = await part('sportsbook', 'home/FeaturedMatch');
const RacingPage = await part('sportsbook', 'racing/RacingPage');
const [cms, slots, sportsbook] = [await textsOf('cms'), await textsOf('slots'), await textsOf('sportsbook')];

let backend: Awaited<ReturnType<typeof testBackend>>;

beforeAll(async () => {
  backend = await testBackend();
  await tick({ ...backend.services, feed: backend.services.adapters.odds });
});
afterAll(() => backend.close());

const texts = { ui, cms, slots, sportsbook };

/** The markup of a page with the seeded answers of these calls. */
async function served(page: ReactNode, path: string, calls: { [N in CallName]?: Input<N> }): Promise<string> {
  const startup = await backend.call('startup', { domain_name: 'localhost' });
  const seeds: FirstRender['seeds'] = await Promise.all(
    Object.entries(calls).map(async ([call, input]) => ({
      call: call as CallName,
      input,
      answer: await backend.call(call as CallName, input),
    })),
  );
  return firstRender(page, { startup, seeds, texts, path, startedAt: backend.clock.now() });
}

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe('the first render', () => {
  test('of a lobby has its heading and its first tiles, each a link that the tab key reaches', async () => {
    const html = await served(<LobbyPage route={{ path: '/slot', category: 'slot_game' }} />, '/slot', {
      'product/get_games': { game_type: 'slots', from: 0, count: 24 },
    });
    expect(count(html, /<h1/g)).toBe(1);
    expect(count(html, /<a [^>]*data-tile="\d+"[^>]*href="\/playnow/g)).toBe(24);
    expect(html).not.toMatch(/<a [^>]*tabindex="-1"[^>]*data-tile/);
  });

  test('of a game’s page has its name, its figures and others like it [D3.07]', async () => {
    const game = { provider_code: 'JILI', game_code: 'sl001' };
    const html = await served(<PlayPage />, '/playnow?provider=JILI&game=sl001', { 'product/game': game });
    expect(html).toMatch(/<h1[^>]*>Golden Dragon<\/h1>/);
    expect(count(html, /<dt/g)).toBe(4);
    expect(count(html, /<a [^>]*data-tile/g)).toBe(12);
    expect(html).not.toContain('<iframe');
  });

  test('of a game that is not available says so, with ways on [D3.08]', async () => {
    const html = await served(<PlayPage />, '/playnow?provider=JILI&game=nothing', {
      'product/game': { provider_code: 'JILI', game_code: 'nothing' },
    });
    expect(html).toMatch(/<h1[^>]*>gone\.title<\/h1>/);
    expect(count(html, /<nav data-ways-on/g)).toBe(1);
  });

  test('of the board has its matches with their odds and times of the site', async () => {
    const boardOf = (when: '' | 'tomorrow') => ({
      'sports/fixtures': { language: 'EN' as const, sport: '' as const, when, q: '', count: 20 },
    });
    const html = await served(<SportsPage />, '/sports', boardOf(''));
    expect(count(html, /aria-pressed="false"/g)).toBeGreaterThan(60);
    expect(count(html, /<li class="[^"]*row/g)).toBe(20);
    const tomorrow = await served(<SportsPage />, '/sports?when=tomorrow', boardOf('tomorrow'));
    expect(tomorrow).toMatch(/<time[^>]* dateTime="[^"]+">\d{1,2}:\d{2}/);
    const unknown = await served(<SportsPage />, '/sports?sport=toString', boardOf(''));
    expect(unknown).toMatch(/board\.none.*href="\/sports"/s);
  });

  test('of running events says on board and cards that what is seen may be late, and not of events ahead [D8.09]', async () => {
    const boardOf = (when: 'live' | 'tomorrow') =>
      served(<SportsPage />, `/sports?when=${when}`, {
        'sports/fixtures': { language: 'EN', sport: '', when, q: '', count: 20 },
      });
    const note = /board\.mayBeLate/g;
    expect(count(await boardOf('live'), note)).toBe(1);
    expect(count(await boardOf('tomorrow'), note)).toBe(0);
    for (const part of [<NextMatches key="section" />, <FeaturedMatch key="hero" />])
      expect(
        count(await served(part, '/', { 'home/match_list': { language: 'EN' }, 'home/public_odds': {} }), note),
      ).toBe(1);
  });

  test('of the races has the next ones and their runners', async () => {
    const html = await served(<RacingPage />, '/horse-racing', { 'sports/races': { language: 'EN', count: 24 } });
    expect(count(html, /aria-pressed="/g)).toBeGreaterThan(24);
  });

  test('of an article and of a page of text has the body', async () => {
    const list = await backend.call('content/articles', { kind: 'news' });
    const slug = list.value?.[0]?.slug ?? '';
    const article = (
      <Routes>
        <Route path="/news/:slug" element={<ArticlePage route={{ path: '/news/:slug' }} />} />
      </Routes>
    );
    const html = await served(article, `/news/${slug}`, {
      'content/article': { kind: 'news', slug, language: 'EN' },
    });
    expect(html).toContain(list.value?.[0]?.title.EN);
    expect(count(html, /<p>/g)).toBeGreaterThan(1);
    const page = await served(<InfoPage route={{ path: '/about' }} />, '/about', {
      'settings/siteinfodetail': { name: 'about_us', language: 'EN' },
    });
    expect(count(page, /<p>/g)).toBeGreaterThan(1);
  });

  test('of a form has its fields, and of a section of the home page its tiles', async () => {
    const form = await served(<ContactPage route={{ path: '/contact-us' }} />, '/contact-us', {
      'settings/siteinfodetail': { name: 'contact_us', language: 'EN' },
    });
    expect(count(form, /<(input|textarea)/g)).toBe(3);
    const { value: list = [] } = await backend.call('product/get_list', { list: 'popular' });
    const rail = await served(<PopularGames />, '/', { 'product/get_list': { list: 'popular' } });
    expect(count(rail, /data-tile/g)).toBe(list.length);
  });
});
