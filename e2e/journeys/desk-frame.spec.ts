import { type Language, languageCodes, languages } from '@marquee/contract/languages';
import { type Page, request as requests } from '@playwright/test';
import { rows } from '../support/depth';
import { DeskSite } from '../support/deskSite';
import { openPurse } from '../support/purse';
import { seen } from '../support/seen';
import { expect, test } from '../support/sink';
import { everyViolationOf } from '../support/violations';

let desk: DeskSite;
test.beforeAll(async () => {
  desk = await DeskSite.open();
});
test.afterAll(async () => {
  await desk?.close();
  expect(desk.failures.flat()).toEqual([]);
});

/** Chooses the language of the frame in the person's menu. */
async function choose(page: Page, language: Language): Promise<void> {
  const menu = page.getByRole('banner').getByRole('group').last();
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').press('Enter');
  await menu.getByRole('combobox').selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', languages[language].tag);
}

test('the frame is in the language that somebody chose, and pages are English', async ({ browser }) => {
  const page = await desk.enter(browser, 'Demo Owner');
  const bundles: string[] = [];
  page.on('response', (response) => {
    if (/\/text-/.test(response.url())) bundles.push(response.url());
  });
  await page.goto(`${desk.origin}/players`);
  await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible();
  expect(bundles, 'only the language that is shown is loaded').toHaveLength(1);

  await choose(page, 'RUS');
  const menu = page.getByRole('navigation', { name: 'Разделы' });
  await expect(menu.getByRole('link', { name: 'Игроки' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Найти игрока, платёж, ставку или раунд' })).toBeVisible();
  expect(bundles).toHaveLength(2);
  const heading = page.getByRole('heading', { level: 1, name: 'Players' });
  expect(await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');

  // Kept, also for the first document; keys are those of the English labels.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(menu.getByRole('link', { name: 'Игроки' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/today/);
  await page.goto(`${desk.origin}/nothing`);
  await expect(page.getByRole('main')).toContainText('Такой страницы нет');

  // Somebody with a Cyrillic keyboard presses the same keys.
  await page.evaluate(() => {
    for (const [key, code] of [
      ['п', 'KeyG'],
      ['з', 'KeyP'],
    ])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }));
  });
  await expect(page).toHaveURL(/\/players/);
  await page.context().close();
});

test('the language of the browser comes first', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'vi-VN' });
  const page = await context.newPage();
  await page.goto(`${desk.origin}/`);
  await page.getByRole('button', { name: 'Sign in with the company’s account' }).press('Enter');
  await page.getByRole('button', { name: 'Sign in as Demo Owner' }).press('Enter');
  await expect(page.getByRole('navigation', { name: 'Các mục' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await context.close();
});

test('without a network the frame says so, and that it is back', async ({ browser }) => {
  const page = await desk.enter(browser, 'Demo Owner');
  await page.goto(`${desk.origin}/players`);
  await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(seen(page, 'You are offline')).toBeVisible();
  await page.context().setOffline(false);
  await expect(seen(page, 'You are offline')).toBeHidden();
  await page.context().close();
});

test('the frame fits, and has no fault of accessibility, in every language', async ({ browser }) => {
  const page = await desk.enter(browser, 'Demo Owner');
  for (const language of languageCodes) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${desk.origin}/players`);
    await choose(page, language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', languages[language].tag);
    await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBeLessThanOrEqual(360);
    if (rows(languageCodes, 2).includes(language)) expect(await everyViolationOf(page), language).toEqual([]);
  }
  await page.context().close();
});

test('a failed identity check rings the bell, and is decided beside what the partner said', async ({ browser }) => {
  const calls = await requests.newContext({ baseURL: desk.site.url });
  // The sandbox's partner fails everybody of this family name.
  const player = await openPurse(calls, 'casino4.localhost', { fullName: 'Journey Refused' });
  const page = await desk.enter(browser, 'Demo Owner');
  const bell = page.locator('header summary').first();
  const address = { address_line: '1 Example Street', address_town: 'London', address_postcode: 'EC1A 1BB' };
  const profile = { full_name: player.fullName, contact_email: `${player.accountId}@example.com` };
  const saved = await player.call('settings/profile_update', { ...profile, ...address });
  expect(saved).toMatchObject({ statusCode: 1 });
  await player.call('identity/begin', {});
  const state = async () => (await player.call('identity/state', {})).value[0].status;
  await expect.poll(state).toBe('failed');
  await calls.dispose();

  // Seen again, the page asks at once.
  await page.goto(`${desk.origin}/players`);
  await expect(bell).toHaveAccessibleName(/Waiting for you: [1-9]/);
  await bell.press('Enter');
  await page.getByRole('link', { name: 'Identity checks that failed' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Identity checks' })).toBeVisible();
  const row = page.getByRole('row', { name: player.accountId });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The site asks everybody before deposits and play').last()).toBeVisible();
  await expect(page.getByRole('table', { name: 'What the partner said' })).toContainText('failed');
  for (const width of [360, 820, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  for (const look of ['Dark look', 'Light look']) {
    await page.getByRole('button', { name: look }).click();
    expect(await everyViolationOf(page), look).toEqual([]);
  }
  await page.getByRole('button', { name: 'Passed' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Passed' });
  await form.getByLabel('Reason').fill('Passport seen, case 2026-121');
  const before = (await bell.getAttribute('aria-label')) ?? '';
  await form.getByRole('button', { name: 'Passed' }).press('Enter');
  await expect(form).toBeHidden();
  await expect(row).toBeHidden();
  await expect(bell, 'what was decided does not wait').not.toHaveAccessibleName(before);
  await page.context().close();
});
