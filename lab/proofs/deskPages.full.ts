import { allMigrations } from '@marquee/backend/migrations';
import { openProofServer } from '@marquee/backend/testing/processes/postgresServer';
import { migrate } from '@marquee/database/migrate';
import { openPostgres } from '@marquee/database/postgres';
import { journeysChromium } from '@marquee/e2e/chromium';
import { DeskSite } from '@marquee/e2e/support/deskSite';
import { openPersons } from '@marquee/platform/persons/persons';
import { sandboxSecret } from '@marquee/sandbox/secret';
import { chromium, type Page } from '@playwright/test';
import { facts } from './facts';
import { filledPlayers, fillPlayers } from './fillPlayers';

/**
 * `node --import tsx lab/proofs/deskPages.full.ts`, after `npm run build`: how long staff look at a page of the desk
 * that is not there yet, among 100,000 players with 1,000,000 ledger rows, on a Postgres server (DATABASE_URL, or one
 * that it starts), in Chromium at 1366 × 900. A time begins with the key and ends with the frame in which everything is
 * shown. Exits with 1 if a median is above what it may be.
 */
const tries = 15;
const [searchMost, pageMost, todayMost] = [300, 500, 500];
const days = 86_400_000;

/** What must be shown, as a selector and a part of its text; nothing may be loading. */
interface Shown {
  selector: string;
  text: string;
}

/** Begins to wait in the page: for the next key, and then for what is to be shown. */
function begin({ selector, text }: Shown): void {
  const isShown = () =>
    document.querySelector('main [aria-busy="true"]') === null &&
    [...document.querySelectorAll(selector)].some((one) => one.textContent?.includes(text));
  const measured = new Promise<number>((done, fail) => {
    // Only ends what never comes.
    setTimeout(() => fail(new Error(`${selector} with ${text} is not shown`)), 60_000);
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const look = () => {
          if (!isShown()) return requestAnimationFrame(look);
          // The frame that has it is painted before the next message.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - timeStamp);
          return requestAnimationFrame(() => port2.postMessage(null));
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  Object.assign(window, { measured });
}

/** The time from a key to what it shows, ms. */
async function timed(page: Page, key: string, shown: Shown): Promise<number> {
  await page.evaluate(begin, shown);
  await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured);
}

const { atMost } = facts();
function report(name: string, times: readonly number[], most: number): void {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  atMost(`${name}, p50 in ms; p95 ${at(0.95).toFixed(0)}, first ${times[0]?.toFixed(0)}`, at(0.5), most);
}

/** A time for each turn. */
async function turns(work: (turn: number) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < tries; turn++) times.push(await work(turn));
  return times;
}

const server = await openProofServer();
const database = openPostgres(server.url);
let desk: DeskSite | undefined;
const executablePath = journeysChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  await migrate(database, allMigrations());
  const from = Date.now();
  // The sandbox's own key: marks by another one would all be made again at its start.
  const persons = openPersons([await sandboxSecret(database, 'persons')()]);
  await fillPlayers(database, persons, from - 12 * days);
  console.log(`${server.version}; filled in ${((Date.now() - from) / 1000).toFixed(0)} s`);
  desk = await DeskSite.open({ DATABASE_URL: server.url });
  const page = await desk.enter(browser, 'Demo Owner');
  await page.setViewportSize({ width: 1366, height: 900 });
  // Functions that tsx has compiled are named by a helper, which pages lack.
  await page.addInitScript('globalThis.__name = (named) => named');

  // The first count of the figures reads the whole ledger.
  const counting = Date.now();
  const rowsCounted = async () => {
    const [row] = await database.query<{ count: string }>('select sum(count) as count from figure_quarters');
    return Number(row?.count ?? 0);
  };
  while ((await rowsCounted()) < 1_000_000) {
    if (Date.now() - counting > 20 * 60_000) throw new Error('The figures are not counted in 20 minutes');
    await page.waitForTimeout(2000);
  }
  console.log(`figures counted in ${((Date.now() - counting) / 1000).toFixed(0)} s`);

  // The last letter of an account id, and the row of that account.
  const numbers = Array.from({ length: tries }, (_, turn) => 10_001 + ((turn * 7919) % (filledPlayers - 10_001)));
  await page.goto(`${desk.origin}/players`);
  const field = page.getByRole('searchbox');
  const search = async (turn: number) => {
    const account = `player_${numbers[turn]}`;
    await field.fill(account.slice(0, -1));
    await page
      .getByRole('row')
      .filter({ hasText: account.slice(0, -1) })
      .first()
      .waitFor();
    return timed(page, account.slice(-1), { selector: 'tbody tr:only-child td:first-child', text: account });
  };
  report('search: a key to the rows', await turns(search), searchMost);

  const open = async (turn: number) => {
    const account = `player_${numbers[turn]}`;
    await page.goto(`${desk?.origin}/players?q=${account}`);
    await page.getByRole('row').filter({ hasText: account }).focus();
    const shown = { selector: 'main:has([role="tabpanel"] li) h1', text: account };
    return timed(page, 'Enter', shown);
  };
  report('a player: Enter to everything on the page', await turns(open), pageMost);

  const today = async () => {
    await page.goto(`${desk?.origin}/approvals`);
    await page.locator('main h1').waitFor();
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    return timed(page, 't', { selector: 'main dl', text: 'PHP' });
  };
  report('Today: the key to all figures', await turns(today), todayMost);
} finally {
  await browser.close();
  await desk?.close();
  await database.close();
  await server.stop();
}
