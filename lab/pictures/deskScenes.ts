import { atConsole } from '@marquee/e2e/support/console';
import { type DeskThings, deskPages, fillDesk } from '@marquee/e2e/support/deskPages';
import { DeskSite } from '@marquee/e2e/support/deskSite';
import type { Browser, Page } from '@playwright/test';

const screen = { width: 1366, height: 800 };

/** Waits until a page of the desk loads nothing more, and takes its first screen. */
async function shot(page: Page, address: string): Promise<Buffer> {
  await page.goto(address);
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  return page.screenshot({ animations: 'disabled' });
}

/** Staff of the pictures, beside those of the demo. */
const colleagues = [
  { name: 'Ana Reyes', email: 'ana@example.com', role: 'payments' },
  { name: 'Jonas Keller', email: 'jonas@example.com', role: 'support' },
  { name: 'Maria Santos', email: 'maria@example.com', role: 'protection' },
];

/** The page with which a new member of staff joins, before its button is pressed. */
async function joining(browser: Browser, desk: DeskSite): Promise<Buffer> {
  const { dataDir } = desk.site;
  let link = '';
  for (const { name, email, role } of colleagues) {
    const { member } = await atConsole(dataDir, 'staff/add', { name, email });
    await atConsole(dataDir, 'roles/grant', { member, role, site: '' });
    link ||= (await atConsole(dataDir, 'staff/invite', { member })).link;
  }
  const context = await browser.newContext({ viewport: { width: 683, height: 400 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.goto(desk.origin + link);
    await page.locator('[data-do="addPasskey"]').waitFor();
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/** The pages of the desk in the order of a first day, by the names of their files. */
const scenes: readonly { name: string; address: (of: (path: string) => string, things: DeskThings) => string }[] = [
  { name: 'desk-staff', address: (of) => of('/staff') },
  { name: 'desk-today', address: (of, { site }) => `${of('/today')}?site=${site}` },
  { name: 'desk-rows', address: (of) => of('/today/rows') },
  { name: 'desk-player', address: (of) => of('/players/:site/:player') },
  { name: 'desk-withdrawals', address: (of) => of('/withdrawals') },
  { name: 'desk-withdrawal', address: (of) => of('/withdrawals/:site/:payment') },
];

/** What staff see on their first day, on a site and a desk of their own: names of files and pictures (PNG). */
export async function deskScenes(browser: Browser): Promise<[name: string, picture: Buffer][]> {
  const desk = await DeskSite.open();
  try {
    const things = await fillDesk(desk);
    const pages = deskPages(desk, things);
    const taken: [string, Buffer][] = [['desk-join', await joining(browser, desk)]];
    const page = await desk.enter(browser, 'Demo Owner');
    await page.setViewportSize(screen);
    const addressOf = (path: string) => pages.find((one) => one.path === path)?.address ?? '/';
    for (const { name, address } of scenes)
      taken.push([name, await shot(page, desk.origin + address(addressOf, things))]);
    await page.context().close();
    return taken;
  } finally {
    await desk.close();
  }
}
