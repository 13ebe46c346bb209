import { expect, test } from '../support/sink';

/** A sandbox site without sports, horse racing and sabong. */
const site = (baseURL: string | undefined) => (baseURL ?? '').replace('//localhost', '//slot2.localhost');

test.use({ baseURL: async ({ baseURL }, use) => use(site(baseURL)) });
// The page itself is a 404, which the browser logs.
test.use({ expectedFailures: /Failed to load resource: the server responded with a status of 404/ });

test('a category that a site lacks is in no menu, its route answers the notice with 404, and no byte of it is requested', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));

  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Games' }).locator('a[href="/slots"]')).toBeVisible();
  for (const path of ['/sports', '/horse-racing', '/sabong'])
    await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
  await page.setViewportSize({ width: 412, height: 839 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').locator('a[href="/slots"]').first()).toBeVisible();
  await expect(page.getByRole('dialog').locator('a[href="/sports"]')).toHaveCount(0);

  for (const path of ['/sports', '/horse-racing', '/sabong']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Not available here' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to home' })).toBeVisible();
  }

  await page.goto('/poker');
  await expect(page.locator('a[data-tile]').first()).toBeVisible();
  expect(requested.filter((path) => path.startsWith('/releases/casino/')).length).toBeGreaterThan(0);
  expect(requested.filter((path) => path.startsWith('/releases/sportsbook/'))).toEqual([]);
});
