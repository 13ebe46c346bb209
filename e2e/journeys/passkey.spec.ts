import { full } from '../support/depth';
import { formPlayer, open } from '../support/formCases';
import { ownNetwork } from '../support/ownNetwork';
import { giveAuthenticator } from '../support/passkeys';
import { signIn } from '../support/player';
import { expect, test } from '../support/sink';
import { confirmStepUp, stepUpDialog } from '../support/stepUp';

test.use(ownNetwork);

test('a passkey is added, logs in by itself, and confirms a bank account, of which nothing typed is lost', {
  tag: full,
}, async ({ page, request }) => {
  const player = formPlayer();
  await open(request, player);
  await signIn(page, { accountId: player.account_id, password: player.password });

  await giveAuthenticator(page);
  await page.goto('/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await confirmStepUp(page, player.password);
  const naming = page.getByRole('dialog', { name: 'Name of the passkey' });
  await naming.getByLabel('Name', { exact: true }).fill('My phone');
  await naming.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText('not used yet');
  await expect(page.getByText('They are shown only now')).toBeVisible();

  // Signed out, the browser suggests the passkey at the account id field, and it is selected.
  await page.evaluate(() => localStorage.removeItem('marquee.session'));
  await page.goto('/login?to=%2Fadd-bank');
  await expect(page).toHaveURL(/\/add-bank$/);

  await page.getByLabel('Bank', { exact: true }).selectOption('BDL');
  await page.getByLabel('Account number').fill('0012345678');
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await stepUpDialog(page).press('Escape');
  await expect(stepUpDialog(page)).toHaveCount(0);
  await expect(page.getByLabel('Account number')).toHaveValue('0012345678');
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await stepUpDialog(page).getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(page).toHaveURL(/\/bank-details$/);
  await expect(page.getByText('•••• 5678')).toHaveCount(1);
  await page.goto('/inbox');
  await expect(page.getByText('New bank account')).toBeVisible();
  await expect(page.getByText('New passkey')).toBeVisible();
});
