import type { Page } from '@playwright/test';
import { full, rows } from '../support/depth';
import { hydrated } from '../support/hydrated';
import { ownNetwork } from '../support/ownNetwork';
import { sitePages } from '../support/pages';
import { newPlayer, register } from '../support/player';
import { expect, test } from '../support/sink';
import { watchNetworkIdle } from '../support/texts';
import { translate } from '../support/translated';

test.use(ownNetwork);

const texts = 'main form input:is([type="text"], [type="email"], [type="tel"], [type="password"]):not([readonly])';

/** Submits each form as it is, and types into each of its fields. */
async function work(page: Page): Promise<void> {
  const forms = page.locator('main form').filter({ has: page.locator('input, textarea') });
  for (const form of await forms.all()) {
    const send = form.locator('button[type="submit"]').first();
    if (await send.isVisible()) await send.click();
  }
  for (const field of await page.locator(texts).all()) if (await field.isVisible()) await field.fill('1');
  for (const choice of await page.locator('main [role="tab"]').all())
    if (await choice.isVisible()) await choice.click();
}

for (const path of rows(['/register', '/login'], 1))
  test(`the form of ${path} keeps working in a page that a browser translates`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await translate(page);
    await page.locator('main form button[type="submit"]').click();
    await expect(page.locator('main [aria-invalid]').first()).toBeFocused();
    // The error texts are shown, translated.
    await expect(page.locator('main form [role="alert"] font').first()).toBeVisible();
    for (const field of await page.locator(texts).all()) {
      const typed = (await field.getAttribute('type')) === 'tel' ? '1' : 'Anna';
      await field.fill(typed);
      await expect(field).not.toHaveAttribute('aria-invalid');
      await expect(field).toHaveValue(typed);
    }
    await page.locator('main form button[type="submit"]').click();
    await expect(page.locator(texts).first()).toHaveValue('Anna');
  });

test.describe('a part that something else than the page has changed', () => {
  test.use({ expectedFailures: /removeChild|not a child|render|failed/i });

  test('fails in its place, and has what was typed at the next try', async ({ page }) => {
    await page.goto('/register');
    await hydrated(page);
    const name = page.locator('main [name="full_name"]');
    await name.fill('Ana Cruz');
    await page.locator('main form button[type="submit"]').click();
    await expect(page.locator('main [aria-invalid]').first()).toBeFocused();
    await page.locator('main [role="alert"] svg').evaluateAll((icons) => {
      for (const icon of icons) icon.remove();
    });
    await page.locator('main [name="account_id"]').fill('ana_1990');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(name).toHaveValue('Ana Cruz');
    await expect(page.locator('main [name="account_id"]')).toHaveValue('ana_1990');
  });
});

test.describe('a browser that translates', () => {
  // The browser logs the unknown page's 404.
  test.use({ expectedFailures: /status of 404/ });

  test('finds all pages standing', { tag: full }, async ({ page, request }) => {
    const { visitor, player } = await sitePages(request, 'all');
    const walk = async (paths: string[]) => {
      for (const path of paths)
        await test.step(path, async () => {
          const networkIdle = watchNetworkIdle(page);
          await page.goto(path);
          await hydrated(page);
          await networkIdle();
          await translate(page);
          await work(page);
          await expect(page.getByText('This part could not be loaded')).toHaveCount(0);
        });
    };
    await walk(visitor);
    await register(page, newPlayer());
    await walk(player);
  });
});
