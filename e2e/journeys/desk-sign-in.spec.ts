import { serveDesk } from '../support/desk';
import { giveAuthenticator } from '../support/passkeys';
import { expect, test } from '../support/sink';

let desk: Awaited<ReturnType<typeof serveDesk>>;
test.beforeAll(async () => {
  desk = await serveDesk(['Maria Santos', 'Ana Reyes']);
});
test.afterAll(() => desk.close());

test('an owner joins by a link, signs in with a passkey, and confirms a command by its code', async ({ page }) => {
  const post = (path: string, input: object, headers: Record<string, string> = {}) =>
    fetch(`${desk.origin}/desk/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input),
    }).then((response) => response.json());
  await page.setViewportSize({ width: 360, height: 740 });
  await giveAuthenticator(page);

  // The link's token leaves the address before anything else happens.
  const [link = ''] = desk.links;
  await page.goto(link);
  await expect(page.getByText('This link is for Maria Santos.')).toBeVisible();
  expect(page.url()).toBe(`${desk.origin}/link`);
  await page.getByRole('button', { name: 'Create a passkey' }).press('Enter');
  await expect(page.getByText('Signed in as Maria Santos')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('status')).toHaveText(/^This link was used/);

  await page.goto(`${desk.origin}/`);
  await page.getByRole('button', { name: 'Sign out' }).press('Enter');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
  await expect(page.getByText('Signed in as Maria Santos')).toBeVisible();

  const another = page.getByRole('button', { name: 'Add another passkey' });
  await another.press('Enter');
  await expect(page.getByRole('status')).toHaveText(/^You have a passkey there already/);
  await giveAuthenticator(page, 'usb');
  await another.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Added. It signs you in from now on.');

  const { user_code, device_code } = await post('session/device', { device: 'desk on host-1' });
  await page.getByRole('link', { name: 'Confirm a command' }).press('Enter');
  const code = page.getByRole('textbox', { name: 'Code that the command shows' });
  await code.fill('BBBB-BBBB');
  await code.press('Enter');
  await expect(page.getByRole('status')).toHaveText(/^No command waits with this code/);
  await code.fill(user_code.toLowerCase());
  await code.press('Enter');
  const asks = page.getByRole('region', { name: 'A command asks to sign in as you' });
  await expect(asks).toBeFocused();
  await expect(asks).toContainText('desk on host-1');
  await expect(asks).toContainText('Confirm only if you started this yourself just now.');
  await asks.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Confirmed. Go back to the command.');

  const { access_token } = await post('session/token', { device_code });
  const me = await post('staff/me', {}, { authorization: `Bearer ${access_token}` });
  expect(me).toMatchObject({ statusCode: 1, name: 'Maria Santos' });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'nothing is wider than the window').toBeLessThanOrEqual(360);
});

test('the company’s account signs in after a link has added it, and comes back to the page', async ({ page }) => {
  const [, link = ''] = desk.links;
  const answer = async (button: string) => {
    await page.getByLabel('E-mail address').fill('ana@company.test');
    await page.getByRole('button', { name: button, exact: true }).click();
  };
  await page.goto(link);
  await page.getByRole('button', { name: 'Use the company’s account' }).click();
  await answer('Sign in');
  await expect(page.getByText('Signed in as Ana Reyes')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in with the company’s account' })).toBeVisible();

  await page.goto(`${desk.origin}/device`);
  await page.getByRole('button', { name: 'Sign in with the company’s account' }).click();
  await answer('Cancel');
  await expect(page.getByRole('status')).toHaveText(/Begin again/);
  await page.goto(`${desk.origin}/device`);
  await page.getByRole('button', { name: 'Sign in with the company’s account' }).click();
  await answer('Sign in');
  await expect(page).toHaveURL(`${desk.origin}/device`);
  await expect(page.getByText('Signed in as Ana Reyes')).toBeVisible();
});
