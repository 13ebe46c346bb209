import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request as requests } from '@playwright/test';
import { full } from '../support/depth';
import { phone } from '../support/firstScreen';
import { hostDir, releasesDir, root } from '../support/folders';
import { freePort } from '../support/freePort';
import { openPurse } from '../support/purse';
import { expect, test } from '../support/sink';
import { startProgram, stopProgram } from '../support/startProgram';

// The page of what has no rules is answered with 404.
test.use({ viewport: phone, expectedFailures: /status of 404/ });

test('the rules of a game are reached from its page, and those of a sport from the list in the footer', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  await page.goto('/playnow?provider=JILI&game=sl001');
  await main.getByRole('link', { name: 'Rules of this kind of game' }).click();
  await expect(title).toHaveText('Rules: Slots');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rules of play' }).click();
  await expect(title).toHaveText('Rules of play');
  const football = main.getByRole('link', { name: 'Football' });
  await football.focus();
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Rules: Football');
  await expect(main.locator('#handicap')).toContainText('You get 14.50 back.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.goto('/rules/chess');
  await expect(main.getByText('There are no such rules here')).toBeVisible();
});

test('the receipt of a void bet leads to its rule [D8.11]', { tag: full }, async ({ page, context }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-rules-'));
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const start = () =>
    startProgram('site', { DATA_DIR: dataDir, HOST_DIST: hostDir, RELEASES_DIR: releasesDir, PORT: port });
  let site = await start();
  const calls = await requests.newContext({ baseURL: url });
  try {
    const purse = await openPurse(calls);
    await purse.fill(100_000);
    const asked = { when: 'tomorrow', sport: 'football', count: 1 };
    const [match] = (await purse.call('sports/fixtures', asked)).value;
    const [{ selection_id, odds }] = match.markets[0].selections;
    const bet = { request_id: randomUUID(), sizes: [1], legs: [{ selection_id, odds }], policy: 'any' };
    const [{ bet_id }] = (await purse.call('sports/place_bet', { ...bet, stake_per_line: 1_000 })).value;
    await stopProgram(site);
    const program = 'backend/app/src/testing/processes/voidedBet.ts';
    execFileSync(process.execPath, ['--import', 'tsx', program, dataDir, bet_id], { cwd: root });
    site = await start();

    await purse.enter(context);
    await page.goto(`${url}/bet-history?bet=${bet_id}`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Why was this void?' }).click();
    await expect(page).toHaveURL(/\/rules\/football#correction$/);
    const rule = main.locator('#correction');
    await expect(rule).toBeFocused();
    await expect(rule).toBeInViewport();
    await expect(rule.getByRole('heading')).toHaveText('Errors');
  } finally {
    await calls.dispose();
    await stopProgram(site);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
