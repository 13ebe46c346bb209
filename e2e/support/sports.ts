import { expect, type Page } from '@playwright/test';

/** Puts a selection of tomorrow into the slip, from /sports: what is played now moves, or takes no bets for a while. */
export async function selectOfTomorrow(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await page.getByRole('radiogroup').getByText('Tomorrow', { exact: true }).click();
  await expect(main.getByText('Live now')).toHaveCount(0);
  await main
    .getByRole('button', { name: /\d+\.\d\d/ })
    .first()
    .click();
}
