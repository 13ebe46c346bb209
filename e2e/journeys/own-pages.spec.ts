import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { newPlayer, register } from '../support/player';
import { expect, test } from '../support/sink';

/** The pages of a player's own account and money. */
const paths = [
  '/account',
  '/profile',
  '/edit-profile',
  '/security',
  '/change-password',
  '/close-account',
  '/inbox',
  '/bonuses',
  '/vip',
  '/mission',
  '/referral',
  '/deposit',
  '/withdrawal',
  '/bank-details',
  '/add-bank',
  '/statement',
  '/transaction-history',
  '/bet-history',
];

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Your account' });
const isStill = (page: Page) => expect(page.locator('main [class*=skeleton]')).toHaveCount(0);

/** Whether something that floats covers the end of the page, once it is scrolled there. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const last = [...document.querySelectorAll('main a, main button, main p, footer a, footer p')].filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && top >= 0 && bottom <= innerHeight;
    });
    return last.some((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('aside[data-wide-only]') != null;
    });
  });

test.describe('the pages of an account', { tag: full }, () => {
  test('open on a wide screen with a heading and their menu, and nothing floats over their end', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await register(page, newPlayer());
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(0);
      await expect(menuOf(page), path).toBeVisible();
      await isStill(page);
      expect(await isCovered(page), path).toBe(false);
    }
    const dock = page.getByRole('complementary', { name: 'Shortcuts' });
    await expect(dock).toBeAttached();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(dock).not.toBeInViewport();
  });

  test('have a menu that the keyboard reaches and follows', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await register(page, newPlayer());
    await page.goto('/account');
    const inbox = menuOf(page).getByRole('link', { name: 'Inbox' });
    await expect(inbox).toBeVisible();
    const isThere = () => inbox.evaluate((link) => link === document.activeElement);
    for (let presses = 0; presses < 80 && !(await isThere()); presses++) await page.keyboard.press('Tab');
    expect(await isThere()).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/inbox$/);
    await expect(inbox).toHaveAttribute('aria-current', 'page');
  });

  test('fit a phone of 320 px', async ({ page }) => {
    await register(page, newPlayer());
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await isStill(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  });
});

test('a message opens by keyboard, is then read, has an address of its own, and closes back to its line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await register(page, newPlayer(), { agrees: true });
  await page.goto('/inbox');
  const main = page.getByRole('main');
  const status = main.getByRole('status').first();
  await expect(status).toHaveText('1 new message');
  await expect(main.getByText('Choose a message to read it.')).toBeVisible();
  const line = main.getByRole('listitem').getByRole('link').first();
  await line.focus();
  await page.keyboard.press('Enter');
  const message = main.getByRole('article');
  await expect(message.getByRole('heading')).toBeFocused();
  await expect(status).toHaveText('All messages read');
  await expect(page).toHaveURL(/\/inbox\?message=[\w-]+$/);
  await page.keyboard.press('Escape');
  await expect(line).toBeFocused();
  await expect(message).toHaveCount(0);

  await page.setViewportSize({ width: 320, height: 640 });
  await line.click();
  const address = page.url();
  await page.goto('/account');
  await page.goto(address);
  await expect(message.getByRole('heading')).toBeVisible();
  await expect(line).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await main.getByRole('link', { name: 'All messages' }).click();
  await expect(line).toBeVisible();
  await page.goto('/inbox?message=none');
  await expect(main.getByText('This message is not here.')).toBeVisible();
});
