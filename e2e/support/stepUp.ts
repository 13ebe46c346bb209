import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog that asks a player again who asks. */
export const stepUpDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirm that it is you' });

/** Proves it with the password, as a player does. */
export async function confirmStepUp(page: Page, password: string): Promise<void> {
  const dialog = stepUpDialog(page);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
