import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { expect, test } from '../support/sink';
import { requestsOf, watchNetworkIdle } from '../support/texts';

// An offline visitor who follows a link to a page whose code was not preloaded.
test.use({
  expectedFailures:
    /ERR_|Failed to (load|fetch)|cms@\S+ failed|RemoteUnavailable: cms|ChunkLoadError|Loading CSS chunk|No news/,
});

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
const link = (page: Page, path = '/news') => page.locator(`a[href="${path}"]`).filter({ visible: true }).first();

/** Opens a page, then blocks requests that match `lost`; returns a function that unblocks them. */
async function openCut(page: Page, lost = /\/releases\/cms\//, path = '/login'): Promise<() => Promise<void>> {
  const networkIdle = watchNetworkIdle(page);
  await page.goto(path);
  await networkIdle();
  await page.route(lost, (route) => route.abort('internetdisconnected'));
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  return () => page.unroute(lost);
}

const stayed = (page: Page) => page.evaluate(() => 'stayed' in globalThis);

test('a part of a page that failed to load is loaded by the first retry, also after a second link', async ({
  page,
}) => {
  const mend = await openCut(page);
  await link(page).click();
  await expect(retry(page)).toBeVisible();
  await link(page, '/login').click();
  await expect(page.getByLabel('Account ID')).toBeVisible();
  await link(page).click();
  await expect(retry(page)).toBeVisible();
  await mend();
  await retry(page).click();
  await expect(heading(page)).toHaveText('News');
  expect(await stayed(page)).toBe(true);
});

test('a part of a page that did not arrive is there at the next link, from elsewhere or where it is missing', async ({
  page,
}) => {
  for (const way of ['elsewhere', 'here']) {
    const mend = await openCut(page);
    await link(page).click();
    await expect(retry(page)).toBeVisible();
    if (way === 'elsewhere') {
      await link(page, '/login').click();
      await expect(page.getByLabel('Account ID')).toBeVisible();
    }
    await mend();
    await link(page).click();
    await expect(heading(page)).toHaveText('News');
    expect(await stayed(page)).toBe(true);
  }
});

for (const [what, file, tag] of [
  ['text', /\/releases\/cms\/.*\/locales\//, []],
  ['entry', /\/releases\/cms\/.*\/entry\./, [full]],
  ['code', /\/releases\/cms\/.*\/async\/.*\.js/, [full]],
] as const)
  test(`a part of a page whose ${what} comes after its time is shown when it comes`, { tag: [...tag] }, async ({
    page,
  }) => {
    await openCut(page, /never/);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(file, (route) => arrived.then(() => route.continue()));
    await link(page).click();
    await expect(retry(page)).toBeVisible();
    arrive();
    await expect(heading(page)).toHaveText('News');
    expect(await stayed(page)).toBe(true);
  });

test('what was prefetched without a network loads at the first link afterwards', async ({ page }) => {
  const mend = await openCut(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/releases/cms/'));
  await link(page).hover();
  await failed;
  await mend();
  await link(page).click();
  await expect(heading(page)).toHaveText('News');
});

for (const { what, lost, from, to, title } of [
  { what: 'a remote', lost: /\/releases\/cms\//, from: '/login', to: '/news', title: 'News' },
  { what: 'the host', lost: /\/page-register\./, from: '/about', to: '/register', title: 'Create your account' },
]) {
  test(`a page of ${what} that did not arrive comes by itself with the network, and asks for nothing before`, async ({
    page,
    context,
  }) => {
    const mend = await openCut(page, lost, from);
    await context.setOffline(true);
    await link(page, to).click();
    await expect(retry(page)).toBeVisible();
    await mend();
    const asked = requestsOf(page);
    await page.clock.install();
    await page.clock.runFor('05:00');
    expect(asked.filter((path) => lost.test(path))).toEqual([]);
    await context.setOffline(false);
    await expect(heading(page)).toHaveText(title);
    expect(await stayed(page)).toBe(true);
  });
}
