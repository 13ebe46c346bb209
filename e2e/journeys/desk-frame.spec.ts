import AxeBuilder from '@axe-core/playwright';
import { type Language, languageCodes, languages } from '@marquee/contract/languages';
import type { Page } from '@playwright/test';
import { DeskSite } from '../support/deskSite';
import { expect, test } from '../support/sink';

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
  const menu = page.getByRole('banner').getByRole('group');
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
  await expect(page.getByText('Такой страницы нет')).toBeVisible();

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
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
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
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${language} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  await page.context().close();
});
