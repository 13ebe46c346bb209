import { type Language, languageCodes, languages } from '@marquee/contract/languages';
import { templateRows } from '@marquee/templates/rows';
import { expect } from '@playwright/test';
import { type AnsweredPage, askRendered } from '../support/answeredPage';
import { test as base } from '../support/base';
import { full, isEvery } from '../support/depth';
import { readerFaults } from '../support/readerFaults';
import { watchFailures } from '../support/sink';
import { takeoverFaults, watchTakeover } from '../support/takeover';
import { type VisitedPage, visitedPages } from '../support/visitedPages';

/** No page fixture: most requests need no browser. */
const test = base.extend<{ origin: string }>({ origin: ({ baseURL }, use) => use(baseURL ?? '') });

test.describe.configure({ mode: 'parallel' });

/*
 * Without scripts: every page in every template and language. In a browser: each page in each template, each page in
 * each language, and each template in each language, an eighth of all combinations; `E2E_EVERY=on` opens all.
 */

/** Screen sizes, used in turn. */
const screens = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];

/** Concurrent requests. */
const concurrency = 2;

/** The visitor of a template in a language, separate for rate limits. */
function visitor(template: number, language: number) {
  const { code, palettes } = templateRows[template] as (typeof templateRows)[number];
  const theme = `${code}/${palettes[0].id}`;
  return { address: `10.1.${template}.${language}`, theme, cookie: `marquee_theme=${theme}` };
}

/** Requests a page and returns what is missing for readers, a line each. */
async function read(origin: string, prefix: string, page: VisitedPage, headers: Record<string, string>) {
  const answer = await askRendered(origin, prefix + page.path, headers);
  return readerFaults(answer, page).map((fault) => `${prefix}${page.path} ${fault}`);
}

const prefixOf = (language: Language) => (language === 'EN' ? '' : `/${languages[language].tag}`);

/** All pages of the site under test, which exist in every language. */
async function everyPage(origin: string, headers: Record<string, string>): Promise<VisitedPage[]> {
  const home: AnsweredPage = await askRendered(origin, '/', headers);
  return visitedPages({ origin, domain: 'localhost', headers }, home.start.registry);
}

for (const { code } of templateRows) {
  test(`the home page of ${code} is in the answer`, async ({ origin }) => {
    const home = `http://${code}.localhost:${new URL(origin).port}`;
    const answer = await askRendered(home, '/');
    expect(readerFaults(answer, { path: '/', pattern: answer.start.route.pattern })).toEqual([]);
  });
}

test('a page of each kind is in the answer', async ({ origin }) => {
  const pages = await everyPage(origin, {});
  const faults: string[] = [];
  for (const pattern of ['/', '/slots', '/sports', '/news/:slug', '/login', null]) {
    const page = pages.find((one) => one.pattern === pattern);
    faults.push(...(page ? await read(origin, '', page, {}) : [`there is no ${pattern}`]));
  }
  expect(faults).toEqual([]);
});

for (const [template, { code }] of templateRows.entries()) {
  test(`every page of ${code} can be read without scripts in each language`, { tag: full }, async ({ origin }) => {
    test.setTimeout(600_000);
    const faults: string[] = [];
    for (const [at, language] of languageCodes.entries()) {
      const { address, cookie } = visitor(template, at);
      const headers = { cookie, 'x-forwarded-for': address };
      const pages = await everyPage(origin, headers);
      const line = pages.values();
      const reader = async () => {
        for (const page of line) faults.push(...(await read(origin, prefixOf(language), page, headers)));
      };
      await Promise.all(Array.from({ length: concurrency }, reader));
    }
    expect(faults).toEqual([]);
  });

  test(`pages of ${code} are taken over as they stand`, { tag: full }, async ({ browser, origin }) => {
    test.setTimeout(isEvery ? 3_600_000 : 900_000);
    const faults: string[] = [];
    for (const [at, language] of languageCodes.entries()) {
      const { address, cookie, theme } = visitor(template, at);
      const headers = { 'x-forwarded-for': address };
      const pages = await everyPage(origin, { ...headers, cookie });
      const context = await browser.newContext({
        extraHTTPHeaders: headers,
        // Shifted against the choice of pages, so that each page is seen on each screen.
        viewport: screens[(Math.floor(template / 2) + at) % screens.length] ?? null,
      });
      await context.addCookies([{ name: 'marquee_theme', value: theme, url: origin }]);
      const page = await context.newPage();
      const failures = watchFailures(page);
      await watchTakeover(page);
      for (const [place, { path, pattern }] of pages.entries()) {
        if (!isEvery && (template + at + place) % languageCodes.length !== 0) continue;
        const address = prefixOf(language) + path;
        await askRendered(origin, address, { ...headers, cookie });
        await page.goto(origin + address);
        const found = await takeoverFaults(page);
        const failed = failures.splice(0).filter((line) => pattern !== null || !line.includes('status of 404'));
        faults.push(...[...found, ...failed].map((fault) => `${address} ${fault}`));
      }
      await context.close();
    }
    expect(faults).toEqual([]);
  });
}
