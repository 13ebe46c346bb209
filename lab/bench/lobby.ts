import type { Browser, Page } from '@playwright/test';
import { openPhone, type Phone } from './phone';
import { spreadOf } from './statistics';

/** A lobby of 10,000 games on the slow processor. Times in ms. */
export interface LobbyUse {
  games: number;
  /** Most nodes in the grid, on the phone and on a screen of 1920 × 1080. */
  gridNodes: number;
  gridNodesWide: number;
  /** Medians over several inputs. */
  search: Keystroke;
  filter: Keystroke;
}

/**
 * One input: time to the next frame, by the browser's event timing (in steps of 8 ms), and time until the grid shows
 * the result, which for a search includes the debounce (150 ms).
 */
export interface Keystroke {
  frame: number;
  result: number;
}

/** Games in the bench's lobby. */
const count = 10_000;

interface Games {
  value: { game_name: string; game_code: string }[];
  providers: { provider_code: string; count: number }[];
  total: number;
}

/** Multiplies the site's slots to 10,000, with unique names and codes. */
async function fillLobby({ page }: Phone): Promise<void> {
  let all: Games | undefined;
  await page.route('**/api/product/get_games', async (route) => {
    const body = route.request().postDataJSON() as { from?: number; count?: number };
    if (!all) {
      const answer = await route.fetch({ postData: { ...body, from: 0, count } });
      const real = (await answer.json()) as Games;
      const value = Array.from({ length: count }, (_, index) => {
        const game = real.value[index % real.value.length] as Games['value'][number];
        const round = Math.floor(index / real.value.length);
        return round === 0
          ? game
          : { ...game, game_name: `${game.game_name} ${round + 1}`, game_code: `${game.game_code}-${round}` };
      });
      all = { ...real, value, total: count };
    }
    const from = body.from ?? 0;
    await route.fulfill({ json: { ...all, value: all.value.slice(from, from + (body.count ?? 60)) } });
  });
}

const grid = '#main [role="list"]:has([data-tile])';

/** Resolves to the time of the frame in which the grid changed after `act`'s input. Runs in the page. */
function watchGrid(selector: string): void {
  const state = { input: 0, changed: 0 };
  Object.assign(window, { benchGrid: state });
  for (const type of ['keydown', 'pointerdown']) {
    addEventListener(
      type,
      () => {
        state.input = performance.now();
        state.changed = 0;
      },
      { capture: true },
    );
  }
  const region = document.querySelector(selector)?.closest('section, div');
  const note = () => requestAnimationFrame(() => setTimeout(() => (state.changed = performance.now())));
  new MutationObserver((records) => {
    if (
      records.some(({ target }) => (target as Element).closest?.(selector) ?? target.parentElement?.closest(selector))
    )
      note();
  }).observe(region?.parentElement ?? document.body, { childList: true, subtree: true, characterData: true });
}

async function measure(page: Page, act: () => Promise<void>): Promise<Keystroke> {
  await page.evaluate(() => {
    window.benchNotes.inputs.length = 0;
  });
  await act();
  await page.waitForTimeout(900);
  return page.evaluate(() => {
    const { input, changed } = (window as unknown as { benchGrid: { input: number; changed: number } }).benchGrid;
    const waits = window.benchNotes.inputs.map(({ milliseconds }) => milliseconds);
    return { frame: Math.max(0, ...waits), result: changed > 0 ? changed - input : 0 };
  });
}

const wide = { width: 1920, height: 1080 };

/** Opens the slots lobby with 10,000 games from the home page. */
async function openLobby(phone: Phone): Promise<void> {
  const { page } = phone;
  await fillLobby(phone);
  await page.goto('/');
  await phone.network.settled(600);
  await page
    .locator('a[href="/slots"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.locator('[data-tile]').first().waitFor();
  // Focusing the search loads all games.
  await page.getByRole('searchbox').focus();
  await phone.network.settled(800);
}

/** Most nodes in the grid while scrolling. */
async function mostNodes({ page }: Phone): Promise<number> {
  let most = 0;
  for (const top of [0, 3000, 20_000, 60_000]) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.waitForTimeout(300);
    const nodes = await page.evaluate(
      (selector) => document.querySelector(selector)?.getElementsByTagName('*').length ?? 0,
      grid,
    );
    most = Math.max(most, nodes);
  }
  await page.evaluate(() => scrollTo(0, 0));
  return most;
}

/** Nodes in the grid on a large screen. */
async function nodesOnWideScreen(browser: Browser, site: string): Promise<number> {
  const phone = await openPhone(browser, { network: 'fast', site, screen: wide });
  try {
    await openLobby(phone);
    return await mostNodes(phone);
  } finally {
    await phone.close();
  }
}

/** Opens the slots lobby with 10,000 games and types, filters and scrolls. */
export async function lobbyUse(browser: Browser, site: string): Promise<LobbyUse> {
  const gridNodesWide = await nodesOnWideScreen(browser, site);
  const phone = await openPhone(browser, { network: 'fast', site });
  const { page } = phone;
  try {
    await openLobby(phone);
    const games = await page
      .locator('[data-tile]')
      .first()
      .evaluate((tile) => Number(tile.closest('[aria-setsize]')?.getAttribute('aria-setsize')));
    const gridNodes = await mostNodes(phone);
    await page.evaluate(watchGrid, grid);
    const search: Keystroke[] = [];
    await page.getByRole('searchbox').focus();
    for (const key of ['z', 'Backspace', 'k', 'i', 'Backspace', 'Backspace']) {
      search.push(await measure(page, () => page.keyboard.press(key)));
    }
    const filter: Keystroke[] = [];
    const chip = page.locator('#main button[aria-pressed]');
    for (const place of [0, 1, 1, 2, 2]) {
      filter.push(await measure(page, () => chip.nth(place).click()));
    }
    const middle = (series: Keystroke[], part: keyof Keystroke) => spreadOf(series.map((one) => one[part])).median;
    const both = (series: Keystroke[]) => ({ frame: middle(series, 'frame'), result: middle(series, 'result') });
    return { games, gridNodes, gridNodesWide, search: both(search), filter: both(filter) };
  } finally {
    await phone.close();
  }
}
