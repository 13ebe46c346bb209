import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hostDir } from '../support/folders';
import { hydrated } from '../support/hydrated';
import { givenRendered, openRendered } from '../support/rendered';
import { expect } from '../support/sink';
import { test } from '../support/spareSiteTest';
import { watchNetworkIdle } from '../support/texts';
import { WorkspaceCopy } from '../support/workspaceCopy';

const changed = 'casino';
const menu = 'Changed casino';
const intro = 'Tables that only the casino team has touched.';
const workspace = mkdtempSync(join(tmpdir(), 'marquee-workspace-'));
test.afterAll(() => rmSync(workspace, { recursive: true, force: true }));

/** Every file below a folder with its hash. */
function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]));
}

/** The loaded files of host and remotes, and whether each came from the network or the cache. */
async function filesOf(page: Page): Promise<{ path: string; fromNetwork: boolean }[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, transferSize }) => ({ path: new URL(name).pathname, fromNetwork: transferSize > 0 }))
      .filter(({ path }) => /^\/(static|releases)\//.test(path)),
  );
}

/** Waits until the page has loaded the last of its idle-time loads (`useCoverWatch`). */
const idleLoaded = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/static/js/async/coverWatch.')),
  );

/** Loads the home page, which has sections of several remotes; `settled` waits for each load. */
async function load(page: Page, settled?: () => Promise<void>) {
  const files: Awaited<ReturnType<typeof filesOf>> = [];
  for (const [path, sign] of [
    ['/', 'a[href^="/playnow"]'],
    ['/sports', 'main h1'],
    [`/${changed}`, 'a[data-tile]'],
  ] as const) {
    await givenRendered(page, path);
    await openRendered(page, path);
    await expect(page.locator(sign).first()).toBeVisible();
    await settled?.();
    files.push(...(await filesOf(page)));
  }
  return files;
}

const isChanged = (path: string) => path.startsWith(`/releases/${changed}/`);
const unchanged = (files: { path: string }[]) =>
  [...new Set(files.map(({ path }) => path).filter((path) => !isChanged(path)))].sort();

test('only the casino is released: an open page is notified, a new one shows it, and nothing else is built or requested again', async ({
  page,
  context,
  site,
}) => {
  // Builds a remote.
  const others = () =>
    readdirSync(site.releases).filter((name) => !name.startsWith('.') && name !== changed && !name.endsWith('.json'));
  const hashes = () => [hostDir, ...others().map((name) => join(site.releases, name))].map(hashesOf);

  const networkIdle = watchNetworkIdle(page);
  const known = unchanged(await load(page, () => idleLoaded(page).then(networkIdle)));
  expect(known.length).toBeGreaterThan(5);
  const before = await load(page);
  await expect(page.getByText(intro)).toHaveCount(0);
  expect(before.filter(({ fromNetwork }) => fromNetwork)).toEqual([]);
  const hashesBefore = hashes();
  const casinoBefore = hashesOf(join(site.releases, changed));

  const open = await context.newPage();
  await open.goto('/sports');
  await hydrated(open);
  await open.evaluate(() => Object.assign(globalThis, { stayed: true }));
  // It does not learn of a release by polling.
  await open.route('**/build/latest.json*', (route) => route.abort());
  const link = open.getByRole('navigation').locator(`a[href="/${changed}"]`).first();
  await expect(link).not.toHaveText(menu);

  const copy = new WorkspaceCopy(workspace, changed);
  copy.change('src/locales/en.json', (text) => {
    const texts = JSON.parse(text) as Record<string, string>;
    return JSON.stringify({ ...texts, 'nav.casino': menu, 'intro.casino': intro });
  });
  const version = await copy.release(site.releases);
  // By its live stream alone, without reloading: from then on it uses the new release.
  await expect(link).toHaveText(menu);

  const after = await load(page);
  await expect(page.getByText(intro)).toBeVisible();
  expect(unchanged(after).filter((path) => !known.includes(path))).toEqual([]);
  const fetched = after.filter(({ fromNetwork }) => fromNetwork).map(({ path }) => path);
  expect(fetched.length).toBeGreaterThan(0);
  for (const path of fetched) expect(path).toContain(`/releases/${changed}/${version}/`);
  expect(hashes()).toEqual(hashesBefore);
  expect(hashesOf(join(site.releases, changed))).toMatchObject(casinoBefore);

  await link.click();
  await expect(open.getByText(intro)).toBeVisible();
  expect(await open.evaluate(() => 'stayed' in globalThis)).toBe(true);
});
