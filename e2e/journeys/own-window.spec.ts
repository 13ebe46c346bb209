import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { demo, signIn } from '../support/player';
import { expect, test } from '../support/sink';
import { taken } from '../support/taken';

/** A tile of a provider whose games have a window of their own (§3). */
const tileOf = (page: Page, mode: 'real' | 'demo') =>
  page.locator(`a[href*="provider=EVOPLAY"][href*="mode=${mode}"]`).first();
const open = (page: Page, name: 'button' | 'link') => page.getByRole(name, { name: 'Open the game' });

test('a game of a popup provider runs in its own window from the click on its tile, and ends with its page (§3) [R3.31]', {
  tag: full,
}, async ({ page, context }) => {
  await page.goto('/slots?provider=EVOPLAY');
  // Before the page is the browser's a tile is a link like any other.
  await taken(page);
  const opened = context.waitForEvent('page');
  await tileOf(page, 'demo').click({ force: true });
  const game = await opened;
  await expect(game).toHaveURL(/\/play\/\w+/);
  await expect(game.getByRole('button', { name: 'Spin' })).toBeVisible();
  await expect(page.getByText('The game runs in its own window')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByTestId('session-bar')).not.toContainText('0:00:00');
  await page.getByRole('button', { name: 'Bring it to the front' }).click();
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

test('the rounds of a player in a game’s own window reach the session bar of its page (§3) [R3.31]', {
  tag: full,
}, async ({ page, context }) => {
  await signIn(page, demo);
  await page.goto('/slots?provider=EVOPLAY');
  await taken(page);
  const opened = context.waitForEvent('page');
  await tileOf(page, 'real').click();
  const game = await opened;
  const bar = page.getByTestId('session-net');
  let stated = 0;
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/protection/session')) return;
    stated = ((await response.json()) as { value: { net: number }[] }).value[0]?.net ?? 0;
  });
  await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled();
  const before = stated;
  // A round may give back just what it cost; three of them hardly do.
  for (let rounds = 0; rounds < 3 && stated === before; rounds++) {
    const answer = page.waitForResponse('**/api/protection/session');
    await game.getByRole('button', { name: 'Spin' }).click();
    await answer;
    await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled();
  }
  expect(stated).not.toBe(before);
  // The same minor units, with the signs of a currency.
  const shown = async () => Number((await bar.textContent())?.replace(/\D/g, ''));
  await expect.poll(async () => (await shown()) - Math.abs(stated)).toBe(0);
});

test('where the browser keeps the window shut, a link opens the game (§3) [R3.31]', { tag: full }, async ({
  page,
  context,
}) => {
  await page.goto('/slots?provider=EVOPLAY');
  await taken(page);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await tileOf(page, 'demo').click({ force: true });
  await open(page, 'button').click();
  const opened = context.waitForEvent('page');
  await open(page, 'link').click();
  await expect(await opened).toHaveURL(/\/play\/\w+/);
});

test('a visitor is asked to log in before a window opens for a game with money (§3) [R3.31]', async ({
  page,
  context,
}) => {
  await page.goto('/slots?provider=EVOPLAY');
  await taken(page);
  await tileOf(page, 'real').click();
  await expect(page.getByText('Ready to play?')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});
