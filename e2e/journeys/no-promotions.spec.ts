import { randomUUID } from 'node:crypto';
import { holdScripts } from '../support/holdScripts';
import { newPlayer, register } from '../support/player';
import { expect, test } from '../support/sink';

test('a player on a break sees no promotion, live, on a page from the cache before it is hydrated, and by its address [D13.12]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await register(page, newPlayer());
  await page.goto('/');
  const promoting = page.locator('a:is([href*="/promotions"],[href$="/mission"],[href$="/vip"],[href$="/referral"])');
  await expect(promoting.filter({ visible: true }).first()).toBeVisible();
  await page.goto('/responsible-gaming');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('marquee.session') ?? '{}'));
  const player = { account_id: kept.user.account_id, auth: kept.token };
  await page.goto('/');
  await expect(promoting.filter({ visible: true }).first()).toBeVisible();
  const data = { domain_name: 'localhost', external_id: '', ...player, request_id: randomUUID(), option: '24h' };
  const answer = await page.request.post('/api/protection/time_out', { data });
  expect(await answer.json()).toMatchObject({ statusCode: 1 });
  await expect(promoting.filter({ visible: true })).toHaveCount(0);

  await page.goto('/promotions');
  await expect(page.getByRole('heading', { name: 'No offers' })).toBeVisible();

  // while the host's scripts are held, the page is as the cache had it
  for (const path of ['/', '/promotions']) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(promoting.filter({ visible: true })).toHaveCount(0);
    // no role: what is hidden has none
    if (path === '/promotions') await expect(page.locator('main')).toBeHidden();
    release();
    await page.unrouteAll({ behavior: 'wait' });
  }
  await expect(page.getByRole('heading', { name: 'No offers' })).toBeVisible();
});
