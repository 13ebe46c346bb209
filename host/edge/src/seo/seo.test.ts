import type { Startup } from '@marquee/contract/entities';
import type { RemotePageRoute } from '@marquee/page/routes';
import { describe, expect, test } from '@rstest/core';
import { questionsIn } from './faq';
import { headTags } from './headTags';
import { isIndexed, ownPath } from './indexing';
import { type MetaSource, metaOf, type SeoRecord } from './pageMeta';
import { siteOrigin } from './siteOrigin';
import { structuredData } from './structured';
import { type Subject, subjectOf } from './subject';

const startup = {
  language: ['EN', 'PHP', 'RUS'],
  site: { site_name: 'Marquee', default_language: 'EN', manifest_icon: '/icon.png' },
} as unknown as Startup;

function record(given: Partial<SeoRecord>): SeoRecord {
  const empty = { meta_title: '', meta_desc: '', meta_keywords: '', meta_canonical: '', meta_lang: '', meta_url: '' };
  const items = {
    en_item_name: 'Slots',
    en_body: 'English body',
    local_item_name: 'Слоты',
    local_body: 'Русский текст',
  };
  const rest = { id: 1, page_name: 'slots', meta_author: '', meta_publisher: '', meta_image_url: '' };
  return { ...rest, ...empty, ...items, ...given };
}

function page(given: Partial<MetaSource> = {}): MetaSource {
  const where = { startup, language: 'EN', origin: 'https://a.example', path: '/slots' } as const;
  return { ...where, title: 'Slot games', indexed: true, subject: null, records: [], ...given };
}

describe('the record of a page', () => {
  test.each([
    ['its own title and description', 'RUS', [record({ meta_lang: 'ru', meta_title: 'Т', meta_desc: 'О' })], 'Т', 'О'],
    ['else the local item', 'RUS', [record({ meta_lang: 'ru' })], 'Слоты · Marquee', 'Русский текст'],
    ['else, in English, the English item', 'EN', [record({ meta_lang: 'en' })], 'Slots · Marquee', 'English body'],
    ['a record that names no language is in the default one', 'EN', [record({})], 'Slots · Marquee', 'English body'],
    ['its code counts like its tag', 'RUS', [record({ meta_lang: 'RUS' })], 'Слоты · Marquee', 'Русский текст'],
    [
      'the record of another language does not count',
      'PHP',
      [record({ meta_lang: 'ru' })],
      'Slot games · Marquee',
      'sa Marquee',
    ],
    ['nor one without a language on other pages', 'PHP', [record({})], 'Slot games · Marquee', 'sa Marquee'],
    ['without one the route’s title and a sentence of the language', 'RUS', [], 'Slot games · Marquee', 'на Marquee'],
  ] as const)('%s [R3.19]', (_, language, records, title, description) => {
    const meta = metaOf(page({ language, records }));
    expect(meta.title).toBe(title);
    expect(meta.description).toContain(description);
  });

  test.each([
    ['/slots', 'https://a.example/slots', 4],
    ['', 'https://a.example/slots', 4],
    ['/games', 'https://a.example/games', 0],
    ['https://b.example/slots', 'https://b.example/slots', 0],
  ])('canonical "%s" gives %s and %i alternates [R3.20]', (meta_canonical, canonical, count) => {
    const meta = metaOf(page({ records: [record({ meta_lang: 'en', meta_canonical })] }));
    expect([meta.canonical, meta.alternates.length]).toEqual([canonical, count]);
  });
});

describe('an article', () => {
  const subject: Subject = {
    kind: 'news',
    title: { EN: 'News "of" <b>', RUS: 'Новость' },
    description: { EN: 'Words' },
    image: '/a.jpg',
    published: '2026-01-01T00:00:00.000Z',
    ends: null,
  };
  const metaIn = (language: 'EN' | 'PHP' | 'RUS') =>
    metaOf(
      page({ subject, language, path: '/news/a', records: [record({ meta_lang: 'en', meta_title: 'All news' })] }),
    );

  test('speaks for itself, not with the record of its list [R2.52]', () =>
    expect([metaIn('RUS').title, metaIn('EN').title]).toEqual(['Новость · Marquee', 'News "of" <b> · Marquee']));
  test.each([
    ['EN', 'https://a.example/news/a', ['en', 'ru', 'x-default']],
    ['RUS', 'https://a.example/ru/news/a', ['en', 'ru', 'x-default']],
    ['PHP', 'https://a.example/news/a', []],
  ] as const)('that nobody has translated stands for its original: %s [R2.53]', (language, canonical, alternates) => {
    const meta = metaIn(language);
    expect([meta.canonical, meta.alternates.map(({ hreflang }) => hreflang)]).toEqual([canonical, alternates]);
  });
});

describe('the page of a game', () => {
  const tile = {
    provider_code: 'P',
    game_code: 'g',
    game_name: 'Golden $& Dragon',
    game_type: 'SLOTS',
    game_image: '/art/{shape}/a.webp',
    released: '2026-01-31',
    rtp: 0.9632,
    volatility: 4,
    stake: { minimum: 100, maximum: 50_000 },
  };
  const answers = {
    'product/game|{"provider_code":"P","game_code":"g"}': { value: [tile], provider_name: 'Kite', facts: {} },
  };
  const subject = subjectOf(answers);
  const path = '/playnow?provider=P&game=g';
  const own = { ...startup, site: { ...startup.site, currency: 'EUR', time_zone: 'UTC' } } as Startup;

  test.each([
    ['EN', '96.32%', 'volatility 4 of 5'],
    ['RUS', '96,32', 'из 5'],
  ] as const)('says in %s whose it is, and its figures', (language, percent, text) => {
    const meta = metaOf(page({ subject, path, language, startup: own }));
    expect(meta.title).toBe('Golden $& Dragon – Kite · Marquee');
    for (const part of ['Golden $& Dragon', 'Kite', percent, text, 'Marquee']) expect(meta.description).toContain(part);
    expect(meta.description).not.toMatch(/[{}]/);
    expect(meta.image).toBe('https://a.example/art/1x1/a.webp');
  });

  test('is a game in structured data, with who made it', () => {
    const meta = metaOf(page({ subject, path, startup: own }));
    const source = { startup: own, language: 'EN', origin: 'https://a.example', meta, subject, answers } as const;
    const html = structuredData({ ...source, crumbs: [{ name: 'Golden', path }] });
    const { '@graph': things } = JSON.parse(html.replace(/<\/?script[^>]*>/g, ''));
    expect(things[1]).toMatchObject({
      '@type': 'VideoGame',
      name: 'Golden $& Dragon',
      url: `https://a.example${path}`,
      image: ['https://a.example/art/16x10/a.webp', 'https://a.example/art/1x1/a.webp'],
      publisher: { name: 'Kite' },
      datePublished: '2026-01-31',
    });
  });

  test('that another one of its provider and name stands for names that one alone', () => {
    const meta = metaOf(page({ subject, path, startup: own, canonicalPath: '/playnow?provider=P&game=a' }));
    expect([meta.canonical, meta.alternates]).toEqual(['https://a.example/playnow?provider=P&game=a', []]);
  });
});

describe('hostile texts', () => {
  const hostile = '</title></script><script>alert(1)</script><!--"\'';
  const meta = metaOf(page({ records: [record({ meta_lang: 'en', meta_title: hostile, meta_desc: hostile })] }));
  test('stay texts in tags', () => {
    const html = headTags(meta, hostile, 'EN');
    expect(html).not.toMatch(/<script|<!--/);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
  });
  test('stay texts in structured data', () => {
    const source = { startup, language: 'EN', origin: 'https://a.example', meta, subject: null, answers: {} } as const;
    const html = structuredData({ ...source, crumbs: [{ name: hostile, path: '/a' }] });
    const inside = html.replace(/^<script type="application\/ld\+json">/, '').replace(/<\/script>$/, '');
    expect(inside).not.toContain('<');
    expect(JSON.stringify(JSON.parse(inside))).toContain('alert(1)');
  });
});

const route = (given: Partial<RemotePageRoute>): RemotePageRoute => ({
  ...{ path: '/a', remote: 'x', module: './A', title: 'A' },
  ...given,
});

test.each([
  [{ path: '/slots' }, 'q=moon', '/slots', true],
  [{ path: '/news/:slug' }, '', '/news/a%20b', true],
  [{ path: '/account', guard: 'player' }, '', '/account', false],
  [{ path: '/login', guard: 'guest' }, '', '/login', false],
  [{ path: '/preloader' }, '', '/preloader', false],
  [{ path: '/sandbox/errors' }, '', '/sandbox/errors', false],
  [{ path: '/playnow', kind: 'game' as const }, 'game=g&provider=p&from=a', '/playnow?provider=p&game=g', true],
  [{ path: '/playnow', kind: 'game' as const }, 'game=g&provider=p&mode=demo', '/playnow?provider=p&game=g', false],
  [{ path: '/playnow', kind: 'game' as const }, 'game=g&provider=p&mode=real', '/playnow?provider=p&game=g', false],
  [{ path: '/playnow', kind: 'game' as const }, '', '/playnow', false],
] as const)('the route %j with "%s" is %s, for search engines: %s [R2.55, R2.56]', (given, query, path, indexed) => {
  const match = { route: route(given), parameters: { slug: 'a b' } };
  expect(ownPath(match, new URLSearchParams(query))).toBe(path);
  expect(isIndexed(match, new URLSearchParams(query))).toBe(indexed);
});

test.each([
  ['<details open><summary>A &amp; <b>B</b>?</summary><p>Yes.</p></details>', [['A & B?', 'Yes.']]],
  [
    '<h2>One</h2><p>1</p><p>2</p><h3>Two</h3><p>3</p>',
    [
      ['One', '1 2'],
      ['Two', '3'],
    ],
  ],
  ['<p>No questions at all</p>', []],
  ['<details><summary>Empty</summary></details>', []],
])('the questions in %s', (body, expected) =>
  expect(questionsIn(body).map(({ question, answer }) => [question, answer])).toEqual(expected),
);

test.each([
  ['https://www.example.com', 'example.com', 'https://example.com'],
  ['http://a.b.slot2.localhost:3000', 'slot2.localhost', 'http://slot2.localhost:3000'],
  ['https://www.example.com:8443', 'example.com', 'https://example.com'],
  ['http://example.com:1234', 'example.com', 'http://example.com'],
  ['https://example.com.', 'example.com', 'https://example.com'],
  ['https://badexample.com', 'example.com', 'https://badexample.com'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'localhost', 'http://127.0.0.1:3000'],
])('%s of the site %s is %s', (origin, domain, own) => expect(siteOrigin(origin, domain)).toBe(own));
