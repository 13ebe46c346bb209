import { readFile } from 'node:fs/promises';
import { full } from '../support/depth';
import { formPlayer, open } from '../support/formCases';
import { tabTo } from '../support/keyboard';
import { ownNetwork } from '../support/ownNetwork';
import { signIn } from '../support/player';
import { expect, test } from '../support/sink';
import { stepUpDialog } from '../support/stepUp';

test.use(ownNetwork);

// After closing, pending calls of the page are refused.
test.use({ expectedFailures: /Failed to load resource/ });

test('an account is closed by keyboard after its data were saved, and login is refused afterwards', {
  tag: full,
}, async ({ page, request }) => {
  const player = formPlayer();
  await open(request, player);
  const { account_id, password } = player;
  await signIn(page, { accountId: account_id, password });
  await page.goto('/responsible-gaming');
  const way = page.getByRole('link', { name: 'Details', exact: true });
  await tabTo(page, way);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Close my account', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Self-exclusion' })).toBeVisible();

  const proved = async () => {
    await stepUpDialog(page).getByRole('textbox', { name: 'Password' }).focus();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(stepUpDialog(page)).toHaveCount(0);
  };
  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }));
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await proved();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${account_id}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file).toMatchObject({ account: [{ account_id }], is_complete: true });

  await tabTo(page, page.getByRole('button', { name: 'Close my account' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Close your account?' });
  await tabTo(page, question.getByRole('button', { name: 'Close my account' }));
  await page.keyboard.press('Enter');
  await proved();
  await expect(page.getByText('This account is closed')).toBeVisible();

  await page.goto('/login');
  await page.getByLabel('Account ID').fill(account_id);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This account is closed')).toBeVisible();
});
