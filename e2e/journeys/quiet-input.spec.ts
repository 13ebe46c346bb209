import type { Locator, Page } from '@playwright/test';
import { rows } from '../support/depth';
import { holdScripts } from '../support/holdScripts';
import { hydrated } from '../support/hydrated';
import { ownNetwork } from '../support/ownNetwork';
import { newPlayer, register } from '../support/player';
import { openRendered } from '../support/rendered';
import { expect, test } from '../support/sink';

test.use(ownNetwork);

/** Fills fields like password managers that send no events. */
async function fillQuietly(fields: Locator, values: readonly (string | boolean)[]): Promise<void> {
  await expect(fields.first()).toBeVisible();
  await fields.evaluateAll((all, given) => {
    for (const [index, value] of given.entries())
      Object.assign(all[index] ?? {}, typeof value === 'boolean' ? { checked: value } : { value });
  }, values);
}

const read = (fields: Locator) =>
  fields.evaluateAll((all: HTMLInputElement[]) =>
    all.map(({ type, checked, value }) => (/checkbox|radio/.test(type) ? checked : value)),
  );

test('name and password that are put in without a word before the code has come log in', async ({ page }) => {
  const player = newPlayer();
  await register(page, player);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  const release = await holdScripts(page);
  await openRendered(page, '/login', { waitUntil: 'commit' });
  await fillQuietly(page.getByLabel('Account ID'), [player.accountId]);
  await fillQuietly(page.getByRole('textbox', { name: 'Password' }), [player.password]);
  release();
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByTestId('balance')).toBeVisible();
});

for (const path of rows(['/register', '/login', '/forgot-password'], 1)) {
  test(`what is put into the fields of ${path} without a word before the code has come stays in them`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await openRendered(page, path, { waitUntil: 'commit' });
    const fields = page.locator('main form').first().locator('input:visible, select:visible, [type=checkbox]');
    await expect(page.locator('main form [type="submit"]')).toBeVisible();
    const before = await read(fields);
    // Digit fields accept no letters, and names no digits.
    const types = await fields.evaluateAll((all: HTMLInputElement[]) => all.map(({ type }) => type));
    const text = (index: number) => (types[index] === 'tel' ? '5550123' : 'quiet');
    const given = before.map((value, index) => (typeof value === 'boolean' ? !value : text(index)));
    await fillQuietly(fields, given);
    const kept = await read(fields);
    release();
    await hydrated(page);
    // The form is rendered again, with its values.
    const first = fields.first();
    await first.press('End');
    await first.press('x');
    await expect(first).toHaveValue(/x$/);
    expect((await read(fields)).slice(1)).toEqual(kept.slice(1));
    expect(kept).not.toEqual(before);
  });
}

test('what is chosen without a word before the code has come is done', async ({ page }) => {
  const release = await holdScripts(page);
  await openRendered(page, '/', { waitUntil: 'commit' });
  await fillQuietly(page.getByRole('contentinfo').getByRole('combobox'), ['RUS']);
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

/** What a password manager puts into the page while it has not been hydrated. */
const addButtons = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('#root main input, #root main textarea'))
      field.after(document.createElement('extension-button'));
  });

for (const path of ['/login', '/contact-us']) {
  test(`what is typed or put into ${path} stays, though an extension puts buttons beside its fields`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await openRendered(page, path, { waitUntil: 'commit' });
    const fields = page.locator('main form').first().locator('input:visible, textarea:visible');
    await addButtons(page);
    const quiet = (await fields.count()) - 1;
    await fields.nth(quiet).evaluate((field: HTMLInputElement) => (field.value = 'put in'));
    await fields.first().pressSequentially('typed');
    release();
    await hydrated(page);
    // React has rendered the form again.
    await expect(page.locator('main extension-button')).toHaveCount(0);
    await expect(fields.first()).toBeFocused();
    await page.keyboard.type(' on');
    await expect(fields.first()).toHaveValue(/^typed ?on$/);
    await expect(fields.nth(quiet)).toHaveValue('put in');
  });
}
