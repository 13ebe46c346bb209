import type { Page } from '@playwright/test';
import { ask } from '../support/ask';
import { full, rows } from '../support/depth';
import { holdScripts } from '../support/holdScripts';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/sink';

const siteOf = (baseURL: string | undefined, name: string) => (baseURL ?? '').replace('//localhost', `//${name}`);

const field = (page: Page) => page.locator('input[data-search]');
const results = (page: Page) => page.getByRole('main').locator('[data-result], [data-group] [data-tile]');

/** The beginning of a name in four scripts, on sites of four templates, and a word of the game that is meant. */
const halves = [
  ['localhost', '', 'goldn drag', /Golden Dragon/],
  ['slot2.localhost', '/ru', 'золотой драк', /Dragon/],
  ['casino2.localhost', '/zh-CN', '金色', /Golden/],
  ['localhost', '/ne', 'सुनौलो ड्राग', /Dragon/],
  ['sportsbook1.localhost', '', 'bai cao', /Baccarat/],
] as const;

for (const [site, language, words, name] of rows(halves, 2)) {
  test(`a keyboard finds a game by half its name on ${site}${language}, and going back finds the words`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${siteOf(baseURL, site)}${language}/faqs`);
    await hydrated(page);
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/search$/);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(words);
    // Not only the first letters: their results give way to those of the whole words.
    await expect(page).toHaveURL(`${siteOf(baseURL, site)}${language}/search?${new URLSearchParams({ q: words })}`);
    await expect(results(page).filter({ hasText: name }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(field(page)).toHaveValue(words);
    await expect(results(page).filter({ hasText: name }).first()).toBeVisible();
  });
}

test('a keyboard stays in the results when those of more words come', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.goto('/search?q=golden');
  await hydrated(page);
  await expect(results(page).first()).toBeVisible();
  await page.route('**/api/search/find', async (route) => {
    await released;
    await route.continue();
  });
  await field(page).focus();
  await page.keyboard.press('End');
  const asked = page.waitForRequest('**/api/search/find');
  await page.keyboard.type(' drag');
  await asked;
  const shown = await results(page).count();
  for (let at = 0; at < shown; at++) await page.keyboard.press('ArrowDown');
  const last = results(page).last();
  await expect(last).toBeFocused();
  const old = await last.textContent();
  release();
  await expect(results(page).filter({ hasText: old ?? '' })).toHaveCount(0);
  await expect(results(page).and(page.locator(':focus'))).toHaveCount(1);
});

test('no letter is lost that is typed while a slow phone draws the results of those before', { tag: full }, async ({
  page,
}) => {
  const words = 'golden dragon wild fortune';
  await page.goto('/search');
  await hydrated(page);
  const browser = await page.context().newCDPSession(page);
  for (let at = 0; at < 8; at++) {
    await field(page).fill('');
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    // A person's speed: each letter meets the drawing of the one before.
    await page.keyboard.type(words, { delay: 120 + 10 * at });
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: words })}`);
    await expect(field(page)).toHaveValue(words);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const [site, language, words, name] of rows(halves, 1)) {
    test(`a finger finds a game by half its name on ${site}${language}`, async ({ page, baseURL }) => {
      await page.goto(`${siteOf(baseURL, site)}${language}/faqs`);
      await page.locator('nav a[href$="/search"]').tap();
      await field(page).tap();
      await field(page).fill(words);
      await results(page).filter({ hasText: name }).first().tap();
      await expect(page).toHaveURL(/\/playnow\?/);
    });
  }
});

test('finds the page of limits, what was meant, and says what has no result; words of before can be cleared', async ({
  page,
}) => {
  await page.goto('/search');
  await field(page).fill('limits');
  await expect(page.getByRole('main').locator('a[href="/responsible-gaming"]')).toBeVisible();
  await page.keyboard.press('Enter');
  await field(page).fill('goldn dragn');
  await expect(page.getByRole('link', { name: 'Did you mean “golden dragon”?' })).toBeVisible();
  await expect(page.locator('mark').first()).toBeVisible();
  await field(page).fill('qzxv wvutq');
  await expect(page.getByText('Nothing found for “qzxv wvutq”')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toBeVisible();
  await field(page).fill('');
  await expect(page.getByRole('link', { name: 'limits', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(page.getByRole('link', { name: 'limits', exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Popular now' })).toBeVisible();
});

test('finds a match by the short name of a team, with its odds', async ({ page, baseURL }) => {
  const input = { language: 'EN', count: 1, domain_name: 'localhost', external_id: '' };
  const { body } = await ask(baseURL ?? '', '/api/sports/fixtures', {
    input,
    headers: { 'accept-encoding': 'identity' },
  });
  const [match] = (JSON.parse(body.toString()) as { value: { home_team_name: string }[] }).value;
  const short = match?.home_team_name.split(' ')[0] ?? '';
  await page.goto('/search');
  await field(page).fill(short.toLowerCase());
  const matches = page.locator('[data-group=matches]');
  await expect(matches.locator('a').filter({ hasText: short }).first()).toBeVisible();
});

for (const when of ['after', 'before'] as const) {
  test(`asks nothing while an input method composes that began ${when} the page's scripts came`, async ({ page }) => {
    const release = when === 'before' ? await holdScripts(page) : () => {};
    await page.goto('/search', { waitUntil: 'commit' });
    if (when === 'after') await hydrated(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/search/find')) asked.push(request.postData() ?? '');
    });
    const client = await page.context().newCDPSession(page);
    await field(page).focus();
    await client.send('Input.imeSetComposition', { text: 'baijiale', selectionStart: 8, selectionEnd: 8 });
    await expect(field(page)).toHaveValue('baijiale');
    release();
    await hydrated(page);
    // biome-ignore lint/plugin: the page's timer that starts later and is longer fires after the search's own
    await page.evaluate(() => new Promise((done) => setTimeout(done, 250)));
    await client.send('Input.insertText', { text: '百家乐' });
    await expect(page).toHaveURL(/q=%E7%99%BE/);
    await expect(results(page).first()).toBeVisible();
    expect(asked.filter((body) => body.includes('baijiale'))).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same results are on the page, which search engines do not index', async ({ page }) => {
    await page.goto('/search?q=dragon');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(results(page).filter({ hasText: 'Golden Dragon' }).first()).toBeVisible();
    await field(page).fill('limits');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('main').locator('a[href="/responsible-gaming"]')).toBeVisible();
    await expect(field(page)).toHaveValue('limits');
  });
});
