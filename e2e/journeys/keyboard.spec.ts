import { expectFocusKept, tabTo } from '../support/keyboard';
import { ownCalls } from '../support/ownNetwork';
import { headerBalance } from '../support/player';
import { openAccount } from '../support/purse';
import { expect, test } from '../support/sink';

test.use(ownCalls);

test('a keyboard alone logs in, searches, opens a game, deposits and bets, and never loses its place', async ({
  page,
  request,
}) => {
  const player = await openAccount(request);
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  const games = page.getByRole('navigation', { name: 'Games' });

  await page.goto('/');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await tabTo(page, banner.getByRole('link', { name: 'Log in' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expectFocusKept(page);
  await tabTo(page, page.getByLabel('Account ID'));
  await page.keyboard.type(player.accountId);
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type(player.password);
  await page.keyboard.press('Enter');
  // The focus is at the start of the next page's content.
  await expect(page).toHaveURL('/');
  await expect(main).toBeFocused();

  // Search the lobby; the grid is a single tab stop, and arrow keys move within it.
  await tabTo(page, games.locator('a[href="/slots"]'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const tiles = page.locator('a[data-tile]');
  await expect(tiles.first()).toBeVisible();
  await expectFocusKept(page);
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('lotus');
  await expect(page).toHaveURL(/q=lotus/);
  await expect(tiles.first()).toContainText(/lotus/i);
  await tabTo(page, tiles.first());
  await page.keyboard.press('ArrowRight');
  await expect(tiles.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/playnow\?/);
  await expect(page.getByTestId('session-bar')).toBeVisible();
  await expectFocusKept(page);

  // A deposit.
  await tabTo(page, banner.locator('a[href="/deposit"]'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const amount = main.getByLabel('Amount');
  await expect(amount).toBeVisible();
  const before = await headerBalance(page);
  await tabTo(page, amount);
  await page.keyboard.type('100');
  await tabTo(page, main.getByRole('button', { name: 'Review' }));
  await page.keyboard.press('Enter');
  await expectFocusKept(page);
  await tabTo(page, page.getByRole('button', { name: 'Deposit now' }));
  await page.keyboard.press('Space');
  await expectFocusKept(page);
  await expect.poll(() => headerBalance(page)).toBe(before + 10_000);

  // A bet.
  await tabTo(page, games.locator('a[href="/sports"]'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/sports');
  await expect(page.getByRole('searchbox', { name: 'Search teams and leagues' })).toBeVisible();
  // Tomorrow's matches: live odds change, and are suspended after a score.
  const tomorrow = main.getByRole('radio', { name: 'Tomorrow', exact: true });
  await tabTo(page, main.locator(`input[name="${await tomorrow.getAttribute('name')}"]:checked`));
  while (!(await tomorrow.isChecked())) await page.keyboard.press('ArrowRight');
  await expect(main.getByText('Live now')).toHaveCount(0);
  const odds = main.getByRole('button', { name: /\d+\.\d\d/, disabled: false }).first();
  await tabTo(page, odds);
  await page.keyboard.press('Space');
  await expect(odds).toHaveAttribute('aria-pressed', 'true');
  await expectFocusKept(page);
  const stake = page.getByRole('textbox', { name: /stake/i }).first();
  // Backwards around the end of the page: forwards, the slip comes after every odds button.
  await tabTo(page, stake, 'Shift+Tab');
  await page.keyboard.type('50');
  // Live odds may change while typing: accept any.
  await tabTo(page, page.getByRole('combobox').filter({ hasText: 'Accept any odds' }));
  await page.keyboard.press('End');
  const accept = page.getByRole('button', { name: 'Accept the new odds' });
  if (await accept.isVisible()) {
    await tabTo(page, accept);
    await page.keyboard.press('Enter');
  }
  const funds = await headerBalance(page);
  const place = page.getByRole('button', { name: /place/i }).first();
  await tabTo(page, place);
  // A changed score suspends odds for a while.
  await expect(place).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect.poll(() => headerBalance(page)).toBe(funds - 5000);
  await expectFocusKept(page);
});
