import type { Frame, Page } from '@playwright/test';

/** One game of every kind, by provider and code, with the actions of a round. */
interface KindOfGame {
  kind: string;
  game: readonly [provider_code: string, game_code: string];
  /** Clicked before a round, all matches. */
  before?: string;
  /** Clicked during an open round. */
  within?: string;
}

export const kindsOfGame: readonly KindOfGame[] = [
  { kind: 'bingo', game: ['JILI', 'bi001'] },
  { kind: 'roulette', game: ['PPLAYLIVE', 'lc001'], before: '.roulette-board button:not(:last-child)' },
  { kind: 'baccarat', game: ['PPLAYLIVE', 'lc002'], before: '.baccarat-spots .spot' },
  { kind: 'videopoker', game: ['JILI', 'pk001'], within: '.poker-cards button' },
  { kind: 'keno', game: ['BINGOTOWN', 'lo001'], before: '.row button:first-child' },
  { kind: 'dice', game: ['APOGEE', 'ha001'] },
  { kind: 'crash', game: ['EPW', 'cr001'] },
  { kind: 'race', game: ['PADDOCK', 'ho001'], before: '.racers .spot:first-child' },
  { kind: 'derby', game: ['YBAT', 'sa001'], before: '.spots .spot:first-child' },
  { kind: 'football', game: ['FLOODLIGHT', 'sp001'], before: '.spots .spot:first-child' },
  { kind: 'fishing', game: ['JILI', 'fi001'] },
  { kind: 'plinko', game: ['JILI', 'ar001'] },
  { kind: 'slot', game: ['JILI', 'sl001'] },
];

/** Clicks all matching elements by script, which also reaches those that need scrolling. */
const pressAll = (game: Frame | Page, selector: string | undefined) =>
  selector
    ? game.locator(selector).evaluateAll((all) => {
        for (const one of all) (one as HTMLElement).click();
      })
    : Promise.resolve();

/** Plays a round; `look` sees the game before, during and after it. */
export async function eachState(
  game: Frame | Page,
  { before, within }: KindOfGame,
  look: (state: 'idle' | 'in round' | 'result') => Promise<void>,
): Promise<void> {
  const main = game.locator('.main');
  await main.waitFor();
  await pressAll(game, before);
  await look('idle');
  const label = await main.textContent();
  await main.click();
  const open = main.and(game.locator(':enabled')).filter({ hasNotText: label ?? '' });
  if (within) await open.waitFor();
  await pressAll(game, within);
  await look('in round');
  // A single-step round ends by itself; others wait for their player, or for the end of their curve.
  await open.evaluateAll((all) => {
    for (const one of all) (one as HTMLElement).click();
  });
  // The stake can be changed again once the result has been shown.
  await game.locator('.stake button:enabled').first().waitFor();
  await look('result');
}

/** Opens a demo without its page, as in a separate window. */
export async function openAlone(page: Page, { game }: KindOfGame, language: string): Promise<void> {
  const [provider_code, game_code] = game;
  const data = { domain_name: 'localhost', external_id: '', provider_code, game_code, language, age_confirmed: true };
  const answer = await page.request.post('/api/product/launch_demo', { data });
  const { launch_url } = (await answer.json()) as { launch_url: string };
  await page.goto(launch_url);
}

/** Opens a demo in its page, and returns the frame. */
export async function openInPage(page: Page, { game }: KindOfGame): Promise<Frame> {
  const [provider, code] = game;
  await page.goto(`/playnow?${new URLSearchParams({ provider, game: code, mode: 'demo' })}`);
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('The page has no game');
  await frame.locator('.main').waitFor();
  return frame;
}
