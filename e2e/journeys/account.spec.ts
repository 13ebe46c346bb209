import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { formPlayer, open } from '../support/formCases';
import { ownNetwork } from '../support/ownNetwork';
import { demo, signIn } from '../support/player';
import { expect, test } from '../support/sink';
import { verifyPhone } from '../support/verifyPhone';

test.use(ownNetwork);

test.use({ expectedFailures: /Failed to load resource/ });

async function enter(page: Page) {
  const player = formPlayer();
  await open(page.request, player);
  await verifyPhone(page.request, { accountId: player.account_id, phone: player.contact_phone });
  await signIn(page, { accountId: player.account_id, password: player.password });
  return player;
}

/** The player's game tokens, as the account shows them. */
async function tokens(page: Page): Promise<number> {
  await page.goto('/account');
  const stat = page.locator('main dl', { hasText: /^Game tokens/ }).locator('dd');
  await expect(stat).toHaveText(/\d/);
  return Number((await stat.textContent())?.replace(/\D/g, ''));
}

test('a gift is claimed once, and its tokens exchanged once: two tabs, two presses, and an answer that is lost [D7.20, R1.04]', {
  tag: full,
}, async ({ page, context }) => {
  await enter(page);
  expect(await tokens(page)).toBe(0);
  const second = await context.newPage();
  await Promise.all([page.goto('/inbox'), second.goto('/inbox')]);
  const claim = (tab: Page) => tab.getByRole('button', { name: 'Claim 5,000 game tokens' });
  await expect(claim(page)).toBeVisible();
  await expect(claim(second)).toBeVisible();
  await page.route(
    '**/api/settings/claim_inbox',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await claim(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('We could not reach the site');
  await dialog.getByRole('button', { name: 'OK' }).click();
  // both tabs show the true state, whatever the answer was
  for (const tab of [page, second]) {
    await expect(claim(tab)).toHaveCount(0);
    await expect(tab.getByRole('main').getByText('Claimed', { exact: true })).toBeVisible();
  }
  expect(await tokens(page)).toBe(5000);

  await page.goto('/minigame');
  await expect(page.getByText('Worth ₱0.00 in money')).toHaveCount(2);
  const wanted = page.getByLabel('How many minigame tokens?');
  await wanted.fill('501');
  await expect(page.getByRole('alert')).toContainText('enough for 500');
  await page.route(
    '**/api/minigame/exchange',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await wanted.fill('12');
  const give = page.getByRole('button', { name: 'Exchange 120 game tokens' });
  await wanted.press('Enter');
  await dialog.getByRole('button', { name: 'OK' }).click();
  // the lost request is retried, and not executed twice
  await give.click();
  await expect(page.getByText('You now have 12 more minigame tokens.')).toBeVisible();
  await expect(page.getByTestId('game-tokens')).toHaveText('4,880');
  await expect(page.getByTestId('tokens')).toHaveText('12');
});

test('what a play of the minigame reveals is compared with the hash that was shown before it', {
  tag: full,
}, async ({ page }) => {
  await enter(page);
  await page.goto('/spin');
  const shown = (await page.getByTestId('next-hash').textContent()) ?? '';
  await page.getByText('Hash of the seed for your next play').click();
  await page.getByLabel('Your seed').fill('a seed of mine');
  await page.getByRole('button', { name: 'Spin', exact: true }).click();
  await page.getByText('Was it fair?').click();
  await expect(page.getByText('This seed matches the hash that you saw before the play.')).toBeVisible();
  await expect(page.getByText(shown)).toBeVisible();
  await expect(page.getByText('aseedofmine')).toBeVisible();
  // a seed that does not match its hash is reported automatically
  await page.goto('/minigame');
  await page.route('**/api/minigame/open_chest', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), server_seed: 'another' } });
  });
  await page.getByRole('button', { name: 'Open chest 2' }).click();
  await expect(page.getByText('This seed does not match the hash that you saw before the play.')).toBeVisible();
});

test('a session is shown with device and place, and ended from the list: its pages leave at once', {
  tag: full,
}, async ({ page, browser }) => {
  const player = await enter(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, { accountId: player.account_id, password: player.password });
  await page.goto('/security');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'This device' })).toContainText('Local network');
  await rows.getByRole('button', { name: 'Log out' }).click();
  await expect(rows).toHaveCount(1);
  await expect(elsewhere.getByText('Your session has ended to keep your account safe.')).toBeVisible();
  await elsewhere.context().close();
  // the gallery was opened from here while two were open: this one continues
  await expect(page.getByTestId('balance')).toBeVisible();
});

test('a part that could not be loaded shows it, and loads by itself once the network is back', async ({
  page,
  context,
}) => {
  await enter(page);
  await page.route('**/api/account/missions', (route) => route.abort());
  await page.goto('/mission');
  const main = page.getByRole('main');
  await expect(main.getByText('This could not be loaded')).toBeVisible();
  await context.setOffline(true);
  await expect(main.getByText('You are offline. This will load as soon as you are connected again.')).toBeVisible();
  await page.unroute('**/api/account/missions');
  await context.setOffline(false);
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(main.getByText('This could not be loaded')).toHaveCount(0);
});

test('no entry of the account menu moves when what the player holds arrives', { tag: full }, async ({ page }) => {
  await signIn(page, demo);
  await page.goto('/');
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/releases/wallet/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  const first = page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('link').first();
  const top = () => first.evaluate((link) => (link as HTMLElement).offsetTop);
  const before = await top();
  release();
  await expect(page.getByTestId('balances')).toContainText('Game tokens');
  expect(await top()).toBe(before);
});
