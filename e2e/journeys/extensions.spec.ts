import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { hydrated } from '../support/hydrated';
import { ownNetwork } from '../support/ownNetwork';
import { sitePages } from '../support/pages';
import { givenRendered } from '../support/rendered';
import { expect, test } from '../support/sink';

test.use(ownNetwork);

/** Modifies the served markup before any code of the site runs. */
const beforeOurs = (page: Page, work: () => void) =>
  page.addInitScript(`document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') (${work})();
  })`);

/** Typical changes by extensions: forms, links, headings. */
const extension = () => {
  for (const field of document.querySelectorAll('#root input, #root a')) {
    field.setAttribute('data-extension', 'on');
    field.after(document.createElement('extension-button'));
  }
  document.querySelector('#root h1')?.before(document.createElement('div'));
  document.body.append(document.createElement('extension-panel'));
};

/** Failures that a page reports. */
function reported(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/telemetry/failure')) reports.push(request.postData() ?? '');
  });
  return reports;
}

test('what an extension puts into a page is no failure of the page, which works', async ({ page }) => {
  await givenRendered(page, '/login');
  const reports = reported(page);
  await beforeOurs(page, extension);
  await page.goto('/login');
  await hydrated(page);
  await page.getByLabel('Account ID').fill('nobody');
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator('main [name="password"]')).toBeFocused();
  expect(reports).toEqual([]);
});

test.describe('a page that the browser renders differently', () => {
  test.use({ expectedFailures: /failed \(hydrate\)/ });

  test('is reported', async ({ page }) => {
    await givenRendered(page, '/login');
    await beforeOurs(page, () => {
      const title = document.querySelector('#root h1');
      if (title?.firstChild) title.firstChild.textContent = 'Another';
    });
    const report = page.waitForRequest('**/api/telemetry/failure');
    await page.goto('/login');
    expect((await report).postDataJSON()).toMatchObject({ remote: 'host', phase: 'hydrate' });
  });
});

test.describe('every page', () => {
  test.use({ expectedFailures: /status of 404/ });

  test('is no failure with an extension, and has as many elements as were counted', { tag: full }, async ({
    page,
    request,
  }) => {
    const { visitor } = await sitePages(request, 'all');
    const reports = reported(page);
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const start = JSON.parse(document.getElementById('marquee-start')?.textContent ?? '{}');
        const found = document.querySelectorAll('#root *').length;
        Object.assign(globalThis, { counted: [start.rendered?.elements, found] });
      }),
    );
    await beforeOurs(page, extension);
    for (const path of visitor) {
      await givenRendered(page, path);
      await page.goto(path);
      await hydrated(page);
      const [counted, found] = await page.evaluate(() => Reflect.get(globalThis, 'counted') as number[]);
      expect(counted, path).toBe(found);
    }
    expect(reports).toEqual([]);
  });
});
