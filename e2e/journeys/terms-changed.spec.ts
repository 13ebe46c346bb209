import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostDir, releasesDir, root } from '../support/folders';
import { freePort } from '../support/freePort';
import { demo, signIn } from '../support/player';
import { expect, test } from '../support/sink';
import { startProgram, stopProgram } from '../support/startProgram';

const folder = mkdtempSync(join(tmpdir(), 'marquee-terms-changed-'));
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

/** The operator decides to answer complaints later. */
function changeTerms(): void {
  const file = join(sites, 'common/operator.json');
  const data = JSON.parse(readFileSync(file, 'utf8')) as { terms: { complaint_days: number } };
  data.terms.complaint_days = 21;
  writeFileSync(file, JSON.stringify(data));
}

test('a player sees what has changed in the terms, accepts it, and deposits [D9.30]', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  const main = page.getByRole('main');
  await signIn(page, demo);
  changeTerms();

  await page.goto('/');
  const told = page.getByRole('alertdialog', { name: 'Our terms have changed' });
  await told.getByRole('button', { name: 'Later' }).click();
  await page.goto('/deposit');
  await expect(main.getByText('Please read our new terms first')).toBeVisible();
  await main.getByRole('link', { name: 'Read the terms' }).click();

  const box = page.getByTestId('accept-terms');
  await expect(box.getByRole('listitem')).toHaveText([/^Complaints changed/]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await box.getByRole('link', { name: 'Complaints' }).press('Enter');
  await expect(main.getByRole('heading', { name: /Complaints$/ })).toBeInViewport();
  await box.getByRole('link', { name: 'Text so far' }).click();
  await expect(main).toContainText('You are reading an older version.');
  await expect(main).toContainText('final answer within 10 days');
  await main.getByRole('link', { name: 'Latest version' }).click();
  await expect(main).toContainText('final answer within 21 days');
  await box.getByRole('button', { name: 'I accept the terms' }).click();
  await expect(main).toContainText('You have accepted the terms.');

  await page.goto('/deposit');
  await expect(main.getByRole('button', { name: 'Review' })).toBeVisible();
  await context.close();
});
