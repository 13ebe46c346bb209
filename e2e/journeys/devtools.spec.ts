import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { expect, test } from '../support/sink';
import { violationsOf } from '../support/violations';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Marquee devtools' });

test('?marquee-devtools shows on a phone which versions run and why, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/slots?marquee-devtools');
  await hydrated(page);
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(
    /revision \d+, localhost, bucket .+, host API \d/,
  );
  const slots = panel.locator('summary', { hasText: /^slots: / });
  await expect(slots).toContainText(/ready .+ \(live\); the edge gives /);
  await slots.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(/ of .+ loaded in \d+ ms$/).first()).toBeVisible();
  await expect(panel.locator('summary', { hasText: 'shared: ' })).toContainText('one copy each');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violationsOf(page)).toEqual([]);
  expect(asked).toContain('/build/why');
  await panel.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
});

test('a page without ?marquee-devtools loads nothing of the panel', async ({ page, request }) => {
  const asked = new Set<string>();
  page.on('request', (one) => asked.add(one.url()));
  const panelCode = async () => {
    const scripts = [...asked].filter((url) => /\/static\/.*\.js$/.test(url));
    const codes = await Promise.all(scripts.map(async (url) => (await request.get(url)).text()));
    return codes.filter((code) => code.includes('Marquee devtools')).length;
  };
  await page.goto('/slots');
  // What draws the dock would load the panel, too.
  await expect(page.getByRole('complementary', { name: 'Shortcuts' })).toBeVisible();
  expect(await panelCode()).toBe(0);
  expect([...asked].filter((url) => url.includes('/build/why'))).toEqual([]);
  await page.goto('/slots?marquee-devtools');
  await expect(panelOf(page)).toBeVisible();
  expect(await panelCode()).toBe(1);
});
