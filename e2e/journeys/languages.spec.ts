import { type Language, languageCodes, languages as table } from '@marquee/contract/languages';
import { expect, type Page } from '@playwright/test';
import { full, isFull } from '../support/depth';
import { test } from '../support/sink';
import { fontCuts, requestsOf, uiText, watchNetworkIdle } from '../support/texts';

/** The font subsets that a language needs besides latin. */
const cuts: Partial<Record<Language, string[]>> = { RUS: ['cyrillic', 'latin'], VI: ['latin', 'vietnamese'] };

/** Every language of the default site by the specification's code (R9), its BCP 47 tag, and its font subsets. */
const languages = languageCodes.map((code) => ({ code, tag: table[code].tag, cuts: cuts[code] ?? ['latin'] }));

/** One that needs more than latin; all in a full run. */
const walked = languages.filter(({ code }) => isFull || code === 'RUS');

/** Makes all letters look alike, as on a device without fonts. */
const withoutFonts = () => {
  CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(32, 32);
};
/** Makes all letters look different, as on a device with every font. */
const withFonts = () => {
  let next = 0;
  CanvasRenderingContext2D.prototype.getImageData = () =>
    new ImageData(new Uint8ClampedArray(4096).fill(++next), 32, 32);
};

const select = (page: Page) => page.getByRole('contentinfo').getByRole('combobox');

/** Marks the document; a reload loses the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { stayed: true }));
const stayed = (page: Page) => page.evaluate(() => 'stayed' in globalThis);

for (const { tag, cuts } of walked) {
  test(`the first paint of the home page brings the host’s texts, and takes no bundle of it and no foreign font in ${tag} [R3.33]`, async ({
    page,
  }) => {
    await page.addInitScript(withFonts);
    const paths = requestsOf(page);
    const networkIdle = watchNetworkIdle(page);
    await page.goto(tag === 'en' ? '/' : `/${tag}`);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    const bundles = paths.filter((path) => path.includes('/text-')).map((path) => path.split('/').at(-1));
    expect(bundles).not.toContain(`text-${tag}-ui-json.js`);
    expect(bundles).not.toContain(`text-${tag}-answers-json.js`);
    await networkIdle();
    const others = paths.filter((path) => /\/text-|\/locales\//.test(path) && !path.includes(tag));
    expect(others, 'texts in another language').toEqual([]);
    expect(fontCuts(paths)).toEqual(cuts);
  });
}

test('a device without a font for the page’s script gets one, and only what the page uses of it', {
  tag: full,
}, async ({ page, context }) => {
  await context.addInitScript(withoutFonts);
  const paths = requestsOf(page);
  const networkIdle = watchNetworkIdle(page);
  await page.goto('/ne');
  await expect
    .poll(() => paths.filter((path) => path.includes('noto')))
    .toEqual(['/fonts/5.3.0/noto-sans-devanagari-devanagari-wght-normal.woff2']);
  await page.goto('/zh-CN');
  await expect.poll(() => paths.filter((path) => /noto-sans-sc-\d+/.test(path)).length).toBeGreaterThan(3);
  await networkIdle();
  expect(new Set(paths.filter((path) => /noto-sans-sc-\d+/.test(path))).size).toBeLessThan(60);
  await page.goto('/vi');
  await networkIdle();
  const later = paths.slice(paths.lastIndexOf('/vi'));
  expect(later.filter((path) => path.includes('noto'))).toEqual([]);
});

/**
 * Requests that are independent of a language switch: polled odds; the operator's content, which comes in one language;
 * and the icon, which Chromium reloads for a new URL.
 */
const isGoingOn = (path: string) =>
  /^\/api\/(live|home\/(match_list|public_odds|fetch_slide|marquee))$|^\/favicon\.svg$/.test(path);

/** Files of one language: its icon, the registry's labels, bundles of host and remotes, the page's head, and fonts. */
const isOf = (tag: string, fonts: RegExp, path: string) =>
  path === '/registry.json' ||
  path === `/${tag}/payload.json` ||
  path === `/art/logo/language/${tag}.svg` ||
  new RegExp(`/text-${tag}-\\w+-json\\.js$|/releases/\\w+/[^/]+/locales/${tag}\\.json$`).test(path) ||
  (path.startsWith('/fonts/') && fonts.test(path));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the chooser shows the icon of each language, none before it comes into sight [R3.35]', {
    tag: full,
  }, async ({ page }) => {
    const paths = requestsOf(page);
    const networkIdle = watchNetworkIdle(page);
    const icons = () => paths.filter((path) => path.startsWith('/art/logo/language/')).map((path) => path.slice(19));
    await page.goto('/');
    await networkIdle();
    expect(icons()).toEqual([]);
    await select(page).scrollIntoViewIfNeeded();
    await expect.poll(icons).toEqual(['en.svg']);
    await select(page).click();
    const all = ['en.svg', 'es.svg', 'fil.svg', 'ms.svg', 'ne.svg', 'ru.svg', 'vi.svg', 'zh-cn.svg'];
    await expect.poll(() => [...new Set(icons())].sort()).toEqual(all);
  });
});

test('a switch downloads the new language’s bundles and fonts, and nothing else', { tag: full }, async ({
  page,
  context,
}) => {
  await context.addInitScript(withFonts);
  const asked = requestsOf(page);
  const networkIdle = watchNetworkIdle(page);
  await page.goto('/');
  await networkIdle();
  // the first switch loads what every switch needs
  await select(page).selectOption('MS');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms');
  // scrolling down brings all sections of the home page near the screen
  await select(page).scrollIntoViewIfNeeded();
  await networkIdle();
  await select(page).scrollIntoViewIfNeeded();
  await networkIdle();
  const switches = [
    ['RUS', 'ru', /-cyrillic-/],
    ['VI', 'vi', /-vietnamese-|-latin-ext-/],
    ['ESP', 'es', /^$/],
  ] as const;
  for (const [code, tag, fonts] of switches) {
    asked.length = 0;
    await select(page).selectOption(code);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await networkIdle();
    const paths = [...asked];
    expect(
      paths.filter((path) => !isGoingOn(path) && !isOf(tag, fonts, path)),
      code,
    ).toEqual([]);
    expect(paths.filter((path) => path.includes(`/text-${tag}-ui`))).toHaveLength(1);
  }
  asked.length = 0;
  await select(page).selectOption('MS');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms');
  await networkIdle();
  const again = asked.filter((path) => !isGoingOn(path)).sort();
  expect(again, 'a language that was there before costs its labels and head only').toEqual([
    '/ms/payload.json',
    '/registry.json',
  ]);
});

test('a switch keeps scroll position, search and filters of a lobby', { tag: full }, async ({ page }) => {
  await page.goto('/slots?sort=name');
  await page.getByRole('searchbox').first().fill('moon');
  await expect(page).toHaveURL(/q=moon/);
  await mark(page);
  await select(page).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await select(page).selectOption('ESP');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL(/\/es\/slots\?.*q=moon/);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(80);
  await expect(page.getByRole('searchbox').first()).toHaveValue('moon');
  expect(await stayed(page)).toBe(true);
});

test('a switch keeps a form that is half filled in', { tag: full }, async ({ page }) => {
  await page.goto('/register');
  await page.locator('[name=account_id]').fill('half_typed');
  await page.locator('[name=full_name]').fill('Ana Reyes');
  await page.getByRole('checkbox').check();
  await mark(page);
  await select(page).selectOption('RUS');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator('[name=account_id]')).toHaveValue('half_typed');
  await expect(page.locator('[name=full_name]')).toHaveValue('Ana Reyes');
  await expect(page.getByRole('checkbox')).toBeChecked();
  expect(await stayed(page)).toBe(true);
});

for (const { code, tag } of walked.filter(({ code }) => code !== 'EN')) {
  test(`${code} is kept in the cookie and in the address, and the page speaks it [R2.57]`, async ({
    page,
    context,
  }) => {
    await page.goto('/login?to=%2Fslots');
    await select(page).selectOption(code);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page).toHaveURL(new RegExp(`/${tag}/login\\?to=%2Fslots$`));
    await expect(page).toHaveTitle(new RegExp(uiText(tag, 'page.login')));
    const cookies = await context.cookies();
    const cookie = cookies.find(({ name }) => name === 'language');
    expect(cookies).toContainEqual(expect.objectContaining({ name: 'client-domain', value: 'localhost', path: '/' }));
    expect(cookie).toMatchObject({ value: code, path: '/', sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThan(365.1);
    await page.goto('/login');
    await expect(page, 'an address without a prefix leads to the chosen language').toHaveURL(
      new RegExp(`/${tag}/login$`),
    );
  });
}

test('the default language has no prefix, and going back to it leaves none', { tag: full }, async ({ page }) => {
  await page.goto('/fil/login');
  await select(page).selectOption('EN');
  await expect(page).toHaveURL(/localhost:\d+\/login$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a link after a switch leads on in the new language [R1.13]', { tag: full }, async ({ page }) => {
  await page.goto('/login');
  await select(page).selectOption('MS');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms');
  await page
    .getByRole('main')
    .getByRole('link', { name: uiText('ms', 'auth.register') })
    .click();
  await expect(page).toHaveURL(/\/ms\/register/);
});

test.describe('a language that the site has not', () => {
  test.use({ expectedFailures: /status of 404/ });

  test('has no addresses: they are pages that there are not, in the site’s own language', {
    tag: full,
  }, async ({ page, baseURL }) => {
    const site = new URL(baseURL ?? '');
    site.hostname = 'casino2.localhost';
    const answer = await page.goto(new URL('/ru/slots', site).href);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(uiText('en', 'notFound.title'));
    await page.goto(new URL('/vi/slots', site).href);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  });
});
