import { newPlayer, register } from '../support/player';
import { expect, test } from '../support/sink';

test('offers are unticked at registration, chosen on one page, and stopped from a message without a login [D13.07, D13.10]', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await register(page, newPlayer());
  await page.goto('/consents');
  const box = page.getByRole('group', { name: 'Casino' }).getByLabel('Inbox of this site');
  await expect(box).not.toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await box.check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Since /)).toHaveCount(1);

  await page.goto('/inbox');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const stop = page.getByRole('link', { name: 'Stop messages like this' });
  await expect(stop).toBeVisible();
  const address = (await stop.getAttribute('href')) ?? '';
  expect(address).toContain('/consents?link=');

  const stranger = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const signedOut = await stranger.newPage();
  await signedOut.goto(new URL(address, page.url()).href);
  await expect(signedOut.getByText('You no longer want: Casino, Inbox of this site.')).toBeVisible();
  await signedOut.getByRole('button', { name: 'Stop these' }).click();
  await expect(signedOut.getByRole('main').getByText('Stopped. You get no more of these.')).toBeVisible();
  await stranger.close();

  await page.goto('/consents');
  await expect(box).not.toBeChecked();
});
