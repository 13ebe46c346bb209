import { expect, type Locator, type Page } from '@playwright/test';
import { full, rows } from '../support/depth';
import { hydrated } from '../support/hydrated';
import { demo, signIn } from '../support/player';
import { test } from '../support/sink';

/** The browser itself logs HTTP errors and missing answers. */
test.use({ expectedFailures: /Failed to load resource|Refused to execute script|Unknown route middleware/ });

const page_ = '/sandbox/errors';
const row = (page: Page, id: string): Locator => page.locator(`[data-provocation="${id}"]`);
const press = (page: Page, id: string) => row(page, id).getByRole('button').click();
const got = (page: Page, id: string) => row(page, id).locator('output code');
const handled = (page: Page, id: string) => row(page, id).locator('output', { hasText: 'Handled' });

/** The title of error dialogs. */
const title = 'That did not work';
const texts = {
  insufficientBalance: 'Your balance is too low.',
  unknownError: 'Something went wrong. Please try again.',
  internalServerError: 'Something went wrong on our side. Please try again.',
  disconnect: 'We could not reach the site. Please check your connection and try again.',
  invalidCredentials: 'The account ID or password is wrong.',
  tooManyRequests: 'That was too fast. Please wait a moment.',
};

interface Row {
  id: string;
  /** The caller's answer. */
  answer: string;
  /** The dialog's text; none if nothing is shown. */
  text?: string;
  /** Whether it is logged. */
  logged?: true;
}

const broken = '{"statusCode":-500,"statusMessage":"internalServerError"';
const gone = '{"statusCode":0,"statusMessage":"disconnect"';
const unavailable = '{"statusCode":-503,"statusMessage":"serviceUnavailable"';

/** Rows that a visitor can see. */
const visitorRows: Row[] = [
  // First, while this call still has its seeded answer.
  { id: 'closed settings/social_account', answer: `${gone},"accountList":[]`, text: texts.disconnect },
  { id: 'fine code', answer: '{"statusCode":1,"statusMessage":"BLOCK"}' },
  { id: 'fine message', answer: '{"statusCode":0,"statusMessage":"OK"}' },
  { id: 'unavailable', answer: unavailable, logged: true },
  { id: 'word', answer: '"insufficientBalance"', text: texts.insufficientBalance },
  { id: 'unknown word', answer: '"neverHeardOf"', text: texts.unknownError },
  { id: 'sentence', answer: '"Limit of 500 reached"', text: 'Limit of 500 reached' },
  { id: 'empty', answer: '"statusMessage":""', text: texts.unknownError },
  { id: 'login refused', answer: '"invalidCredentials"', text: texts.invalidCredentials },
  { id: 'closed auth/login', answer: broken, text: texts.internalServerError },
  { id: 'closed seo', answer: `${unavailable},"value":[]`, logged: true },
  { id: 'closed startup', answer: '"maintenance":{"is_maintenance":false', text: texts.internalServerError },
  { id: 'html', answer: broken, text: texts.internalServerError },
  { id: 'pixel', answer: '"tooManyRequests"', text: texts.tooManyRequests },
  // The same for other calls.
  { id: 'closed auth/signup', answer: broken, text: texts.internalServerError },
  { id: 'closed auth/tac/request_login', answer: broken, text: texts.internalServerError },
  { id: 'closed auth/login_tac', answer: broken, text: texts.internalServerError },
  { id: 'closed auth/forgot_password', answer: broken, text: texts.internalServerError },
  { id: 'closed settings/siteinfodetail', answer: `${unavailable},"cms":{}`, logged: true },
  { id: 'closed settings/partners', answer: `${unavailable},"partners":[]`, logged: true },
  { id: 'closed home/marquee', answer: `${unavailable},"value":[]`, logged: true },
];

/** Rows of calls that only a player makes. */
const playerRows: Row[] = [
  { id: 'closed auth/update_password', answer: broken, text: texts.internalServerError },
  { id: 'closed auth/vip', answer: broken, text: texts.internalServerError },
  { id: 'closed auth/get_balance', answer: unavailable, logged: true },
  { id: 'closed home/fav_list', answer: `${gone},"value":[]`, text: texts.disconnect },
];

async function expectRow(page: Page, { id, answer, text, logged }: Row): Promise<void> {
  const warning = logged && page.waitForEvent('console', (message) => message.type() === 'warning');
  await press(page, id);
  await expect(got(page, id)).toContainText(answer);
  const dialog = page.getByRole('alertdialog');
  if (text) {
    await expect(dialog.getByRole('heading')).toHaveText(title);
    await expect(dialog).toContainText(text);
    await expect(handled(page, id), 'the caller goes on once the dialog is closed').toHaveCount(0);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(handled(page, id)).toBeVisible();
  if (warning) expect((await warning).text()).toContain('serviceUnavailable');
  else if (!text) await expect(page.getByTestId('toast')).toHaveCount(0);
}

test('every row of the error catalogue that a visitor can meet looks as specified [R8.05]', async ({ page }) => {
  await page.goto(page_);
  for (const one of rows(visitorRows, 14)) await test.step(one.id, () => expectRow(page, one));
});

test('every row of the error catalogue that only a player meets looks as specified', { tag: full }, async ({
  page,
}) => {
  await signIn(page, demo);
  await page.goto(page_);
  for (const one of playerRows) await test.step(one.id, () => expectRow(page, one));
});

test('a refusal in passing is a toast at the bottom right for 3 s, without a button to answer it [R8.07]', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(page_);
  await expect(row(page, 'toast')).toBeVisible();
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page, 'toast');
  const toast = page.getByTestId('toast');
  await expect(toast).toContainText(title);
  await expect(toast).toContainText(texts.insufficientBalance);
  await expect(toast).toHaveAttribute('data-tone', 'danger');
  await expect(toast.getByRole('button')).toHaveAccessibleName('Close');
  await expectBottomRight(page, toast);
  expect(await lifeOf(toast)).toBe('3000ms');
  await page.clock.fastForward(3000);
  await expect(toast).toHaveCount(0);
});

for (const message of rows(['sessionExpired', 'Session Expired', 'BLOCK', 'CLOSE', 'permissionDenied'], 1)) {
  test(`the message ${message} ends the session: a warning of 10 s at the bottom right, and the login [R8.02, R9.07]`, async ({
    page,
  }) => {
    await signIn(page, demo);
    await page.clock.install();
    await page.goto(page_);
    await expect(page.getByTestId('balance')).toBeVisible();
    await press(page, `session ${message}`);
    const toast = page.getByTestId('toast');
    await expect(toast).toContainText('You have been logged out');
    await expect(toast).toContainText('Your session has ended. Please log in again.');
    await expect(toast).toHaveAttribute('data-tone', 'warning');
    await expectBottomRight(page, toast);
    await expect.poll(() => new URL(page.url()).searchParams.get('reason')).toBe(message);
    expect(new URL(page.url()).pathname).toBe('/login');
    await expect(page.getByTestId('balance')).toHaveCount(0);
    expect(await lifeOf(toast)).toBe('10000ms');
    await page.clock.fastForward(5000);
    await expect(toast).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(toast).toHaveCount(0);
  });
}

test('a call that nobody answers is given up after 20 s [R8.19]', { tag: full }, async ({ page }) => {
  await page.clock.install();
  await page.goto(page_);
  const asked = page.waitForRequest('**/api/settings/top10winner_withdrawal');
  await press(page, 'hang');
  await asked;
  await page.clock.fastForward(20_500);
  await expect(got(page, 'hang')).toContainText('"disconnect"');
  await expect(page.getByRole('alertdialog')).toContainText(texts.disconnect);
});

test('a theme that is not accepted resets the site with the exact message [R8.21]', { tag: full }, async ({ page }) => {
  await page.goto(page_);
  await press(page, 'theme code');
  await expect(got(page, 'theme code')).toHaveText('Invalid theme code');
  await press(page, 'theme color');
  await expect(got(page, 'theme color')).toHaveText('Invalid theme color');
});

test('a route middleware that nobody knows is the error of the specification [R8.23]', { tag: full }, async ({
  page,
}) => {
  await page.goto(page_);
  await press(page, 'middleware');
  await expect(got(page, 'middleware')).toHaveText('Unknown route middleware');
});

test('a live chat that is not ready is only logged', { tag: full }, async ({ page }) => {
  await page.goto(page_);
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await press(page, 'chat');
  expect((await warning).text()).toContain('Live chat is not ready');
  await expect(got(page, 'chat')).toHaveText('Live chat is not ready');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByTestId('toast')).toHaveCount(0);
});

test('an unknown route says which path was asked for [R8.22]', { tag: full }, async ({ page }) => {
  await page.goto(page_);
  await row(page, 'unknown route').getByRole('link').click();
  await expect(page.getByText('Page not found: /sandbox/no/such/page?x=1')).toBeVisible();
  expect((await page.reload())?.status()).toBe(404);
});

/** The duration of a toast: the CSS variable of its progress bar. */
const lifeOf = (toast: Locator) => toast.evaluate((element) => element.style.getPropertyValue('--life'));

async function expectBottomRight(page: Page, toast: Locator): Promise<void> {
  const box = await toast.boundingBox();
  const view = page.viewportSize();
  if (!box || !view) throw new Error('The toast is not on the screen');
  expect(view.width - box.x - box.width).toBeLessThan(60);
  expect(view.height - box.y - box.height).toBeLessThan(120);
}
