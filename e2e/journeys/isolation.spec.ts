import { demo, headerBalance, signIn } from '../support/player';
import { expect, test } from '../support/sink';

// React's error 520 reports that it recovered from a failure by rendering again.
test.use({
  expectedFailures: /React error #520|failed \((entry|locale)\)|RemoteUnavailable|Failed to load resource|ERR_/,
});

test('with every remote out of reach, shell, menus, login, balance and language still work', async ({ page }) => {
  await page.route('**/releases/**', (route) => route.abort());

  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Games' }).locator('a[href="/slots"]')).toBeVisible();
  await page.getByRole('navigation', { name: 'Games' }).locator('a[href="/slots"]').click();
  await expect(page.getByRole('main').getByText('This part could not be loaded')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();

  await signIn(page, demo);
  await expect.poll(() => headerBalance(page)).toBeGreaterThan(0);
  const balance = await headerBalance(page);

  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.locator('a[href="/deposit"]')).toBeVisible();
  await menu.getByLabel('Language').selectOption('ESP');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL(/\/es(\/|$)/);
  await expect(menu.locator('a[href$="/deposit"]')).toHaveText(/Depositar|Depósito|Ingresar|Recargar/);
  await menu.getByRole('button', { name: /cerrar sesión|salir/i }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /registr|crear/i })).toBeVisible();
  expect(balance).toBeGreaterThan(0);
});

test.describe('without a network', () => {
  test.use({ viewport: { width: 412, height: 839 } });

  test('the player sees a message, loses nothing, and goes on when it is back', async ({ page, context }) => {
    const reported: string[] = [];
    page.on('request', (request) => request.url().endsWith('/telemetry/failure') && reported.push(request.url()));
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Quick menu' });
    await expect(bar).toBeVisible();

    await context.setOffline(true);
    const notice = page.getByText('You are offline.');
    await expect(notice).toBeVisible();
    await bar.locator('a[href="/casino"]').click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();

    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect(page.getByRole('main').locator('h1')).toBeVisible();
    expect(reported).toEqual([]);
  });
});
