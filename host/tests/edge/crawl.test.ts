import { type Language, languageCodes, languages } from '@marquee/contract/languages';
import { localised } from '@marquee/edge/http/locale';
import { hostTitle } from '@marquee/edge/sources/hostTitle';
import { isFull } from '@marquee/kernel/testing/depth';
import { hostRoutes } from '@marquee/page/hostRoutes';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { type CrawledPage, crawl } from './testing/crawler';
import { openTestEdge, type TestEdge } from './testing/testEdge';
import { ownRegistryText } from './testing/testRegistry';

let edge: TestEdge;
beforeAll(async () => {
  edge = await openTestEdge(undefined, await ownRegistryText());
});
afterAll(() => edge.close());

const read = async (domain: string, path: string) => crawl(await edge.get(path, { host: domain }));

/** A public page, and the record or rule of its title. */
interface PublicPage {
  path: string;
  seo: string | undefined;
  title: string;
}

type Article = { slug: string; title: Record<string, string>; summary: Record<string, string> };
type Route = { path: string; title: string; guard?: string; seo?: string };

async function articles(domain: string, kind: 'news' | 'promotions'): Promise<Article[]> {
  return (await edge.backend.call('content/articles', { kind, domain_name: domain } as never)).value as Article[];
}

/** Every public page of a site except articles, with its title in a language. */
async function publicPages(domain: string, language: Language): Promise<PublicPage[]> {
  const answer = await edge.get(`/registry.json?language=${language}`, { host: domain });
  const { remotes } = (await answer.json()) as { remotes: { routes: Route[]; labels: Record<string, string> }[] };
  const theirs = remotes.flatMap(({ routes, labels }) => routes.map((one) => ({ ...one, title: labels[one.title] })));
  const offered = hostRoutes.filter(({ sandbox }) => !sandbox);
  const own = offered.map(({ page, ...route }) => ({
    ...route,
    title: hostTitle({ ...route, remote: null, module: page }, language),
  }));
  return [...own, ...theirs]
    .filter(({ path, guard }) => !guard && !path.includes(':') && !['/preloader', '/playnow', '/search'].includes(path))
    .map(({ path, seo, title }) => ({ path, seo, title: title ?? '' }));
}

const sites = [
  ['localhost', 'Marquee', 'EN', languageCodes],
  ['slot2.localhost', 'Neon Alley', 'EN', ['EN', 'ESP', 'RUS', 'CN']],
  ['sportsbook1.localhost', 'Floodlit', 'VI', ['VI', 'EN', 'CN', 'MS']],
] as const;

/**
 * Every language of every site in a full run; otherwise the first site's default language, and the last one that the
 * others offer.
 */
const rows = sites.flatMap(([domain, name, home, offered], position) =>
  offered
    .filter((language) => isFull || language === (position === 0 ? home : offered.at(-1)))
    .map((language) => ({ domain, name, home, offered, language })),
);

/** Letters of languages with a script of their own. */
const scripts: Partial<Record<Language, RegExp>> = {
  CN: /\p{Script=Han}/u,
  RUS: /\p{Script=Cyrillic}/u,
  NE: /\p{Script=Devanagari}/u,
};

describe('a crawler without scripts', () => {
  test.each(rows)(
    'reads every public page of $domain in $language [R2.10, R2.50]',
    async ({ domain, name, home, offered, language }) => {
      const pages = await publicPages(domain, language);
      expect(pages.length).toBeGreaterThan(15);
      const seen = new Set<string>();
      for (const { path, seo, title } of pages) {
        const own = localised(language, path, home);
        const page = await read(domain, own);
        expect([own, page.status, page.lang]).toEqual([own, 200, languages[language].tag]);
        const records = seo
          ? (await edge.backend.call('seo', { page_name: seo, domain_name: domain } as never)).value
          : [];
        const record = records?.find(({ meta_lang }) => meta_lang === languages[language].tag);
        expect(page.title, own).toBe(record?.meta_title ?? `${title} · ${name}`);
        expect(page.meta.description, own).toBe(record?.meta_desc ?? page.meta.description);
        expect(page.meta.description, own).toMatch(scripts[language] ?? /\p{L}{3}/u);
        if (language !== 'EN' && record) expect(page.meta.description, own).not.toBe(record.en_body);
        expect(page.canonical).toBe(`http://${domain}${own}`);
        expect(page.meta['og:url']).toBe(page.canonical);
        expect(page.meta.robots).toBe(undefined);
        expect(Object.keys(page.alternates)).toEqual([...offered.map((code) => languages[code].tag), 'x-default']);
        expect(page.alternates[languages[language].tag]).toBe(page.canonical);
        expect(page.alternates['x-default']).toBe(`http://${domain}${localised(home, path, home)}`);
        seen.add(page.title);
      }
      expect(seen.size).toBe(pages.length);
    },
  );

  // Every page in every language; of all sites in a full run only.
  test.each(isFull ? sites : sites.slice(-1))(
    'finds that alternates of %s name each other [R2.51]',
    async (domain, _name, home, offered) => {
      for (const { path } of await publicPages(domain, home)) {
        const versions = await Promise.all(offered.map((code) => read(domain, localised(code, path, home))));
        const [first] = versions as [CrawledPage];
        for (const version of versions) expect(version.alternates).toEqual(first.alternates);
        const addresses = new Set(Object.values(first.alternates));
        expect(addresses).toEqual(new Set(versions.map(({ canonical }) => canonical)));
      }
    },
  );

  test.each(rows)('reads every article of $domain in $language [R2.52]', async ({ domain, name, home, language }) => {
    for (const kind of ['news', 'promotions'] as const) {
      for (const { slug, title, summary } of await articles(domain, kind)) {
        const own = localised(language, `/${kind}/${slug}`, home);
        const page = await read(domain, own);
        expect([page.status, page.title]).toEqual([200, `${title[language]} · ${name}`]);
        expect(page.meta.description).toBe(summary[language]);
        expect(page.canonical).toBe(`http://${domain}${own}`);
        expect(page.meta['og:type']).toBe('article');
        expect(page.things.map((thing) => thing['@type'])).toEqual([
          'BreadcrumbList',
          kind === 'news' ? 'NewsArticle' : 'Article',
        ]);
      }
    }
  });

  test.each(rows)('reads rules of play on $domain in $language', async ({ domain, name, home, offered, language }) => {
    const { subjects = [] } = await edge.backend.call('content/rules', { domain_name: domain } as never);
    const subject = subjects[0]?.subject ?? '';
    const own = localised(language, `/rules/${subject}`, home);
    const { title, rules = [] } = await edge.backend.call('content/rules', {
      ...{ subject, language, domain_name: domain },
    } as never);
    const page = await read(domain, own);
    expect([page.status, page.title]).toEqual([200, `${title} · ${name}`]);
    expect(page.meta.description).toBe(rules[0]?.texts.join(' '));
    expect(page.canonical).toBe(`http://${domain}${own}`);
    expect(Object.keys(page.alternates)).toHaveLength(offered.length + 1);
    expect(page.things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
  });

  test.each(sites)(
    'finds in the map of %s exactly the addresses that pages call their own [R2.54]',
    async (domain, _n, home, offered) => {
      const xml = await (await edge.get('/sitemap.xml', { host: domain })).text();
      const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
      const fixed = (await publicPages(domain, home)).map(({ path }) => path);
      const lists = await Promise.all((['news', 'promotions'] as const).map((kind) => articles(domain, kind)));
      const slugs = lists.flatMap((list, index) => list.map(({ slug }) => `/${['news', 'promotions'][index]}/${slug}`));
      const { subjects = [] } = await edge.backend.call('content/rules', { domain_name: domain } as never);
      const rules = subjects.map(({ subject }) => `/rules/${subject}`);
      const expected = [...fixed, ...slugs, ...rules].flatMap((path) =>
        offered.map((code) => `http://${domain}${localised(code, path, home)}`),
      );
      expect(listed.sort()).toEqual(expected.sort());
    },
  );
});

test('the map of the games lists each that has a page, in every language, in parts', async () => {
  const read = async (path: string) => {
    const answer = await edge.get(path);
    const text = await answer.text();
    return { status: answer.status, listed: [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one]) => one ?? '') };
  };
  const { listed: parts } = await read('/sitemap-games.xml');
  expect(parts.length).toBeGreaterThan(4);
  const pages = (await Promise.all(parts.map((part) => read(new URL(part).pathname)))).flatMap(({ listed }) => listed);
  const { total = 0 } = await edge.backend.call('product/game_pages', { count: 1 });
  expect(new Set(pages).size).toBe(total * languageCodes.length);
  expect(pages).toContain('http://localhost/ru/playnow?provider=JILI&amp;game=sl001');
  expect((await read(`/sitemap-games-${parts.length + 1}.xml`)).status).toBe(404);
});

const types = ({ things }: CrawledPage) => things.map((thing) => thing['@type']);

describe('structured data', () => {
  test('of the home page is the site and who keeps it', async () => {
    const page = await read('localhost', '/fil');
    expect(types(page)).toEqual(['WebSite', 'Organization']);
    expect(page.things[0]).toMatchObject({ name: 'Marquee', inLanguage: 'fil', description: page.meta.description });
  });

  test.each(rows)('of the FAQs of $domain in $language is their questions', async ({ domain, home, language }) => {
    const page = await read(domain, localised(language, '/faqs', home));
    const faq = page.things.find((thing) => thing['@type'] === 'FAQPage') as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(faq.mainEntity.length).toBeGreaterThan(4);
    for (const { name, acceptedAnswer } of faq.mainEntity) {
      expect(name).toMatch(scripts[language] ?? /\p{L}/u);
      expect(`${name}${acceptedAnswer.text}`).not.toMatch(/[<>]|&\w+;|\{\{/);
    }
  });

  test.each(['/slots', '/casino', '/poker', '/crash'])('of the lobby %s is its first real games', async (path) => {
    const page = await read('localhost', `/ru${path}`);
    const list = page.things.find((thing) => thing['@type'] === 'ItemList') as {
      itemListElement: { name: string; url: string }[];
    };
    expect(list.itemListElement).toHaveLength(20);
    const first = await crawl(await edge.get(list.itemListElement[0]?.url.replace('http://localhost', '') ?? ''));
    expect(first.status).toBe(200);
    expect(first.title).toMatch(new RegExp(`^${list.itemListElement[0]?.name} – .+ · Marquee$`));
    expect(first.canonical).toBe(list.itemListElement[0]?.url);
    expect(types(page)[0]).toBe('BreadcrumbList');
    expect(types(first)).toEqual(['BreadcrumbList', 'VideoGame']);
  });
});

describe('what is not there', () => {
  test.each([
    ['localhost', '/nowhere', 'Page not found: /nowhere'],
    ['localhost', '/ru/nowhere?a=%3Cb%3E', 'Страница не найдена: /ru/nowhere?a=%3Cb%3E'],
    ['localhost', '/news/no-such-article', ''],
    ['localhost', `/promotions/${'x'.repeat(200)}`, ''],
    ['localhost', '/playnow?provider=JILI&game=nothing', ''],
    ['localhost', '/es/playnow?provider=NOBODY&game=sl001&mode=demo', ''],
    ['sportsbook1.localhost', '/slots', ''],
    ['sportsbook1.localhost', '/en/crash', ''],
  ])('at %s %s is answered with 404 and kept from search engines [R2.36]', async (domain, path, text) => {
    const page = await read(domain, path);
    expect([page.status, page.meta.robots, page.canonical, page.things]).toEqual([404, 'noindex', '', []]);
    expect(page.alternates).toEqual({});
    expect(page.text).toContain(text);
    expect(page.title).not.toBe('');
  });
});

describe('addresses with a query', () => {
  test.each([
    ['/slots?q=moon&provider=JILI&sort=new', '/slots'],
    ['/SLOTS?feature=x', '/slots'],
    ['/?login&to=%2Fdeposit', '/'],
    ['/news?page=2', '/news'],
    ['/playnow?game=sl001&provider=JILI&from=home', '/playnow?provider=JILI&game=sl001'],
  ])('%s is known to search engines as %s [R2.55]', async (path, canonical) => {
    const page = await read('localhost', path);
    expect([page.status, page.canonical, page.meta.robots]).toEqual([200, `http://localhost${canonical}`, undefined]);
  });

  const game = '/playnow?provider=JILI&game=sl001';
  test.each(['/playnow', `${game}&mode=demo`, `${game}&mode=real`])(
    '%s is a game that runs or about no game: not for search engines [R2.56]',
    async (path) => {
      const page = await read('localhost', path);
      expect([page.status, page.canonical, page.meta.robots]).toEqual([200, '', 'noindex']);
    },
  );

  test('another label before the domain name is the same site', async () => {
    const page = await read('www.slot2.localhost', '/es/slots');
    expect(page.canonical).toBe('http://slot2.localhost/es/slots');
  });
});
