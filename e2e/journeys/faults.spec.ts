import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { changeRegistry } from '@marquee/federation-release/registry/store';
import { quarantineLine, rollbackLine } from '@marquee/federation-release/tool/commands';
import type { Page } from '@playwright/test';
import { rows } from '../support/depth';
import { htmlPage, silence, status500 } from '../support/faults';
import { headerBalance } from '../support/player';
import { expect } from '../support/sink';
import type { SpareSite } from '../support/spareSite';
import { test } from '../support/spareSiteTest';
import { WorkspaceCopy } from '../support/workspaceCopy';

/** A fault of the casino remote, and how it is repaired. */
interface Breakage {
  title: string;
  /** Where the loader detects it. */
  phase: 'entry' | 'evaluate' | 'module' | 'render';
  spoil: (site: SpareSite) => unknown;
  lift: (site: SpareSite) => unknown;
  /** Whether a release repairs it, after which pages recover automatically. */
  isReleased?: boolean;
}

const remote = 'casino';
const below = `/releases/${remote}/`;
const lobby = 'src/lobby/LobbyPage.tsx';
const workspace = mkdtempSync(join(tmpdir(), 'marquee-workspace-'));
const copy = new WorkspaceCopy(workspace, remote);
test.afterAll(() => rmSync(workspace, { recursive: true, force: true }));

const recordOf = (site: SpareSite, name = remote) => {
  const record = readRegistry(site.releases).registry.remotes[name];
  if (!record) throw new Error(`${name} is not released`);
  return record;
};

const live = (site: SpareSite, name = remote) => {
  const record = recordOf(site, name);
  const release = record.versions[record.live];
  if (!release) throw new Error(`${name} is not released`);
  const file = join(site.releases, name, record.live, release.description.entry.file);
  return { version: record.live, file };
};

/** Rewrites the live entry on disk, and removes its compressed copy. */
function rewriteEntry(site: SpareSite, change: (bytes: Buffer) => Buffer): void {
  const { file } = live(site);
  rmSync(`${file}.br`, { force: true });
  writeFileSync(file, change(readFileSync(file)));
}

const flipped = (bytes: Buffer) => {
  const changed = Buffer.from(bytes);
  const middle = Math.floor(changed.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  return changed;
};

/** Publishes the lobby with a page that throws at run time, which the gate cannot detect. */
async function releaseSpoiled(site: SpareSite, page: string): Promise<string> {
  copy.change(lobby, () => page);
  return copy.release(site.releases, 'ungated');
}

/** Without a last good version the error is shown to the player. */
async function forgetLastGood(site: SpareSite): Promise<void> {
  await changeRegistry(folderStore(site.releases), (remotes) => {
    const record = remotes[remote];
    if (record) remotes[remote] = { ...record, lastGood: null };
    return remotes;
  });
}

async function releaseAgain(site: SpareSite): Promise<void> {
  copy.restore(lobby);
  await copy.release(site.releases, 'ungated');
}

const throwsOnRender = `export function LobbyPage(): never { throw new Error('spoiled while rendering'); }\n`;
const throwsOnEvaluation = `export function LobbyPage() { return null; }\nthrow new Error('spoiled while evaluating');\n`;

const writesMarkup = `export function LobbyPage() { document.createElement('p').innerHTML = '<b>spoiled</b>'; return null; }\n`;

/** One for each phase of failure comes first. */
const breakages: Breakage[] = [
  {
    title: 'its folder is removed',
    phase: 'entry',
    spoil: ({ releases }) => renameSync(join(releases, remote), join(releases, '.away')),
    lift: ({ releases }) => renameSync(join(releases, '.away'), join(releases, remote)),
  },
  {
    title: 'its page throws on render',
    phase: 'render',
    spoil: async (site) => {
      await releaseSpoiled(site, throwsOnRender);
      await forgetLastGood(site);
    },
    lift: releaseAgain,
    isReleased: true,
  },
  {
    title: 'a byte of its entry is flipped',
    phase: 'entry',
    spoil: async (site) => {
      await forgetLastGood(site);
      rewriteEntry(site, flipped);
    },
    lift: (site) => rewriteEntry(site, flipped),
  },
  {
    title: 'it is served as 500',
    phase: 'entry',
    spoil: (site) => site.breakBelow(below, status500),
    lift: (site) => site.mend(),
  },
  {
    title: 'it is served as HTML',
    phase: 'entry',
    spoil: (site) => site.breakBelow(below, htmlPage),
    lift: (site) => site.mend(),
  },
  {
    title: 'it hangs',
    phase: 'entry',
    spoil: (site) => site.breakBelow(below, silence),
    lift: (site) => site.mend(),
  },
  {
    title: 'its page throws on evaluation',
    phase: 'module',
    spoil: async (site) => {
      await releaseSpoiled(site, throwsOnEvaluation);
      await forgetLastGood(site);
    },
    lift: releaseAgain,
    isReleased: true,
  },
  {
    title: 'its page writes markup as a string',
    phase: 'render',
    spoil: async (site) => {
      await releaseSpoiled(site, writesMarkup);
      await forgetLastGood(site);
    },
    lift: releaseAgain,
    isReleased: true,
  },
];

test.use({
  expectedFailures:
    /casino@\S+ failed|RemoteUnavailable: casino|Failed to load resource|integrity|spoiled|TrustedHTML|MIME type|ERR_/,
});

/** The page's failure reports, and whether they were accepted. */
function telemetryOf(page: Page) {
  const reports: { remote: string; version: string; phase: string; taken: boolean }[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/telemetry/failure')) return;
    const { remote, version, phase } = response.request().postDataJSON();
    const { statusCode } = await response.json();
    reports.push({ remote, version, phase, taken: statusCode === 1 });
  });
  return reports;
}

const card = (page: Page) => page.getByRole('main').getByText('This part could not be loaded');
const games = (page: Page) => page.getByRole('navigation', { name: 'Games', exact: true });
const casinoLink = (page: Page) => games(page).getByRole('link', { name: 'Live casino' });

/** The page at `path` works: it has its heading, and no error card. */
async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main').locator('h1')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
}

/** Visits a page of every other remote by links, and home. */
async function visitTheOthers(page: Page): Promise<void> {
  for (const path of ['/slots', '/sports']) {
    await games(page).locator(`a[href="${path}"]`).click();
    await expectPage(page, path);
  }
  for (const path of ['/deposit', '/profile', '/spin']) {
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('navigation', { name: 'Account', exact: true }).locator(`a[href="${path}"]`).click();
    await expectPage(page, path);
  }
  await page.getByRole('contentinfo').locator('a[href="/about"]').click();
  await expectPage(page, '/about');
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await expect(page.getByRole('heading', { name: /^(Hot games|Our picks)$/ })).toBeVisible();
}

for (const { title, phase, spoil, lift, isReleased } of rows(breakages, 1)) {
  const cure = isReleased ? 'a release' : 'a retry';
  test(`when ${title}, only the casino's pages say so, and ${cure} brings them back`, async ({ page, site, sink }) => {
    const reports = telemetryOf(page);
    await spoil(site);
    const { version } = live(site);

    await page.goto('/casino', { waitUntil: 'domcontentloaded' });
    await expect(card(page)).toBeVisible();
    await expect(casinoLink(page)).toBeVisible();
    await expect.poll(() => headerBalance(page)).toBeGreaterThan(0);
    expect(sink.join('\n')).toContain(`casino@${version} failed (${phase})`);
    await expect.poll(() => reports).toContainEqual({ remote, version, phase, taken: true });

    const balance = await headerBalance(page);
    await visitTheOthers(page);
    expect(await headerBalance(page)).toBe(balance);

    await casinoLink(page).click();
    await expect(card(page)).toBeVisible();
    const failures = () => sink.filter((line) => line.includes(`${remote}@`)).length;
    const before = failures();
    // A remote that fails by itself does not recover with the network.
    if (isReleased) await page.evaluate(() => dispatchEvent(new Event('online')));
    await lift(site);
    if (!isReleased) await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('a[data-tile]').first()).toBeVisible();
    await expectPage(page, '/casino');
    if (isReleased) expect(failures()).toBe(before);
  });
}

test('when a new version throws on render, the player sees the page of the last good one', async ({ page, site }) => {
  const reports = telemetryOf(page);
  const good = live(site).version;
  const bad = await releaseSpoiled(site, throwsOnRender);

  await page.goto('/casino');
  await expect(page.locator('a[data-tile]').first()).toBeVisible();
  await expectPage(page, '/casino');
  await expect.poll(() => reports).toContainEqual({ remote, version: bad, phase: 'render', taken: true });
  expect(reports.map(({ version }) => version)).not.toContain(good);
});

test('a version that is withdrawn leaves open pages by what their live stream says alone; a remote of which nothing is left says so, and comes back by itself', async ({
  page,
  site,
}) => {
  const store = folderStore(site.releases);
  const good = live(site).version;
  // A developer's folder has older versions, too, to which the site would fall back.
  for (const older of Object.keys(recordOf(site).versions).filter((version) => version !== good)) {
    await quarantineLine(store, [remote, older, 'is', 'old']);
  }
  const bad = await releaseSpoiled(site, 'export function LobbyPage() { return <h1>To be withdrawn</h1>; }\n');
  await page.goto('/casino');
  await expect(page.getByRole('heading', { name: 'To be withdrawn' })).toBeVisible();
  await expect.poll(() => headerBalance(page)).toBeGreaterThan(0);
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  // The page does not learn of it by polling.
  await page.route('**/build/latest.json*', (route) => route.abort());

  await quarantineLine(store, [remote, bad, 'it', 'shows', 'no', 'games']);
  await expect(page.locator('a[data-tile]').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'To be withdrawn' })).toHaveCount(0);

  await quarantineLine(store, [remote, good, 'nor', 'does', 'this']);
  await expect(card(page)).toBeVisible();
  await expect(casinoLink(page)).toBeVisible();
  const answer = await page.request.get('/casino');
  expect(answer.status()).toBe(200);

  await rollbackLine(store, [remote, good]);
  await expect(page.locator('a[data-tile]').first()).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
});

test('a part that did not arrive comes with the next release of whatever remote', async ({ page, site }) => {
  const entries = `**${below}**`;
  await page.route(entries, (route) => route.abort('internetdisconnected'));
  await page.goto('/casino');
  await expect(card(page)).toBeVisible();
  await expect.poll(() => headerBalance(page)).toBeGreaterThan(0);
  await page.unroute(entries);
  await rollbackLine(folderStore(site.releases), ['cms', live(site, 'cms').version]);
  await expect(page.locator('a[data-tile]').first()).toBeVisible();
  await expectPage(page, '/casino');
});
