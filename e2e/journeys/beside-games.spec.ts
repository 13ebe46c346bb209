import type { Page } from '@playwright/test';
import { full, rows } from '../support/depth';
import { kindsOfGame } from '../support/games';
import { minorOf } from '../support/player';
import { type Purse, test } from '../support/purse';
import { expect } from '../support/sink';

const bar = (page: Page) => page.getByTestId('session-bar');
const stopButton = (page: Page) => bar(page).getByRole('button', { name: /Stop for 24 h/ });

/** The time of day in the site's zone, as its pages write it: now, and what it was a minute ago. */
async function timesOfDay(purse: Purse): Promise<string[]> {
  const { site } = await purse.call('startup', {});
  const format = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: site.time_zone });
  return [Date.now(), Date.now() - 60_000].map((time) => format.format(time).replace(/\s/g, ' '));
}

/** Session time, net result in the site's currency, time of day, and the button that stops play, none of it covered. */
async function expectBar(page: Page, purse: Purse): Promise<void> {
  await expect(bar(page).getByRole('timer')).toHaveText(/^\d+:\d\d:\d\d$/);
  await expect(page.getByTestId('session-net')).toHaveText(/₱\s?0\.00/);
  await expect
    .poll(async () => {
      const shown = (await bar(page).locator('dd').last().textContent()) ?? '';
      return (await timesOfDay(purse)).includes(shown.replace(/\s/g, ' '));
    })
    .toBe(true);
  for (const part of [bar(page).getByRole('timer'), page.getByTestId('session-net'), stopButton(page)])
    await expect
      .poll(() =>
        part.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const met = document.elementFromPoint(x + width / 2, y + height / 2);
          return met !== null && (element.contains(met) || met.contains(element));
        }),
      )
      .toBe(true);
}

/** Opens a game for money, and fills the screen with it. */
async function openFullScreen(page: Page, [provider, code]: readonly [string, string]): Promise<void> {
  await page.goto(`/playnow?${new URLSearchParams({ provider, game: code, mode: 'real' })}`);
  await page.locator('iframe').waitFor();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await page.waitForFunction(() => document.fullscreenElement !== null);
}

for (const { kind, game } of rows([...kindsOfGame].reverse(), 1)) {
  test(`a game of ${kind} has time, result, clock and the button that stops play, in full screen too`, async ({
    page,
    purse,
  }) => {
    await purse.fill(10_000);
    await page.setViewportSize({ width: 360, height: 640 });
    await openFullScreen(page, game);
    await expectBar(page, purse);
    await page.evaluate(() => document.exitFullscreen());
    await expectBar(page, purse);
  });
}

test('the minigame, the wheel, the board and a game in its own window have them, too', async ({ page, purse }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { value } = await purse.call('product/get_games', { game_type: 'slots', from: 0, count: 50 });
  const own = value.find(({ provider_code }: { provider_code: string }) => provider_code === 'EVOPLAY');
  for (const path of [
    '/minigame',
    '/spin',
    '/sports',
    `/playnow?${new URLSearchParams({ provider: own.provider_code, game: own.game_code, mode: 'real' })}`,
  ]) {
    await page.goto(path);
    await expectBar(page, purse);
  }
});

test('the button stops play in mid-round over full screen: the page leaves the game, and the round is paid', {
  tag: full,
}, async ({ page, purse }) => {
  await purse.fill(100_000);
  const poker = kindsOfGame.find(({ kind }) => kind === 'videopoker');
  await openFullScreen(page, poker?.game ?? ['', '']);
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Deal' }).click();
  await expect(game.locator('.poker-cards button')).toHaveCount(5);
  const [open] = (await purse.call('wallet/bets', {})).value;
  expect(open.state).toBe('open');

  await stopButton(page).click();
  await expect(page.getByTestId('paused')).toContainText('You are on a time-out until');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await page.evaluate(() => document.fullscreenElement)).toBe(null);

  // The platform ends the round by its rules, a minute after the break began.
  const settled = async () => (await purse.call('wallet/bets', {})).value[0];
  await expect.poll(async () => (await settled()).state, { timeout: 150_000 }).not.toBe('open');
  const { stake, payout, automatic } = await settled();
  expect(automatic).toBe(true);
  const { game_balance } = await purse.call('auth/get_balance', {});
  expect(game_balance).toBe(100_000 - stake + payout);
  await page.goto('/withdrawal');
  await expect
    .poll(async () => minorOf(await page.getByTestId('balance').locator('output').textContent()))
    .toBe(game_balance);
});
