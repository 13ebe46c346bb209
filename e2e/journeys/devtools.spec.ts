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
