import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BackendLine } from '../support/backendLine';
import { root } from '../support/folders';
import { givenRendered } from '../support/rendered';
import { expect, test } from '../support/sink';
import { SpareSite } from '../support/spareSite';

test.use({
  viewport: { width: 360, height: 740 },
  expectedFailures: /Failed to load resource|Refused to execute script|fetching the script/,
});

const noticeIn = (tag: string) =>
  (
    JSON.parse(readFileSync(join(root, `shared/i18n/src/bundles/${tag}/messages.json`), 'utf8')) as Record<
      string,
      string
    >
  )['service.notice'] ?? '';

/** Records layout shifts in each page opened from now on, from its start: how far, and which elements. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const moved: { value: number; what: string[] }[] = [];
    Object.assign(globalThis, { moved });
    const described = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 120) : 'text');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) moved.push({ value, what: sources.map(({ node }) => described(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'moved') as { value: number; what: string[] }[]);

test('a site without its backend still answers, shows what is missing, and recovers by itself', async ({
  page,
  request,
  baseURL,
}) => {
  const backend = new BackendLine(baseURL ?? '');
  await backend.mend();
  const site = await SpareSite.open(backend.url);
  const open = async (path: string) => {
    const answer = await page.goto(site.url + path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  const notice = (tag: string) => page.getByRole('status').filter({ hasText: noticeIn(tag) });
  try {
    // The cached copy is what is served while the backend is down.
    await givenRendered(page, `${site.url}/es/slots`);
    await open('/es/slots');
    await expect(page.locator('a[data-tile]').first()).toBeVisible();
    await backend.cut();
    // The edge trusts an answer for some hundred milliseconds: somebody else's request may have just been answered.
    const isReady = async () => (await request.get(`${site.url}/readyz`)).json();
    await expect.poll(isReady).toMatchObject({ checks: { backend: 'unavailable' } });

    await watchShifts(page);
    await open('/es/slots');
    await expect(page.locator('a[data-tile]').first()).toBeVisible();
    await expect(notice('es')).toBeInViewport({ ratio: 1 });
    const moved = await shiftsOf(page);
    expect(
      moved.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(moved),
    ).toBeLessThan(0.02);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    // A page that was never opened before.
    await open('/ne/news');
    await expect(notice('ne')).toBeInViewport({ ratio: 1 });

    await backend.mend();
    // Polled every few seconds, with backoff.
    await expect(notice('ne')).toHaveCount(0);
    // Failed reads were retried.
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  } finally {
    await site.close();
    await backend.cut();
  }
});
