import { demo, type NewPlayer, signIn } from '@marquee/e2e/support/player';
import { selectOfTomorrow } from '@marquee/e2e/support/sports';
import { templateRows } from '@marquee/templates/rows';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { openSettled, settle } from './settle';

/** What a site is photographed by. */
export interface Studio {
  browser: Browser;
  /** Origin of the default sandbox site. */
  origin: string;
  /** Whose statement is shown. */
  player: Pick<NewPlayer, 'accountId' | 'password'>;
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };

/** How long a page may take on a busy machine, ms. */
const longestStep = 120_000;

/** Takes one picture in an empty browser without motion. */
async function shoot(
  browser: Browser,
  options: BrowserContextOptions,
  take: (page: Page) => Promise<Buffer>,
): Promise<Buffer> {
  const context = await browser.newContext({
    ...options,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Asia/Manila',
  });
  context.setDefaultTimeout(longestStep);
  try {
    return await take(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The first screen of an address. */
const firstScreen = (browser: Browser, options: BrowserContextOptions, address: string) =>
  shoot(browser, options, async (page) => {
    await openSettled(page, address);
    return page.screenshot({ animations: 'disabled' });
  });

/** The address of a template's own site in the sandbox. */
function siteOf(origin: string, code: string): string {
  const url = new URL(origin);
  url.hostname = `${code}.${url.hostname}`;
  return url.href;
}

/** A home page in a template. The default site has casino1, whose own site opens a lobby. */
const homeOf = (origin: string, code: string) => (code === 'casino1' ? origin : siteOf(origin, code));

/** The first screen of each template's home page, on a desk. */
export async function homePages({ browser, origin }: Studio): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const { code } of templateRows) pictures.push(await firstScreen(browser, desk, homeOf(origin, code)));
  return pictures;
}

/** A lobby and the page of a game, on a phone. */
export async function phonePages({ browser, origin }: Studio): Promise<Buffer[]> {
  return [
    await firstScreen(browser, phone, `${origin}/slots?provider=TEMPLEBAR`),
    await firstScreen(browser, phone, `${origin}/playnow?provider=TEMPLEBAR&game=sl044`),
  ];
}

/** A bet slip with a selection of three matches of tomorrow, whose odds do not move, and a stake. */
export function betSlip({ browser, origin }: Studio): Promise<Buffer> {
  return shoot(browser, { ...desk, deviceScaleFactor: 2 }, async (page) => {
    await openSettled(page, `${siteOf(origin, 'sportsbook2')}en/sports`);
    await selectOfTomorrow(page);
    const odds = page.getByRole('button', { name: /\d+\.\d\d/ });
    const matches = page.getByRole('main').getByRole('listitem').filter({ has: odds });
    for (const index of [1, 2])
      await matches
        .nth(index)
        .getByRole('button', { name: /\d+\.\d\d/ })
        .first()
        .click();
    const slip = page.getByRole('complementary', { name: 'Bet slip' });
    await slip.getByLabel('Stake').first().fill('25');
    await slip.getByLabel('Stake').first().blur();
    // The return comes from the server.
    await slip.filter({ hasNotText: '…' }).waitFor();
    await settle(page);
    return slip.screenshot({ animations: 'disabled' });
  });
}

/** The chart of a year in a player's statement. */
export function statementChart({ browser, origin, player }: Studio): Promise<Buffer> {
  return shoot(browser, { ...desk, deviceScaleFactor: 2 }, async (page) => {
    await signIn(page, player, origin);
    await openSettled(page, `${origin}/statement`);
    await page.getByLabel('Period').selectOption('months12');
    const chart = page.getByTestId('chart');
    await chart.locator('svg').first().waitFor();
    return chart.screenshot({ animations: 'disabled' });
  });
}

/** The player of the sandbox who is always there. */
export const demoPlayer = demo;
