import { hydrated } from '../support/hydrated';
import { test as asPlayer, openAccount } from '../support/purse';
import { expect, test } from '../support/sink';

const game = '/playnow?provider=JILI&game=sl001';

test('a visitor reads what a game is, and after logging in is in the game', async ({ page, request }) => {
  const player = await openAccount(request);
  await page.goto('/slots?q=golden+dragon');
  await page.locator('a[data-tile]').first().click();
  await expect(page).toHaveURL(/\/playnow\?provider=\w+&game=\w+$/);
  await page.goto(game);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Golden Dragon');
  for (const fact of ['Return to player', 'Volatility', 'Stake']) await expect(main).toContainText(fact);
  const play = main.getByRole('button', { name: 'Play' });
  await expect(play).toBeInViewport();
  await play.click();
  await page.getByLabel('Account ID').fill(player.accountId);
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await page.getByRole('button', { name: 'Log in' }).last().click();
  await expect(page).toHaveURL(/game=sl001&mode=real/);
  await expect(page.locator('iframe')).toBeVisible();
});

asPlayer(
  'a player who comes back finds the open round on the game’s page, and goes on with it',
  async ({ page, purse }) => {
    await purse.fill(100_000);
    const { value } = await purse.call('product/get_games', { game_type: 'table', from: 0, count: 60 });
    const poker = value.find(({ provider_code }: { provider_code: string }) => provider_code === 'JILI');
    const path = `/playnow?provider=${poker.provider_code}&game=${poker.game_code}`;
    await page.goto(`${path}&mode=real`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: 'Deal' }).click();
    await expect(frame.getByRole('button', { name: 'Draw' })).toBeVisible();
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main).toContainText('Your round is still open');
    await main.getByRole('link', { name: 'Continue the round' }).click();
    await frame.getByRole('button', { name: 'Draw' }).click();
    await expect(frame.getByRole('button', { name: 'Deal' })).toBeVisible();
    await page.goto(path);
    await expect(main).toContainText('Last played:');
    await expect(main.getByRole('link', { name: 'Play', exact: true })).toBeVisible();
  },
);

test.describe('a game that is not available', () => {
  test.use({ expectedFailures: /status of 404/ });

  test('says so, and has others to go on with', async ({ page }) => {
    const answer = await page.goto('/playnow?provider=JILI&game=nothing&mode=demo');
    expect(answer?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('This game is not available here.');
    await expect(main.locator('a[data-tile]').first()).toBeVisible();
  });
});
