import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import type { Page } from '@playwright/test';
import { DeskSite } from '../support/deskSite';
import { releasesDir } from '../support/folders';
import { ReleaseLine } from '../support/releaseLine';
import { seen } from '../support/seen';
import { expect, test } from '../support/sink';

/** Puts the version into the lobby's heading, in browser and server code. */
const withVersion = (text: string, version: string) =>
  text.replace(/(\.GameLobby,\{slug:[^,]+,title:\w+\(\w+\))/, `$1+" · ${version}"`);

let desk: DeskSite;
let releases: string;
let line: ReleaseLine;
test.beforeAll(async () => {
  releases = mkdtempSync(join(tmpdir(), 'marquee-site-releases-'));
  cpSync(releasesDir, releases, { recursive: true, preserveTimestamps: true });
  line = new ReleaseLine(releases, 'slots', withVersion);
  desk = await DeskSite.open({ RELEASES_DIR: releases });
});
test.afterAll(async () => {
  await desk?.close();
  rmSync(releases, { recursive: true, force: true });
  expect(desk.failures.flat()).toEqual([]);
});
// The player's page asks for a part that nobody is given any more.
test.use({ expectedFailures: /slots: no version to run/ });

const goTo = (page: Page, entry: string) =>
  page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: entry }).press('Enter');

/** Opens the page of releases by keyboard. */
async function openReleases(page: Page) {
  await goTo(page, 'Releases');
  await expect(page.getByRole('heading', { level: 1, name: 'Releases', exact: true })).toBeVisible();
}

/** Presses a button by keyboard, writes why, and sends the form. */
async function act(page: Page, button: string, reason: string) {
  await page.getByRole('button', { name: button, exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
}

const lastChange = () => readRegistry(releases).registry.remotes.slots?.history.at(-1);

test('a canary is stopped at the desk, with a reason, and its visitors get the live version', async ({ browser }) => {
  await line.release('9.1.0', { percent: 100 });
  const visitor = await (await browser.newContext({ baseURL: desk.site.url })).newPage();
  const heading = visitor.getByRole('heading', { level: 1 });
  await visitor.goto('/slots');
  await expect(heading).toContainText('· 9.1.0');

  const page = await desk.enter(browser, 'Demo Owner');
  await openReleases(page);
  await expect(page.getByRole('heading', { name: 'slots@9.1.0' })).toBeVisible();
  const figures = page.getByRole('region', { name: 'Figures of slots@9.1.0' });
  await expect(figures.getByRole('row', { name: /failures/ })).toBeVisible();
  await act(page, 'End the canary 9.1.0', 'players write that it is slow');
  await expect(page.getByText('There is no canary.')).toBeVisible();

  await visitor.goto('/slots');
  await expect(heading).toBeVisible();
  await expect(heading).not.toContainText('9.1.0');
  expect(lastChange()).toMatchObject({
    action: 'rollback',
    reason: 'the canary 9.1.0 ends: players write that it is slow',
    who: expect.stringMatching(/^Demo Owner \(desk [0-9a-f]{8}\)$/),
  });
  await goTo(page, 'Audit');
  await expect(page.getByRole('row', { name: /releases\/end.*players write that it is slow/ })).toBeVisible();
});

test('a part is switched off while a player looks at it, and on again', async ({ browser }) => {
  const visitor = await (await browser.newContext({ baseURL: desk.site.url })).newPage();
  await visitor.goto('/ru/slots');
  const off = visitor.getByRole('main').getByText('Этот раздел временно отключён');
  await expect(visitor.locator('a[data-tile]').first()).toBeVisible();

  const page = await desk.enter(browser, 'Demo Owner');
  await openReleases(page);
  await page.getByRole('row', { name: /^slots/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Releases of slots' })).toBeVisible();
  await act(page, 'Switch slots off', 'a game there charges twice');
  await expect(page.getByText('It is switched off', { exact: true })).toBeVisible();
  await expect(off, 'an open page leaves it').toBeVisible();
  await visitor.goto('/ru/slots');
  await expect(off, 'a new page says so').toBeVisible();

  await line.release('9.2.0');
  await page.reload();
  await act(page, 'Switch slots on', 'the game is mended');
  await expect(page.getByText('It is switched off', { exact: true })).toBeHidden();
  await visitor.goto('/ru/slots');
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('· 9.2.0');
});

test('two staff who press at once change it once, and the second reads that it was changed', async ({ browser }) => {
  await line.release('9.3.0', { percent: 50 });
  const [one, other] = [await desk.enter(browser, 'Demo Owner'), await desk.enter(browser, 'Demo Second')];
  for (const page of [one, other]) {
    await openReleases(page);
    await page.getByRole('button', { name: 'End the canary 9.3.0' }).press('Enter');
    await page.getByRole('dialog').getByLabel('Reason').fill('slow');
  }
  const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'End the canary 9.3.0' });
  await send(one).press('Enter');
  await expect(one.getByRole('dialog')).toBeHidden();
  const { revision } = readRegistry(releases).registry;
  await send(other).press('Enter');
  await expect(seen(other.getByRole('dialog'), /Somebody has changed this meanwhile/)).toBeVisible();
  expect(readRegistry(releases).registry.revision).toBe(revision);
});
