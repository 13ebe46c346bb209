import { full } from '../support/depth';
import { OwnSite } from '../support/ownSite';
import { expect, test } from '../support/sink';

let site: OwnSite | undefined;
test.beforeAll(async () => {
  site = await OwnSite.open();
});
test.afterAll(() => site?.close());

/** The operator removes a provider from the file that all sites share. */
const switchOff = (code: string) =>
  site?.change<{ providers: { provider_code: string }[] }>('common/providers.json', (data) => ({
    ...data,
    providers: data.providers.filter(({ provider_code }) => provider_code !== code),
  }));

test('a provider that is switched off while a search is open: its games are refused, then no longer found', {
  tag: full,
}, async ({ page }) => {
  const field = page.locator('input[data-search]');
  const found = page.getByRole('main').locator('a[href*="/playnow"]');
  const off = found.and(page.locator('[href*="provider=JILI"]'));
  await page.goto(`${site?.url}/search`);
  await field.fill('golden dragon');
  await expect(off.first()).toBeVisible();
  switchOff('JILI');
  const data = { domain_name: 'localhost', external_id: '', language: 'EN', q: 'golden dragon' };
  await expect
    .poll(async () => (await page.request.post(`${site?.url}/api/search/find`, { data })).text())
    .not.toContain('JILI');
  await off.first().click();
  await expect(page.getByRole('main')).toContainText(/not available|does not exist|not found/i);
  await page.goBack();
  await field.fill('golden dragons');
  await expect(found.first()).toBeVisible();
  await expect(off).toHaveCount(0);
});
