import { devices } from '@playwright/test';
import { headerBalance, minorOf, newPlayer, register, signIn } from '../support/player';
import { expect, test } from '../support/sink';
import { selectOfTomorrow } from '../support/sports';
import { codeFor } from '../support/verifyPhone';

// Not its browser type: that would start another browser.
const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use({ ...phone, locale: 'en-US' });

test('a visitor becomes a player, deposits, plays a slot, bets on sports, and reads both in the statement to the cent [R1.10, R6.01, D5.13, D6.06, D6.12, D7.06, D9.18]', async ({
  page,
  context,
}) => {
  const player = newPlayer();

  // Home, hot games, the slots lobby.
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^(Hot games|Our picks)$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Slots' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');

  // Search and filter by provider.
  const tiles = page.locator('a[data-tile]');
  await expect(tiles.first()).toBeVisible();
  const name = ((await tiles.first().locator('span').first().textContent()) ?? '').trim();
  await page.getByRole('searchbox').fill(name);
  await expect(page).toHaveURL(/q=/);
  await expect(tiles.filter({ hasText: name }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Providers' }).click();
  const sheet = page.getByRole('dialog', { name: 'Providers' });
  await sheet.getByRole('checkbox').first().check();
  await sheet.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/provider=/);
  await expect(tiles.first()).toBeVisible();

  // A demo round.
  await page.getByRole('link', { name: /^Demo/ }).first().click();
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: /spin/i }).first().click();
  await expect(game.getByRole('status').first()).not.toBeEmpty();

  // Registration, the offer to set limits, logout and login.
  await register(page, player);
  await page.getByLabel(/24 hours/).fill('5000');
  await page.getByRole('button', { name: 'Set these limits' }).click();
  await expect(page.getByTestId('balance')).toBeVisible();
  expect(await headerBalance(page)).toBe(0);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();
  await signIn(page, player);

  // A deposit after verifying the telephone: pending, then approved; host and wallet show the new balance
  // simultaneously.
  await page.goto('/deposit');
  await page.getByRole('link', { name: 'Confirm it now' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'Log in with a one-time code',
  );
  await page.getByRole('button', { name: 'Verify this number' }).click();
  await page.locator('input[name=tac]').fill(await codeFor(page.request, player.phone));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/deposit$/);
  await page.getByLabel('Amount').fill('1000');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Deposit now' }).click();
  const payment = page.getByTestId('payment');
  await expect(payment).toHaveAttribute('data-state', 'approved');
  // The earlier state is in the timeline with its time: on a slow machine it may be over before it is seen.
  await expect(payment.getByRole('listitem').filter({ hasText: /^(Created|Pending)/ })).not.toHaveCount(0);
  await expect(page.getByTestId('wallet-balance')).toHaveText(/1,000\.00/);
  expect(await headerBalance(page)).toBe(100_000);
  expect(minorOf(await page.getByTestId('wallet-balance').textContent())).toBe(100_000);

  // A real round of a slot.
  await page.goto('/slots');
  // A visitor's tiles, as the page is served, lead to the pages of games.
  await page.locator('a[data-tile][href*="mode=real"]').first().click();
  await expect(page.getByTestId('session-bar')).toBeVisible();
  const played = page.waitForResponse((response) => response.url().endsWith('/play/api/play'));
  await game.getByRole('button', { name: /spin/i }).first().click();
  const { round } = (await (await played).json()) as { round: { stake: number; payout: number } };
  const net = round.payout - round.stake;
  const afterSlot = 100_000 + net;
  await expect.poll(async () => minorOf(await page.getByTestId('session-net').textContent())).toBe(net);
  await expect.poll(() => headerBalance(page)).toBe(afterSlot);

  // A sports bet.
  await page.goto('/sports');
  await selectOfTomorrow(page);
  await page
    .getByRole('button', { name: /bet slip/i })
    .first()
    .click();
  const slip = page.getByRole('dialog', { name: /bet slip/i });
  // Odds may change meanwhile: accept any.
  await slip.getByRole('combobox').filter({ hasText: 'Accept any odds' }).selectOption({ label: 'Accept any odds' });
  await slip.getByLabel(/stake/i).first().fill('50');
  await slip.getByRole('button', { name: /place/i }).click();
  await expect.poll(() => headerBalance(page)).toBe(afterSlot - 5000);

  // The statement, to the cent.
  await page.goto('/statement');
  const statement = page.getByTestId('statement');
  await expect(statement).toBeVisible();
  const closing = statement.locator('dl', { hasText: 'Closing balance' }).locator('dd').first();
  expect(minorOf(await closing.textContent())).toBe(await headerBalance(page));
  await expect(statement.getByText('Deposit').first()).toBeVisible();
  await expect(statement.getByText('Stake', { exact: true }).first()).toBeVisible();

  // Logout, here and in a second tab.
  const second = await context.newPage();
  await second.goto('/account');
  await expect(second.getByTestId('balance')).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible();
  await expect(second.getByRole('link', { name: 'Register' }).first()).toBeVisible();
});
