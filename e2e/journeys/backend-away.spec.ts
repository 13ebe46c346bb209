import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BackendProcess } from '../support/backendProcess';
import { root } from '../support/folders';
import { expect, test } from '../support/sink';
import { SpareSite } from '../support/spareSite';

test.use({ viewport: { width: 360, height: 740 }, expectedFailures: /Failed to load resource|serviceUnavailable/ });

const noticeIn = (tag: string) =>
  (
    JSON.parse(readFileSync(join(root, `shared/i18n/src/bundles/${tag}/messages.json`), 'utf8')) as Record<
      string,
      string
    >
  )['service.notice'] ?? '';

/** Adds up how far what stands in the page moves by itself, from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
      for (const { value, hadRecentInput } of shifts)
        if (!hadRecentInput) Object.assign(globalThis, { shifted: Reflect.get(globalThis, 'shifted') + value });
    }).observe({ type: 'layout-shift' });
  });

test('a site whose backend is gone is still there, says what is missing, and is whole again by itself', async ({
  page,
}) => {
  const backend = new BackendProcess();
  await backend.start();
  const site = await SpareSite.open(backend.url);
  const open = async (path: string) => {
    const answer = await page.goto(site.url + path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  const notice = (tag: string) => page.getByRole('status').filter({ hasText: noticeIn(tag) });
  try {
    await open('/es/slots');
    await expect(page.locator('a[data-tile]').first()).toBeVisible();
    await backend.kill();

    await open('/es/slots');
    await watchShifts(page);
    await expect(page.locator('a[data-tile]').first()).toBeVisible();
    await expect(notice('es')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThan(0.02);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    // A page that nobody had opened yet.
    await open('/ne/news');
    await expect(notice('ne')).toBeInViewport({ ratio: 1 });

    await backend.start();
    await expect(notice('ne')).toHaveCount(0, { timeout: 20_000 });
    // What had failed was read again.
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  } finally {
    await site.close();
    await backend.close();
  }
});
