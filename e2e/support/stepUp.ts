import { expect, type Locator, type Page } from '@playwright/test';

/** The step-up dialog. */
export const stepUpDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirm that it is you' });

/** Completes the step-up with the password. */
export async function confirmStepUp(page: Page, password: string): Promise<void> {
  const dialog = stepUpDialog(page);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
