import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { hydrated } from '../support/hydrated';
import { headerBalance } from '../support/player';
import { openPurse } from '../support/purse';
import { ReleaseLine } from '../support/releaseLine';
import { expect } from '../support/sink';
import { test } from '../support/spareSiteTest';

// Signs out here, so it needs its own player.
test.use({ storageState: { cookies: [], origins: [] } });

const next = '2.0.0';
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const newHeading = new RegExp(`· ${next.replaceAll('.', '\\.')}$`);

test('after a release of a remote and of the host, a tab of the old versions and one of the new share money and session', {
  tag: full,
}, async ({ page: old, context, request, site }) => {
  const purse = await openPurse(request);
  await purse.enter(context);
  await old.goto('/slots');
  await hydrated(old);
  const oldHeading = (await heading(old).textContent()) ?? '';
  await expect.poll(() => headerBalance(old)).toBe(0);

  const line = new ReleaseLine(site.releases, 'slots', (text, version) =>
    text.replace(/(\.GameLobby,\{slug:[^,]+,title:\w+\(\w+\))/, `$1+" · ${version}"`),
  );
  await line.release(next);
  appendFileSync(join(site.host, 'manifest.json'), '\n');
  const fresh = await context.newPage();
  const drawn = async () => {
    await fresh.goto('/slots');
    return heading(fresh).textContent();
  };
  await expect.poll(drawn).toMatch(newHeading);
  await expect(heading(old)).toHaveText(oldHeading);

  // Money moved in the new tab is shown in the old one, which continues with its version.
  await purse.fill(10_000);
  for (const tab of [fresh, old]) await expect.poll(() => headerBalance(tab)).toBe(10_000);
  await old.getByRole('main').getByRole('searchbox').fill('no such game');
  await expect(old.locator('main a[data-tile]')).toHaveCount(0);
  await expect(heading(old)).toBeVisible();

  // At its next navigation it uses the new version.
  await old.getByRole('navigation').locator('a[href="/promotions"]').first().click();
  await expect(old).toHaveURL(/\/promotions/);
  await old.getByRole('navigation').locator('a[href="/slots"]').first().click();
  await expect(heading(old)).toHaveText(newHeading);
  await expect.poll(() => headerBalance(old)).toBe(10_000);

  await fresh.getByRole('button', { name: 'Account' }).click();
  await fresh.getByRole('button', { name: 'Log out' }).click();
  for (const tab of [fresh, old]) await expect(tab.getByTestId('balance')).toHaveCount(0);
});
