import { readFileSync } from 'node:fs';
import { type Page, request as requests } from '@playwright/test';
import { DeskSite } from '../support/deskSite';
import { demo, signIn } from '../support/player';
import { openPurse } from '../support/purse';
import { ReleaseLine } from '../support/releaseLine';
import { expect, test } from '../support/sink';
import { everyViolationOf } from '../support/violations';

let desk: DeskSite;
test.beforeAll(async () => {
  desk = await DeskSite.open();
});
test.afterAll(async () => {
  await desk.close();
  expect(desk.failures.flat()).toEqual([]);
});

/** Opens a player's page by keys alone, and waits for its history. */
async function openPlayer(page: Page, account: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(account);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: account }).last();
  await expect(row).toBeVisible();
  // Out of the search, and into the table.
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Player ${account}` })).toBeVisible();
  await expect(page.getByRole('list', { name: 'History, the newest first' })).toBeVisible();
}

/** Goes on with Tab until something has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('on the page of players the rows follow what is typed, without Enter', async ({ browser }) => {
  const page = await desk.enter(browser, 'Demo Owner');
  await page.goto(`${desk.origin}/players`);
  await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(demo.accountId);
  await expect(page.getByRole('row', { name: demo.accountId }).last()).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.context().close();
});

test('a player is blocked during play, and unblocked, by the keyboard alone', async ({ browser, page: playing }) => {
  await signIn(playing, demo, desk.site.url);
  const game = `${desk.site.url}/playnow?provider=JILI&game=sl001&mode=real`;
  await playing.goto(game);
  const frame = playing.frameLocator('iframe');
  await frame.locator('.main').click();
  await expect(playing.getByTestId('balance').locator('output')).toBeVisible();

  const page = await desk.enter(browser, 'Demo Owner');
  await openPlayer(page, demo.accountId);
  await tabTo(page, page.getByRole('button', { name: 'Block', exact: true }));
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Block' });
  await tabTo(page, form.getByLabel('From what'));
  await page.keyboard.type('Stakes');
  await expect(form).toContainText('No stake is taken and no game opens.');
  await tabTo(page, form.getByLabel('Words that the player reads'));
  await page.keyboard.type('Send us a bank statement, please.');
  await expect(form.getByRole('blockquote')).toHaveText('Send us a bank statement, please.');
  await tabTo(page, form.getByRole('button', { name: 'Block' }));
  await page.keyboard.press('Enter');
  await expect(form.getByText('Write why.').first()).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, form.getByLabel('Reason'));
  await page.keyboard.type('Case 2026-116');
  await tabTo(page, form.getByRole('button', { name: 'Block' }));
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  const block = page.getByRole('main').getByRole('listitem').filter({ hasText: 'From stakes, since' });
  await expect(block).toContainText('Send us a bank statement, please.');

  // The game that is open takes no stake, and does not open again.
  await frame.locator('.stake button:enabled').first().waitFor();
  await frame.locator('.main').click();
  await expect(frame.locator('body')).toContainText('nothing was taken from your balance');
  await playing.goto(game);
  await expect(playing.getByRole('main')).toContainText('Send us a bank statement, please.');

  await tabTo(page, page.getByRole('button', { name: 'Lift the block of stakes' }));
  await page.keyboard.press('Enter');
  const lift = page.getByRole('dialog', { name: 'Lift the block of stakes' });
  await tabTo(page, lift.getByLabel('Reason'));
  await page.keyboard.type('Statement seen');
  await page.keyboard.press('Tab');
  await tabTo(page, lift.getByRole('button', { name: 'Lift the block of stakes' }));
  await page.keyboard.press('Enter');
  await expect(block).toBeHidden();
  await playing.goto(game);
  await expect(frame.locator('.main')).toBeVisible();
  await page.context().close();
});

test('what players write runs nowhere: markup in a message, formulas in a file', async ({ browser, page: writing }) => {
  const message = '=HYPERLINK("http://evil.example","x")</script><img src=x onerror=alert(1)><b>bold</b>';
  await writing.goto(`${desk.site.url}/contact-us`);
  await writing.getByLabel('Your name').fill('<svg onload=alert(1)>');
  await writing.getByRole('main').getByLabel('Email').fill('hostile@example.com');
  await writing.getByRole('textbox', { name: 'Your message' }).fill(message);
  await writing.getByRole('button', { name: 'Send message' }).click();
  await expect(writing.getByTestId('ticket')).toBeVisible();

  const page = await desk.enter(browser, 'Demo Owner');
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  const row = page.getByRole('row', { name: '=HYPERLINK' });
  await expect(row).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).press('Enter');
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(file).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")`);

  await page.keyboard.press('Escape');
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText(message);
  await expect(page.getByRole('main')).toContainText('<svg onload=alert(1)>');
  expect(await page.locator('main img, main b').count()).toBe(0);

  for (const name of ['History', 'Messages']) {
    await page.goto(`${desk.origin}/players?q=${demo.accountId}`);
    await page.getByRole('row', { name: demo.accountId }).last().press('Enter');
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
  }
  expect(ran).toEqual([]);
  await page.context().close();
});

test('the page of another player has nothing of the one before, and a tab keeps its page', async ({ browser }) => {
  const calls = await requests.newContext({ baseURL: desk.site.url });
  const other = await openPurse(calls);
  await calls.dispose();
  const page = await desk.enter(browser, 'Demo Owner');
  const heading = (account: string) => page.getByRole('heading', { level: 1, name: `Player ${account}` });
  await openPlayer(page, other.accountId);
  await openPlayer(page, demo.accountId);
  await page.getByRole('button', { name: 'Show name and contacts' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Show name and contacts' });
  await form.getByLabel('Reason').fill('Case 2026-117');
  await form.getByRole('button', { name: 'Show name and contacts' }).press('Enter');
  const contacts = page.getByRole('heading', { name: 'Name and contacts', exact: true });
  await expect(contacts).toBeVisible();
  await page.getByRole('tab', { name: 'Money' }).click();
  await expect(page).toHaveURL(/tab=money/);
  await expect(contacts, 'the query does not change the page').toBeVisible();

  // From one player to the other, without a page between.
  await page.evaluate(() => history.go(-2));
  await expect(heading(other.accountId)).toBeVisible();
  await expect(contacts).toBeHidden();
  await page.evaluate(() => history.go(2));
  await expect(heading(demo.accountId)).toBeVisible();
  await expect(contacts).toBeHidden();
  await page.context().close();
});

test('forms and tabs of a player have no fault of accessibility, and pages of people fit a phone', async ({
  browser,
}) => {
  const page = await desk.enter(browser, 'Demo Owner');
  await openPlayer(page, demo.accountId);
  const player = new URL(page.url()).pathname;
  for (const look of ['light', 'dark'] as const) {
    if (look === 'dark') {
      await page.goto(desk.origin + player);
      await page.getByRole('button', { name: 'Dark look' }).click();
    }
    for (const path of [`${player}?tab=money`, `${player}?act=block`]) {
      await page.goto(desk.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await everyViolationOf(page), `${look} ${path}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [player, `${player}?tab=money`, '/players', '/requests']) {
    await page.goto(desk.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
  await page.context().close();
});

test('a remote that throws takes down its own part only', async ({ browser }) => {
  const own = await DeskSite.open();
  const line = new ReleaseLine(own.releases, 'desk-people', (text) =>
    text.replaceAll('"Nothing waits"', '(()=>{throw new Error("broken")})()'),
  );
  await line.release('1.0.1');
  const page = await own.enter(browser, 'Demo Owner');
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  // Past the gate: the page is replaced by a card, or by the version before once this one is withdrawn.
  await expect(page.getByText(/This page cannot be shown|Nothing waits/).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible();
  await openPlayer(page, demo.accountId);
  await own.close();
});
