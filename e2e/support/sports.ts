import { expect, type Page } from '@playwright/test';

/** Adds a selection of tomorrow to the slip on /sports: live odds change, and may be suspended. */
export async function selectOfTomorrow(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await page.getByRole('radiogroup').getByText('Tomorrow', { exact: true }).click();
  await expect(main.getByText('Live now')).toHaveCount(0);
  await main
    .getByRole('button', { name: /\d+\.\d\d/ })
    .first()
    .click();
}
