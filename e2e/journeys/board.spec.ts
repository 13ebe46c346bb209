import type { CDPSession, Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { readRendered } from '../support/rendered';
import { expect, test } from '../support/sink';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => readRendered(page));

  test('a board leads to the matches of a sport, and of a league', async ({ page }) => {
    await page.goto('/sports');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /^Tennis/ }).click();
    await expect(page).toHaveURL('/sports?sport=tennis');
    await page.waitForLoadState();
    const leagues = main.getByRole('heading', { level: 3 });
    await expect(main.getByRole('link', { name: /^Tennis/ })).toHaveAttribute('aria-current', 'page');
    const league = (await leagues.last().textContent()) ?? '';
    await leagues.last().getByRole('link').click();
    await expect(page).not.toHaveURL('/sports?sport=tennis');
    await page.waitForLoadState();
    await expect(leagues.first()).toHaveText(league);
    expect(new Set(await leagues.allTextContents())).toEqual(new Set([league]));
    await expect(main.getByRole('button', { name: /\d+\.\d\d/ }).first()).toBeVisible();
  });
});

test('the times of the board are gone through as fast as a person presses', async ({ page }) => {
  await page.goto('/sports');
  await hydrated(page);
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.getByRole('radio', { name: 'All', exact: true }).focus();
  for (const time of ['Live', 'Today', 'Tomorrow']) {
    await page.keyboard.press('ArrowRight');
    // Immediately: the next click comes before the board has updated.
    expect(await page.getByRole('radio', { name: time, exact: true }).isChecked(), time).toBe(true);
  }
  await expect(page).toHaveURL('/sports?when=tomorrow');
  await expect(page.getByRole('heading', { name: 'Live now' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Tomorrow', exact: true })).toBeChecked();
});

interface LayoutEvent {
  name: string;
  args: { beginData?: { dirtyObjects: number; partialLayout: boolean } };
}

/** Chromium's layouts while `work` runs. */
async function layoutsOf(session: CDPSession, work: () => Promise<void>): Promise<LayoutEvent[]> {
  const events: LayoutEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as LayoutEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events.filter(({ name, args }) => name === 'Layout' && args.beginData && args.beginData.dirtyObjects > 0);
}

/** More than needed: some frames also lay out other parts of the page. */
const prices = Array.from({ length: 12 }, (_, at) => ['15.8', '1.234', '9.999'][at % 3] ?? '');

/** Changes the first visible odds, one per frame. */
const changeOdds = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /\d+\.\d\d/ })
    .first()
    .evaluate(async (button, given) => {
      const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      await frame();
      for (const price of given) {
        if (button.firstChild) button.firstChild.nodeValue = price;
        await frame();
      }
    }, prices);

test('odds that change are laid out alone', async ({ page }) => {
  await page.goto('/sports?when=tomorrow');
  await expect(page.getByRole('main').getByRole('listitem').nth(20)).toBeAttached();
  await hydrated(page);
  const session = await page.context().newCDPSession(page);
  const layouts = await layoutsOf(session, () => changeOdds(page));
  // Other layouts of the page are ignored.
  const alone = layouts.filter(
    ({ args: { beginData } }) => beginData?.partialLayout === true && beginData.dirtyObjects < 6,
  );
  expect(alone.length).toBeGreaterThanOrEqual(3);
});
