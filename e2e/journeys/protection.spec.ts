import { randomUUID } from 'node:crypto';
import { templateRows } from '@marquee/templates/rows';
import type { APIRequestContext, BrowserContext, Page, Request } from '@playwright/test';
import { isFull } from '../support/depth';
import { ownCalls } from '../support/ownNetwork';
import { enterBrowser, minorOf, newPlayer, type SignedIn } from '../support/player';
import { expect, test } from '../support/sink';
import { selectOfTomorrow } from '../support/sports';
import { confirmStepUp } from '../support/stepUp';
import { verifyPhone } from '../support/verifyPhone';

test.use(ownCalls);

const templates = templateRows;

/** Registers a player; each `signIn` starts a new session. */
async function registered(request: APIRequestContext) {
  const player = newPlayer();
  const { accountId, password, fullName } = player;
  const post = async (name: string, data: object) =>
    (
      await request.post(`/api/${name}`, { data: { domain_name: 'localhost', external_id: 'marquee', ...data } })
    ).json();
  await post('auth/signup', {
    account_id: accountId,
    password,
    full_name: fullName,
    contact_phone: player.phone,
    contact_email: `${accountId}@example.com`,
    date_of_birth: player.born,
  });
  const signIn = (): Promise<SignedIn> => post('auth/login', { account_id: accountId, password });
  return { player, post, signIn };
}

/** Registers a player with 1,000.00 and a bank account. */
async function richPlayer(request: APIRequestContext) {
  const { player, post, signIn } = await registered(request);
  const { accountId, password, fullName } = player;
  await verifyPhone(request, player);
  const { token } = await signIn();
  const call = (name: string, input: object) => post(name, { account_id: accountId, auth: token, ...input });
  await call('auth/step_up', { call: 'wallet/add_bank_account', password });
  const account = { bank_code: 'BDL', holder_name: fullName, account_number: '0012345678' };
  await call('wallet/add_bank_account', { request_id: randomUUID(), ...account });
  await call('wallet/deposit', { request_id: randomUUID(), method: 'bank', amount: 100_000 });
  await expect.poll(async () => (await call('auth/get_balance', {})).game_balance).toBe(100_000);
  return { password, call, signIn };
}

/** The path of a slot that is played in the page: the most played one. */
async function slotPath(request: APIRequestContext): Promise<string> {
  const data = { domain_name: 'localhost', external_id: 'marquee', game_type: 'slots', from: 0, count: 50 };
  const answer = await (await request.post('/api/product/get_games', { data })).json();
  const { value } = answer as { value: { provider_code: string; game_code: string }[] };
  const slot = value.find(({ provider_code }) => provider_code !== 'EVOPLAY');
  return `/playnow?provider=${slot?.provider_code}&game=${slot?.game_code}&mode=real`;
}

/** Waits until an opening page has its live stream and its initial state. */
async function listening(page: Page): Promise<void> {
  const isPlayers = (request: Request) => request.postData()?.includes('"auth"') ?? false;
  const answered = (call: string) =>
    page.waitForResponse(
      (answer) => answer.url().endsWith(`/api/${call}`) && answer.ok() && isPlayers(answer.request()),
    );
  await Promise.all([answered('live'), answered('protection/session').then((answer) => answer.finished())]);
}

/** Holds all calls of the browser; open streams continue. Returns a function that releases them. */
async function holdCalls(context: BrowserContext): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await context.route(/^https?:\/\/[^/]+\/api\//, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const paused = (page: Page) => page.getByTestId('paused');

test('an exclusion in one browser closes the doors of another by what its live stream says alone, and leaves withdrawal open [D9.16]', async ({
  browser,
  page,
  context,
  request,
}) => {
  const { password, call, signIn } = await richPlayer(request);
  const second = await browser.newContext();
  await enterBrowser(context, request, await signIn());
  await enterBrowser(second, request, await signIn());
  const [game, deposit, sports] = [await second.newPage(), await second.newPage(), await second.newPage()];
  for (const [tab, path] of [
    [game, await slotPath(request)],
    [deposit, '/deposit'],
    [sports, '/sports'],
  ] as const)
    await Promise.all([listening(tab), tab.goto(path)]);
  await page.goto('/responsible-gaming');
  await expect(game.locator('iframe')).toBeVisible();
  await expect(deposit.getByLabel('Amount')).toBeVisible();
  await selectOfTomorrow(sports);
  const place = sports.getByRole('button', { name: /^place bet/i });
  await expect(place).toBeVisible();

  // A round in the game: the session bars of both tabs show its result.
  const played = game.waitForResponse((response) => response.url().endsWith('/play/api/play'));
  const spin = game.frameLocator('iframe').getByRole('button', { name: /spin/i }).first();
  // A background tab renders nothing: a click that scrolls would use an outdated position of the frame.
  await game.bringToFront();
  await spin.scrollIntoViewIfNeeded();
  await game.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await spin.click();
  const { round } = (await (await played).json()) as { round: { stake: number; payout: number } };
  for (const tab of [game, sports]) {
    await expect
      .poll(async () => minorOf(await tab.getByTestId('session-net').textContent()))
      .toBe(round.payout - round.stake);
  }

  const exclusion = page.locator('#self-exclusion');
  await exclusion.getByText('6 months').click();
  await exclusion.getByRole('checkbox').check();
  await exclusion.getByRole('button', { name: 'Exclude myself' }).click();
  const sure = page.getByRole('button', { name: 'Exclude myself now' });
  await expect(sure).toBeVisible();
  // The other browser learns nothing by polling, reloading or reconnecting.
  const release = await holdCalls(second);
  // Measured in the pages themselves, from before the press; reported, not asserted.
  const at = (happened: Promise<unknown>) => happened.then(() => Date.now());
  const [from, ...shut] = await Promise.all([
    at(page.waitForRequest('**/api/protection/self_exclude')),
    at(game.locator('iframe').waitFor({ state: 'detached' })),
    at(deposit.getByLabel('Amount').waitFor({ state: 'detached' })),
    at(place.waitFor({ state: 'detached' })),
    at(sports.getByRole('link', { name: 'Play paused' }).waitFor()),
    sure.click(),
  ]);
  await expect(paused(game)).toContainText('You are self-excluded');
  await expect(paused(sports)).toBeVisible();
  release();
  const doors = ['game', 'deposit', 'bet slip', 'header'];
  const times = doors.map((door, place) => ({ door, after: Number(shut[place]) - from }));
  test.info().annotations.push({ type: 'closed after', description: JSON.stringify(times) });

  // Neither through another game, nor through direct calls.
  await sports.goto(await slotPath(request));
  await expect(paused(sports)).toBeVisible();
  const bet = { request_id: randomUUID(), method: 'bank', amount: 50_000 };
  expect((await call('wallet/deposit', bet)).statusMessage).toBe('selfExcluded');

  // Withdrawing still works.
  await deposit.goto('/withdrawal');
  await deposit.getByLabel('Amount').fill('200');
  await deposit.getByRole('button', { name: 'Review' }).click();
  await deposit.getByRole('button', { name: 'Withdraw now' }).click();
  await confirmStepUp(deposit, password);
  await expect(deposit.getByTestId('payment')).toHaveAttribute('data-state', /requested|processing|paid/);
  await second.close();
});

test.describe('when the network fails', () => {
  test.use({ expectedFailures: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('one press beside a game stops play for 24 hours, in mid-round, offline it says so, and a lost answer does no harm [D9.11]', async ({
    page,
    context,
    request,
  }) => {
    const { call, signIn } = await richPlayer(request);
    await enterBrowser(context, request, await signIn());
    await page.setViewportSize({ width: 360, height: 760 });
    await page.goto('/poker');
    const tile = page.locator('a[href*="mode=real"]:not([href*="EVOPLAY"])').first();
    await page.goto((await tile.getAttribute('href')) ?? '');
    const game = page.frameLocator('iframe');
    await game.getByRole('button', { name: 'Deal' }).click();
    await expect(game.locator('.poker-cards button')).toHaveCount(5);

    const bar = page.getByTestId('session-bar');
    const stop = bar.getByRole('button', { name: /Stop for 24 h/ });
    // Large enough to be hit, and not beside anything else that is pressed.
    const [place, frame] = await Promise.all([stop.boundingBox(), page.locator('iframe').boundingBox()]);
    expect(place?.width).toBeGreaterThanOrEqual(44);
    expect(place?.height).toBeGreaterThanOrEqual(44);
    expect(place?.y).toBeGreaterThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));

    await context.setOffline(true);
    await stop.click();
    await expect(bar.getByRole('alert')).toContainText('You are offline');
    await context.setOffline(false);

    // The request arrives, its answer does not.
    const asked: string[] = [];
    await page.route('**/api/protection/time_out', async (route) => {
      asked.push((route.request().postDataJSON() as { request_id: string }).request_id);
      await route.fetch();
      await route.abort();
    });
    await stop.click();
    await expect(paused(page)).toContainText('You are on a time-out until');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(asked).toHaveLength(1);
    const begun = await call('protection/state', {});
    // A repeat of the same request changes nothing.
    const again = await call('protection/time_out', { request_id: asked[0], option: '24h' });
    expect(again.value[0].access).toEqual(begun.value[0].access);

    // What follows leads to help and to withdrawal.
    await expect(paused(page).getByRole('link', { name: 'Limits and help' })).toBeVisible();
    await paused(page).getByRole('link', { name: 'Withdraw' }).click();
    await expect(page.getByLabel('Amount')).toBeVisible();
  });
});

test.describe('without the account remote', () => {
  test.use({ expectedFailures: /account@\S+ failed|RemoteUnavailable: account|ERR_FAILED/ });

  test('the page about responsible gaming opens, shows what failed, and a retry loads the controls', async ({
    page,
  }) => {
    await page.route('**/releases/account/*/entry.*', (route) => route.abort());
    await page.goto('/responsible-gaming');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('This part could not be loaded');
    await expect(main.getByRole('heading', { name: 'Signs to take seriously' })).toBeVisible();
    await page.unroute('**/releases/account/*/entry.*');
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { name: 'Limits, time-outs and self-exclusion' })).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
    // Those who help do not learn from which page somebody came.
    const outside = main.locator('a[href^="https:"]');
    expect(await outside.count()).toBeGreaterThan(0);
    const rels = await outside.evaluateAll((links) => links.map((link) => link.getAttribute('rel') ?? ''));
    expect(rels.filter((rel) => !rel.includes('noreferrer'))).toEqual([]);
  });
});

/** A short run takes the template with the highest bar, a full one all. */
const shown = isFull ? templates : templates.filter(({ code }) => code === 'slot9');

for (const { code, number } of shown) {
  test(`time and result of the session are on the screen with the game in ${code} [D7.05]`, async ({
    page,
    context,
    request,
  }) => {
    const { signIn } = await registered(request);
    await enterBrowser(context, request, await signIn());
    const path = await slotPath(request);
    for (const [width, height] of [
      [360, 760],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${path}&marquee-theme=${code}/color${number}-1`);
      const bar = page.getByTestId('session-bar');
      await expect(bar.getByRole('timer')).toHaveText(/^0:\d\d:\d\d$/);
      // Nothing covers it: the element at its corner is the bar.
      const met = await bar.evaluate((element) => {
        const { left, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 4, bottom - 3));
      });
      expect(met, `${width} × ${height}`).toBe(true);
      const [frame, figures] = await Promise.all([page.locator('iframe').boundingBox(), bar.boundingBox()]);
      expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(figures?.y ?? 0);
    }
  });
}
