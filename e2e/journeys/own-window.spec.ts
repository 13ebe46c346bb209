import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { hydrated } from '../support/hydrated';
import { minorOf } from '../support/player';
import { openPurse } from '../support/purse';
import { expect, test } from '../support/sink';
import { watchNetworkIdle } from '../support/texts';

/** A tile of a provider whose games open in a separate window (R3.31). */
const tileOf = (page: Page, mode: 'real' | 'demo') =>
  page.locator(`a[href*="provider=EVOPLAY"][href*="mode=${mode}"]`).first();
const open = (page: Page, name: 'button' | 'link') => page.getByRole(name, { name: 'Open the game' });

test('a game of a popup provider runs in its own window from the click on its tile, and ends with its page [R3.31]', {
  tag: full,
}, async ({ page, context }) => {
  await page.goto('/slots?provider=EVOPLAY');
  // Before hydration a tile is an ordinary link.
  await hydrated(page);
  const opened = context.waitForEvent('page');
  await tileOf(page, 'demo').click({ force: true });
  const game = await opened;
  await expect(game).toHaveURL(/\/play\/\w+/);
  await expect(game.getByRole('button', { name: 'Spin' })).toBeVisible();
  await expect(page.getByText('The game runs in its own window')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByTestId('session-bar')).not.toContainText('0:00:00');
  await page.getByRole('button', { name: 'Show the game’s window' }).click();
  await page.getByRole('button', { name: 'End the game' }).click();
  await expect(page.getByText('The game is closed')).toBeVisible();
  await expect.poll(() => game.isClosed()).toBe(true);

  const anew = context.waitForEvent('page');
  await open(page, 'button').click();
  const second = await anew;
  await expect(second).toHaveURL(/\/play\/\w+/);
  await second.close();
  await expect(page.getByText('The game is closed')).toBeVisible();

  const last = context.waitForEvent('page');
  await open(page, 'button').click();
  const third = await last;
  await expect(third).toHaveURL(/\/play\/\w+/);
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await expect.poll(() => third.isClosed()).toBe(true);
});

test('the rounds of a player in a game’s own window reach the session bar of its page [R3.31]', {
  tag: full,
}, async ({ page, context, request }) => {
  const purse = await openPurse(request);
  await purse.enter(context);
  await purse.fill(100_000);
  await page.goto('/slots?provider=EVOPLAY');
  await hydrated(page);
  const opened = context.waitForEvent('page');
  await tileOf(page, 'real').click();
  const game = await opened;
  const spin = game.getByRole('button', { name: 'Spin' });
  let net = 0;
  // A round may return exactly its stake: then the bar is unchanged, and another one is played.
  while (net === 0) {
    await expect(spin).toBeEnabled();
    const played = game.waitForResponse((response) => response.url().endsWith('/play/api/play'));
    await spin.click();
    const { round } = (await (await played).json()) as { round: { stake: number; payout: number } };
    net += round.payout - round.stake;
  }
  await expect.poll(async () => minorOf(await page.getByTestId('session-net').textContent())).toBe(net);
});

test('where the browser keeps the window shut, a link opens the game [R3.31]', { tag: full }, async ({
  page,
  context,
}) => {
  await page.goto('/slots?provider=EVOPLAY');
  await hydrated(page);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await tileOf(page, 'demo').click({ force: true });
  await open(page, 'button').click();
  const opened = context.waitForEvent('page');
  await open(page, 'link').click();
  await expect(await opened).toHaveURL(/\/play\/\w+/);
});

test('a visitor is asked to log in before a window opens for a game with money [R3.31]', async ({ page, context }) => {
  await page.goto('/slots?provider=EVOPLAY');
  await hydrated(page);
  const networkIdle = watchNetworkIdle(page);
  await page.locator('a[data-tile][href*="provider=EVOPLAY"]').first().click();
  const play = page.getByRole('main').getByRole('button', { name: 'Play' });
  await expect(play).toBeVisible();
  await networkIdle();
  await play.click();
  await expect(page.getByLabel('Account ID')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});
