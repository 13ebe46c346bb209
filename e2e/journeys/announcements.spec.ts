import { hydrated } from '../support/hydrated';
import { test } from '../support/purse';
import { ScreenReader } from '../support/screenReader';
import { expect } from '../support/sink';
import { selectOfTomorrow } from '../support/sports';
import { confirmStepUp } from '../support/stepUp';

// The browser logs what it asks for offline.
test.use({ expectedFailures: /net::ERR|Failed to load resource/ });

test('what changes is said by a region that was there before its text', async ({ page, purse }) => {
  await purse.fill(100_000);
  const reader = await ScreenReader.at(page);
  const hears = (text: RegExp) => expect.poll(() => reader.lines.filter((line) => text.test(line))).not.toEqual([]);
  const main = page.getByRole('main');

  await page.goto('/slots');
  await hydrated(page);
  await main.getByRole('searchbox').fill('lotus');
  await hears(/: \d+ games?$/);
  await page.context().setOffline(true);
  await hears(/: You are offline/);
  await page.context().setOffline(false);

  await page.goto('/sports');
  await hydrated(page);
  await selectOfTomorrow(page);
  await hears(/: \d+ match(es)?$/);
  await hears(/: 1 selection on the bet slip$/);
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  await slip.getByRole('button', { name: '₱50.00' }).click();
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await hears(/Bet placed/);

  await page.goto('/deposit');
  await page.getByLabel('Amount').fill('100');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Deposit now' }).click();
  await hears(/Approved/);
  await hears(/Balance ₱/);

  // A message that comes while the page changes.
  await page.goto('/edit-profile');
  await page.getByLabel('Full name').fill(`${purse.fullName} Junior`);
  await page.getByRole('button', { name: 'Save' }).click();
  await confirmStepUp(page, purse.password);
  await hears(/Your request to change your name/);

  expect(reader.lines.filter((line) => line.startsWith('late'))).toEqual([]);
});

test('a region that comes together with its text is late, and one that was there is not', async ({ page }) => {
  const reader = await ScreenReader.at(page);
  await page.goto('/accessibility');
  await hydrated(page);
  await page.evaluate(async () => {
    const there = Object.assign(document.createElement('p'), { role: 'status' });
    document.body.append(there);
    // As long as a screen reader needs to know a region, by the clock that `hearLive` reads. Longer is as good.
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    for (const known = performance.now(); performance.now() - known < 150; ) await frame();
    there.textContent = 'There before';
    for (const [role, textContent] of [
      ['status', 'Together'],
      ['alert', 'At once'],
    ])
      document.body.append(Object.assign(document.createElement('p'), { role, textContent }));
  });
  await expect.poll(() => reader.lines).toEqual(['live: There before', 'late: Together', 'live: At once']);
});
