import { full } from '../support/depth';
import { fillAndSend, formPlayer, open } from '../support/formCases';
import { demo, signIn } from '../support/player';
import { test as purseTest } from '../support/purse';
import { expect, test } from '../support/sink';

test('what a script can read of a session opens nothing elsewhere, while tabs and other devices of the player work', async ({
  page,
  context,
  request,
  browser,
}) => {
  await signIn(page, demo);
  const readable = await page.evaluate(() => ({
    token: JSON.parse(localStorage.getItem('marquee.session') ?? '{}').token as string,
    cookies: document.cookie,
  }));
  const held = (await context.cookies()).filter(({ name }) => name.startsWith('marquee_session_'));
  expect(held).toMatchObject([{ httpOnly: true, sameSite: 'Strict', path: '/', domain: 'localhost' }]);
  expect(readable.cookies).not.toContain('marquee_');
  const data = { domain_name: 'localhost', external_id: 'marquee', account_id: demo.accountId, auth: readable.token };
  for (const call of ['auth/get_balance', 'live']) {
    const stolen = await request.post(`/api/${call}`, { data });
    expect([stolen.status(), (await stolen.json()).statusMessage]).toEqual([401, 'sessionExpired']);
  }
  const device = await (await browser.newContext()).newPage();
  await signIn(device, demo);
  const tab = await context.newPage();
  for (const one of [tab, device]) {
    await one.goto('/vip');
    await expect(one.getByTestId('balance')).toBeVisible();
  }
  await device.context().close();
});

test('a tab whose player is replaced by a login in another tab says so, and shows the other one', async ({
  page,
  context,
  request,
}) => {
  const player = formPlayer();
  await open(request, player);
  const other = await context.newPage();
  await other.goto('/login');
  await signIn(page, demo);
  const replaced = page
    .getByTestId('toast')
    .filter({ hasText: `You logged in as ${player.account_id} in another tab.` })
    .waitFor();
  await fillAndSend(other, { account_id: player.account_id, password: player.password });
  await expect(other.getByTestId('balance')).toBeVisible();
  await replaced;
  const asked = page.waitForRequest(/\/api\/auth\/vip$/);
  await page.goto('/vip');
  expect((await asked).postDataJSON()).toMatchObject({ account_id: player.account_id });
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
});

purseTest(
  'a game goes on when its frame is loaded anew, and its launch opens no second one',
  { tag: full },
  async ({ page, purse, request }) => {
    await purse.fill(100_000);
    const { value } = await purse.call('product/get_games', { game_type: 'slots', from: 0, count: 1 });
    const launched = page.waitForResponse((answer) => answer.url().endsWith('/api/product/launch'));
    await page.goto(`/playnow?provider=${value[0].provider_code}&game=${value[0].game_code}&mode=real`);
    const { launch_url } = await (await launched).json();
    const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' });
    await expect(spin).toBeVisible();
    const frame = page.frames().find((one) => one.url().includes('/play/'));
    await frame?.evaluate(() => location.reload());
    await expect(spin).toBeVisible();
    await spin.click();
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeEnabled();
    const again = await request.post('/play/api/open', { data: { token: launch_url.split('#')[1] } });
    expect((await again.json()).statusMessage).toBe('launchExpired');
  },
);
