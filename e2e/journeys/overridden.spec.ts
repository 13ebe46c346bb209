import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { grantText } from '@marquee/federation-release/grant/grant';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { hydrated } from '../support/hydrated';
import { openSignedSite } from '../support/signedSite';
import { expect, test } from '../support/sink';
import { startDev } from '../support/startDev';
import { violationsOf } from '../support/violations';
import { WorkspaceCopy } from '../support/workspaceCopy';

// Without its development server, an overridden page says so.
test.use({ expectedFailures: /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING/ });

const remote = 'casino';
const workspace = mkdtempSync(join(tmpdir(), 'marquee-developed-'));
test.afterAll(() => rmSync(workspace, { recursive: true, force: true }));

const badgeOf = (page: Page) => page.getByRole('region', { name: 'Development override' });

/** The policy of the page at an address, as another browser gets it. */
const policyAt = async (page: Page, url: string) => (await page.goto(url))?.headers()['content-security-policy'];

test('a developer sees a remote of their machine on a deployed site, badged and anew after each change, and nobody else does', {
  tag: full,
}, async ({ page, request, browser, baseURL }) => {
  const { site, signingKey } = await openSignedSite(baseURL ?? '');
  const grantUntil = (until: number) => grantText({ remote, site: 'localhost', until }, signingKey);
  const copy = new WorkspaceCopy(workspace, remote);
  const write = (intro: string) =>
    copy.change('src/locales/en.json', (text) =>
      JSON.stringify({ ...(JSON.parse(text) as Record<string, string>), 'intro.casino': intro }),
    );
  write('Drawn by my machine');
  const folder = join(workspace, 'remotes', remote);
  const dev = await startDev(folder, { site: site.url, grant: grantUntil(Date.now() + 3600_000) });
  const before = await policyAt(page, `${site.url}/${remote}`);
  await hydrated(page);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(dev.address);
  expect(new URL(page.url()).search).toBe('');
  await page.goto(`${site.url}/${remote}`);
  await expect(page.getByText('Drawn by my machine')).toBeVisible();
  const from = new URL(dev.address).searchParams.get('marquee-dev-from');
  await expect(badgeOf(page)).toContainText(new RegExp(`^${remote} from ${from} until \\d\\d:\\d\\d: [\\d.]+-dev`));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await violationsOf(page)).toEqual([]);

  write('Drawn by my machine, and changed');
  await expect(page.getByText('Drawn by my machine, and changed')).toBeVisible();

  const other = await browser.newContext();
  const theirs = await other.newPage();
  expect(await policyAt(theirs, `${site.url}/${remote}`)).toBe(before);
  await hydrated(theirs);
  await expect(badgeOf(theirs)).toHaveCount(0);
  await expect(theirs.getByText('Drawn by my machine')).toHaveCount(0);
  const late = new URL(dev.address);
  late.searchParams.set('marquee-dev', grantUntil(Date.now() - 1000));
  const refused = await request.get(late.href);
  expect([refused.status(), await refused.text()]).toEqual([403, expect.stringContaining('The grant held until')]);
  await other.close();

  await dev.stop();
  await page.reload();
  await expect(badgeOf(page)).toContainText(`${from} does not answer`);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();

  await badgeOf(page).getByRole('button', { name: 'End' }).focus();
  await page.keyboard.press('Enter');
  await hydrated(page);
  await expect(badgeOf(page)).toHaveCount(0);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('marquee_dev');
  expect(readRegistry(site.releases).registry.remotes[remote]?.quarantined).toEqual([]);
  await site.close();
});
