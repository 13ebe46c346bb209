import { full } from '../support/depth';
import { test } from '../support/purse';
import { expect } from '../support/sink';

test('a hand of video poker goes on after a reload, and from the account', { tag: full }, async ({ page, purse }) => {
  await purse.fill(100_000);
  await page.goto('/poker');
  const tile = page.locator('a[href*="mode=real"]:not([href*="EVOPLAY"])').first();
  await page.goto((await tile.getAttribute('href')) ?? '');
  const game = page.frameLocator('iframe');
  const cards = game.locator('.poker-cards button');
  const hand = async () => {
    await expect(cards).toHaveCount(5);
    return cards.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('aria-label')));
  };
  await game.getByRole('button', { name: 'Deal' }).click();
  const dealt = await hand();

  await page.reload();
  expect(await hand()).toEqual(dealt);

  await page.goto('/account');
  await page.getByRole('link', { name: 'Continue' }).click();
  expect(await hand()).toEqual(dealt);
  await game.getByRole('button', { name: 'Draw' }).click();
  await expect(game.getByRole('button', { name: 'Deal' })).toBeVisible();
});

test('a game that is opened from the page of another is that game [D3.02]', { tag: full }, async ({ page, purse }) => {
  await purse.fill(100_000);
  const launched: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/product/launch')) return;
    launched.push((request.postDataJSON() as { game_code: string }).game_code);
  });
  await page.goto('/slots');
  const tile = page.locator('a[href*="mode=real"]:not([href*="EVOPLAY"])').first();
  await page.goto((await tile.getAttribute('href')) ?? '');
  await expect(page.locator('iframe')).toBeVisible();
  const here = page.url();
  await page.locator('main a[data-tile]:not([href*="EVOPLAY"])').last().click();
  await expect(page).not.toHaveURL(here);
  await expect(page.locator('iframe')).toBeVisible();
  const codes = [here, page.url()].map((url) => new URL(url).searchParams.get('game'));
  await expect.poll(() => launched).toEqual(codes);
});
