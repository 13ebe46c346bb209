import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type LiveStage, openLiveStage } from '@marquee/backend/testing/processes/liveStage';
import { expect, type Page, test } from '@playwright/test';
import { journeysChromium } from '../chromium';
import { unpackedArchive } from '../support/archive';
import { full } from '../support/depth';
import { headerBalance, minorOf, newPlayer, register } from '../support/player';
import { selectOfTomorrow } from '../support/sports';
import { confirmStepUp } from '../support/stepUp';

// biome-ignore lint/suspicious/noExplicitAny: a journey reads the fields that it asked for
type AnyAnswer = any;

/** Longest time from a race's start until its bets are settled, ms. */
const raceAndSettling = 180_000;

let unpacked: ReturnType<typeof unpackedArchive>;
let stage: LiveStage;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  unpacked = unpackedArchive();
  stage = await openLiveStage(unpacked);
});
test.afterAll(async () => {
  await stage?.close();
  if (unpacked) rmSync(unpacked.folder, { recursive: true });
});

/** Makes a call from the page as its player. */
const call = (page: Page, name: string, input: object): Promise<AnyAnswer> =>
  page.evaluate(
    async ([name, input]) => {
      const { token: auth } = JSON.parse(localStorage.getItem('marquee.session') ?? '{}');
      const body = JSON.stringify({
        domain_name: location.hostname,
        external_id: 'marquee',
        auth,
        ...(input as object),
      });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api/${name}`, { method: 'POST', headers, body })).json();
    },
    [name, input] as const,
  );

/**
 * Bets on each runner of the next race as a single, and returns the first settled bet: the end of a race is
 * predictable, that of a match is not.
 */
async function settledBet(page: Page, account_id: string): Promise<AnyAnswer> {
  const races = await call(page, 'sports/races', { count: 24 });
  const next: AnyAnswer = (races.value as AnyAnswer[]).find(
    ({ starts_at }) => Date.parse(starts_at) > Date.now() + 20_000,
  );
  expect(next, 'a race that is still to come').toBeDefined();
  const runners = (next.runners as AnyAnswer[]).filter(({ win }) => win);
  for (const { win } of runners.slice(0, 3)) {
    const legs = [{ selection_id: win.selection_id, odds: win.odds }];
    const slip = { account_id, sizes: [1], legs, stake_per_line: 1000, policy: 'any' };
    const answer = await call(page, 'sports/place_bet', { request_id: randomUUID(), ...slip });
    expect(answer).toMatchObject({ state: 'placed' });
  }
  let settled: AnyAnswer;
  await expect
    .poll(
      async () => {
        [settled] = (await call(page, 'sports/open_bets', { account_id, state: 'settled' })).value;
        return settled?.state;
      },
      { timeout: Date.parse(next.starts_at) - Date.now() + raceAndSettling, intervals: [2000] },
    )
    .toMatch(/won|lost|refunded/);
  return settled;
}

test('a site in live mode, from the unpacked archive: a code by mail, a deposit by redirect, a game, bets, a withdrawal, and nothing of the sandbox', {
  tag: full,
}, async ({ playwright }) => {
  // A race starts every ten minutes.
  test.setTimeout(1_200_000);
  const executablePath = journeysChromium();
  const isRoot = process.getuid?.() === 0;
  const browser = await playwright.chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--disable-gpu',
      `--host-resolver-rules=MAP * 127.0.0.1:${stage.port}`,
      '--ignore-certificate-errors',
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  });
  const context = await browser.newContext({ baseURL: stage.origin, ignoreHTTPSErrors: true, locale: 'en-US' });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(`console: ${message.text()} ${message.location().url}`);
  });
  const player = newPlayer();

  await test.step('the home page names the company, and no play money', async () => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Example Gaming Ltd');
    await expect(footer).toContainText('EX/B2C/1/2026');
    await expect(page.locator('body')).not.toContainText(/play money|sandbox/i);
  });

  await test.step('registration, and the code from the mail', async () => {
    await register(page, player);
    await page.goto('/security');
    await page.getByRole('button', { name: 'Verify this address' }).click();
    await expect.poll(() => stage.mails.length, { timeout: 0 }).toBe(1);
    const [mail] = stage.mails;
    expect(mail).toMatchObject({ from: 'codes@casino.example', to: [`${player.accountId}@example.com`] });
    await page.locator('input[name=tac]').fill(mail?.body.slice(0, 6) ?? '');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByTestId('toast')).toContainText('Your email address is verified.');
  });

  await test.step('a deposit on the page of the gateway, credited by its event', async () => {
    await page.goto('/deposit');
    await page.getByRole('radio', { name: /Payment page/ }).check();
    await page.getByLabel('Amount').fill('5000');
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Deposit now' }).click();
    await expect(page).toHaveURL(/^https:\/\/pay\.example\/sandbox\/pay\//);
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await expect(page).toHaveURL(/^https:\/\/casino\.example\/deposit\?payment=/);
    await expect(page.getByTestId('payment')).toHaveAttribute('data-state', 'approved', { timeout: 0 });
    await expect(page.getByTestId('wallet-balance')).toHaveText(/5,000\.00/);
  });

  await test.step('a round of a game', async () => {
    await page.goto('/slots');
    await page.locator('a[data-tile][href*="mode=real"]').first().click();
    await expect(page.getByTestId('session-bar')).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/games\.example\/play\//);
    const played = page.waitForResponse((response) => response.url().endsWith('/play/api/play'));
    await page.frameLocator('iframe').getByRole('button', { name: /spin/i }).first().click();
    const { round } = (await (await played).json()) as { round: { stake: number; payout: number } };
    expect(round.stake).toBeGreaterThan(0);
    const net = round.payout - round.stake;
    await expect.poll(async () => minorOf(await page.getByTestId('session-net').textContent())).toBe(net);
    await expect.poll(() => headerBalance(page)).toBe(500_000 + net);
  });

  await test.step('a bet from the slip, on a phone', async () => {
    await page.setViewportSize({ width: 412, height: 839 });
    await page.goto('/sports');
    await selectOfTomorrow(page);
    const before = await headerBalance(page);
    await page
      .getByRole('button', { name: /bet slip/i })
      .first()
      .click();
    const slip = page.getByRole('dialog', { name: /bet slip/i });
    await slip.getByRole('combobox').filter({ hasText: 'Accept any odds' }).selectOption({ label: 'Accept any odds' });
    await slip.getByLabel(/stake/i).first().fill('50');
    await slip.getByRole('button', { name: /place/i }).click();
    await expect.poll(() => headerBalance(page), { timeout: 0 }).toBe(before - 5000);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('bets on the next race, one of which is settled', async () => {
    const bet = await settledBet(page, player.accountId);
    expect(bet).toMatchObject({ stake: 1000 });
    test.info().annotations.push({ type: 'settled bet', description: `${bet.state}, payout ${bet.payout}` });
  });

  await test.step('a withdrawal, paid by the event of the gateway', async () => {
    await page.goto('/add-bank');
    await page.getByLabel('Bank', { exact: true }).selectOption('BDL');
    await page.getByLabel('Account number').fill('0012345678');
    await page.getByRole('button', { name: 'Save bank account' }).click();
    await confirmStepUp(page, player.password);
    await expect(page).toHaveURL(/\/bank-details$/);
    await page.goto('/withdrawal');
    await page.getByLabel('Amount').fill('500');
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Withdraw now' }).click();
    await confirmStepUp(page, player.password);
    await expect(page.getByTestId('payment')).toHaveAttribute('data-state', 'paid', { timeout: 0 });
  });

  await test.step('nothing of the sandbox answers, and its player is nobody', async () => {
    const gone = [
      ...['/sandbox/outbox', '/sandbox/outbox/messages', '/sandbox/gateway'],
      ...['/sandbox/pay/x', '/third-party/analytics.js', '/third-party/chat'],
      ...['/art/logo/app/Marquee.svg', '/play/slot', '/gateway/v1/methods?site=casino.example'],
    ];
    const statuses = await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => [path, (await fetch(path)).status])),
      gone,
    );
    expect(statuses).toEqual(gone.map((path) => [path, 404]));
    const demo = await call(page, 'auth/login', { account_id: 'demo', password: 'demo-marquee-2026' });
    expect(demo.statusCode).not.toBe(1);
  });
  await browser.close();

  const loaded = await stage.loadedByBackend();
  expect(loaded.some((file) => file.includes('/backend/app/src/modes/live'))).toBe(true);
  expect(loaded.filter((file) => file.includes('/backend/sandbox/'))).toEqual([]);
  expect(failures.filter((line) => !/status of 404/.test(line))).toEqual([]);
  expect(stage.output()).not.toMatch(/"level":"error"|demo-marquee/);
});
