import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { full } from '../support/depth';
import { hostDir, releasesDir, root } from '../support/folders';
import { freePort } from '../support/freePort';
import { expect, test } from '../support/sink';
import { startProgram, stopProgram } from '../support/startProgram';

const folder = mkdtempSync(join(tmpdir(), 'marquee-provider-off-'));
const sites = join(folder, 'sites');
let site: ChildProcess | undefined;
let url = '';

test.beforeAll(async () => {
  cpSync(join(root, 'backend/sites'), sites, { recursive: true });
  const port = String(await freePort());
  url = `http://localhost:${port}`;
  const settings = { DATA_DIR: join(folder, 'data'), HOST_DIST: hostDir, RELEASES_DIR: releasesDir };
  site = await startProgram('site', { ...settings, PORT: port, SITES_DIR: sites });
});
test.afterAll(async () => {
  if (site) await stopProgram(site);
  rmSync(folder, { recursive: true, force: true });
});

/** The operator removes a provider from the file that all sites share. */
function switchOff(code: string): void {
  const file = join(sites, 'common/providers.json');
  const data = JSON.parse(readFileSync(file, 'utf8')) as { providers: { provider_code: string }[] };
  data.providers = data.providers.filter(({ provider_code }) => provider_code !== code);
  writeFileSync(file, JSON.stringify(data));
}

test('a provider that is switched off while a search is open: its games are refused, then no longer found', {
  tag: full,
}, async ({ page }) => {
  const field = page.locator('input[data-search]');
  const found = page.getByRole('main').locator('a[href*="/playnow"]');
  const off = found.and(page.locator('[href*="provider=JILI"]'));
  await page.goto(`${url}/search`);
  await field.fill('golden dragon');
  await expect(off.first()).toBeVisible();
  switchOff('JILI');
  const data = { domain_name: 'localhost', external_id: '', language: 'EN', q: 'golden dragon' };
  await expect
    .poll(async () => (await page.request.post(`${url}/api/search/find`, { data })).text())
    .not.toContain('JILI');
  await off.first().click();
  await expect(page.getByRole('main')).toContainText(/not available|does not exist|not found/i);
  await page.goBack();
  await field.fill('golden dragons');
  await expect(found.first()).toBeVisible();
  await expect(off).toHaveCount(0);
});
