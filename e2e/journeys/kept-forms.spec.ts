import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { full } from '../support/depth';
import { ownNetwork } from '../support/ownNetwork';
import { type NewPlayer, signIn } from '../support/player';
import { openAccount } from '../support/purse';
import { test as base, expect } from '../support/sink';
import { selectOfTomorrow } from '../support/sports';
import { watchNetworkIdle } from '../support/texts';

// The browser logs the calls that a session's end refuses.
base.use({ expectedFailures: /Failed to load resource/ });

/** A test whose page is signed in, by the form, as a new player. */
const test = base.extend<{ player: NewPlayer; idle: () => Promise<void>; endSession: () => Promise<void> }>({
  ...ownNetwork,
  /** Waits until everything has come that the page loads by itself, the part that keeps forms among it. */
  idle: async ({ page }, use) => use(watchNetworkIdle(page)),
  /** Ends the session behind the page's back. */
  endSession: async ({ page, idle }, use) => {
    await use(async () => {
      await idle();
      await page.context().clearCookies();
    });
  },
  player: [
    async ({ request, page }, use) => {
      const player = await openAccount(request);
      await signIn(page, player);
      await use(player);
    },
    { auto: true },
  ],
});

const main = (page: Page) => page.getByRole('main');
const message = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

/** Presses a button, unless a call of the page's own has found the session's end, and the page has left. */
const press = (button: Locator) => button.evaluateAll(([shown]: HTMLElement[]) => shown?.click());

/** Logs in on the page that the session's end has led to. */
async function logInAgain(page: Page, { accountId, password }: NewPlayer): Promise<void> {
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel('Account ID').fill(accountId);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await main(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByTestId('balance')).toBeVisible();
}

/** What is kept in the tab. */
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('marquee.forms'));

/** The answer of a call of the page's player. */
async function count(request: APIRequestContext, { accountId, password }: NewPlayer, name: string): Promise<number> {
  const site = { domain_name: 'localhost', external_id: 'marquee' };
  const post = async (call: string, data: object) =>
    (await request.post(`/api/${call}`, { data: { ...site, ...data } })).json();
  const { token } = await post('auth/login', { account_id: accountId, password });
  const { value } = await post(name, { account_id: accountId, auth: token });
  return value.length;
}

test('a message that is typed while the session ends is there after the login, and is sent once', async ({
  endSession,
  page,
  player,
  request,
}) => {
  await page.goto('/contact-us');
  await message(page).fill('Where is my deposit of Monday?');
  await endSession();
  await press(page.getByRole('button', { name: 'Send message' }));
  await logInAgain(page, player);
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(message(page)).toHaveValue('Where is my deposit of Monday?');
  expect(await kept(page)).toBeNull();
  await expect(page.getByTestId('ticket')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByTestId('ticket')).toBeVisible();
  expect(await count(request, player, 'support/tickets')).toBe(1);
});

test('a deposit whose session ends at its confirmation is there after the login, and is made once', async ({
  endSession,
  page,
  player,
  request,
}) => {
  await page.goto('/deposit');
  await page.getByLabel('Amount').fill('150');
  await page.getByRole('button', { name: 'Review' }).click();
  const confirm = page.getByRole('button', { name: 'Deposit now' });
  await expect(confirm).toBeVisible();
  await endSession();
  await press(confirm);
  await logInAgain(page, player);
  await expect(page).toHaveURL(/\/deposit$/);
  await expect(main(page)).toContainText('150.00');
  expect(await count(request, player, 'wallet/transactions')).toBe(0);
  const again = page.getByRole('button', { name: /^(Send again|Deposit now)$/ });
  await again.dblclick();
  await expect(page.getByTestId('payment')).toBeVisible();
  expect(await count(request, player, 'wallet/transactions')).toBe(1);
});

test('another player who logs in sees nothing of what was typed', async ({ endSession, page, request }) => {
  await page.goto('/contact-us');
  await message(page).fill('Only mine to read');
  await endSession();
  await press(page.getByRole('button', { name: 'Send message' }));
  await expect(page).toHaveURL(/\/login\?/);
  expect(await kept(page)).toContain('Only mine to read');
  await logInAgain(page, await openAccount(request));
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(message(page)).toBeVisible();
  await expect(message(page)).toHaveValue('');
  expect(await kept(page)).toBeNull();
});

test('what a visitor typed is there after the login, and passwords are never kept', async ({
  endSession,
  idle,
  page,
  player,
}) => {
  await endSession();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/contact-us');
  await message(page).fill('I cannot log in');
  await idle();
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await page.getByRole('textbox', { name: 'Password' }).fill('a wrong password');
  await page.goBack();
  await page.goForward();
  expect(await kept(page)).toContain('I cannot log in');
  expect(await kept(page)).not.toContain('wrong');
  await page.getByLabel('Account ID').fill(player.accountId);
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await main(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByTestId('balance')).toBeVisible();
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(message(page)).toHaveValue('I cannot log in');
});

test('stakes on the slip are there after the login', async ({ endSession, page, player }) => {
  await page.goto('/sports');
  await selectOfTomorrow(page);
  const stake = page.getByLabel(/^Stake/).first();
  await stake.fill('20');
  await endSession();
  await press(page.getByRole('button', { name: /^Place bet/ }));
  await logInAgain(page, player);
  await expect(page).toHaveURL(/\/sports/);
  await expect(page.getByLabel(/^Stake/).first()).toHaveValue(/^20/);
});

const forms = [
  { path: '/edit-profile', field: 'contact_email', typed: 'other@example.com', send: 'Save' },
  { path: '/add-bank', field: 'account_number', typed: '001234567890', send: 'Add' },
] as const;

for (const { path, field, typed, send } of forms) {
  test(`what is typed into ${path} while the session ends is there after the login`, { tag: full }, async ({
    endSession,
    page,
    player,
  }) => {
    await page.goto(path);
    const input = main(page).locator(`[name="${field}"]`);
    const bank = main(page).locator('[name="bank_code"]');
    if (await bank.count()) await bank.selectOption('ISB');
    await input.fill(typed);
    await endSession();
    await press(main(page).getByRole('button', { name: send }));
    await logInAgain(page, player);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(input).toHaveValue(typed);
  });
}

test('a limit that is edited while the session ends is open after the login', { tag: full }, async ({
  endSession,
  page,
  player,
}) => {
  await page.goto('/responsible-gaming');
  await main(page).getByRole('button', { name: /^Set/ }).first().click();
  const amount = page.getByRole('dialog').locator('[name="amount"]');
  await amount.fill('500');
  await endSession();
  await press(page.getByRole('dialog').getByRole('button', { name: /^Save/ }));
  await logInAgain(page, player);
  await expect(amount).toHaveValue(/^500/);
});
