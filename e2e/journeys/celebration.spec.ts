import type { Page } from '@playwright/test';
import { full } from '../support/depth';
import { kindsOfGame, openAlone } from '../support/games';
import { expect, test } from '../support/sink';

declare global {
  interface Window {
    /** Frequencies that the page has played, and colours in which it has written on canvases. */
    heard: number[];
    inks: string[];
  }
}

/** A round as the game server tells it; payouts are in hundredths of the stake. */
interface Told {
  payout: number;
  view: object;
}

/** Of each kind a round that pays at most its stake, as much as there is, and one that pays more, from its engine. */
const rounds: Record<string, readonly [quiet: Told, loud: Told]> = {
  bingo: [
    { payout: 0, view: { balls: [17, 28, 64, 37, 44, 43, 36, 21, 34, 75], lines: [] } },
    { payout: 350, view: { balls: [60, 53, 65, 9, 19, 24, 25, 48, 58, 49], lines: [2, 7] } },
  ],
  roulette: [
    { payout: 50, view: { number: 7, colour: 'red' } },
    { payout: 900, view: { number: 2, colour: 'black' } },
  ],
  baccarat: [
    { payout: 100, view: { player: [42, 15], banker: [29, 1], totals: [9, 8], winner: 'player' } },
    { payout: 200, view: { player: [42, 15], banker: [29, 1], totals: [9, 8], winner: 'player' } },
  ],
  videopoker: [
    { payout: 100, view: { cards: [50, 27, 23, 45, 37], hand: 'jacks_or_better', held: 31 } },
    { payout: 400, view: { cards: [39, 17, 29, 27, 2], hand: 'straight', held: 31 } },
  ],
  keno: [
    { payout: 80, view: { drawn: [67, 57, 70, 80, 1, 78, 56, 11], hits: [1, 11] } },
    { payout: 374, view: { drawn: [21, 28, 32, 42, 4, 41, 27, 50], hits: [4, 21, 28] } },
  ],
  dice: [
    { payout: 0, view: { roll: 7700, won: false } },
    { payout: 198, view: { roll: 4066, won: true } },
  ],
  crash: [
    { payout: 100, view: { running: false, point: 1440, left: 100 } },
    { payout: 150, view: { running: false, point: 1440, left: 150 } },
  ],
  race: [
    { payout: 0, view: { order: [5, 2, 4, 1, 3, 0, 6, 7] } },
    { payout: 465, view: { order: [0, 6, 1, 2, 3, 5, 7, 4] } },
  ],
  derby: [
    { payout: 0, view: { winner: 1, run: [252, 49, 9, 678, 347, 803, 177, 29, 11, 183, 855, 184] } },
    { payout: 170, view: { winner: 0, run: [124, 252, 316, 305, 226, 23, 893, 596, 500, 344, 580, 755] } },
  ],
  football: [
    { payout: 0, view: { winner: 2, run: [252, 49, 9, 678, 347, 803, 177, 29, 11, 183, 855, 184] } },
    { payout: 195, view: { winner: 0, run: [124, 252, 316, 305, 226, 23, 893, 596, 500, 344, 580, 755] } },
  ],
  fishing: [
    { payout: 0, view: { caught: false, fish: 1 } },
    { payout: 300, view: { caught: true, fish: 1 } },
  ],
  plinko: [
    { payout: 20, view: { path: [0, 1, 1, 1, 1, 1, 0, 1, 0, 1, 0, 0], pocket: 7 } },
    { payout: 200, view: { path: [0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1], pocket: 9 } },
  ],
  // Of one scatter, whose reel has a sound of its own.
  slot: [
    {
      payout: 65,
      view: {
        spins: [
          {
            stops: [5, 11, 11, 32, 10],
            wins: [{ symbol: 7, kind: 3, line: 0, ways: 1, cells: [1, 4, 7], pay: 65 }],
            ...{ scatters: 1, pay: 65, multiplier: 1 },
          },
        ],
        freeSpins: 0,
      },
    },
    {
      payout: 740,
      view: {
        spins: [
          {
            stops: [5, 11, 11, 32, 10],
            wins: [{ symbol: 5, kind: 4, line: 4, ways: 1, cells: [2, 4, 6, 10], pay: 740 }],
            ...{ scatters: 1, pay: 740, multiplier: 1 },
          },
        ],
        freeSpins: 0,
      },
    },
  ],
};

/** Writes down what the page plays and in which colours it writes on canvases. */
function listen(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.heard = [];
    window.inks = [];
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, at) {
      window.heard.push(Math.round(value));
      return set.call(this, value, at);
    };
    const fill = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function (...all) {
      window.inks.push(String(this.fillStyle));
      fill.apply(this, all);
    };
  });
}

/** What of the page says that something was won. */
const celebrations = (page: Page) =>
  page.evaluate(() => {
    const style = (element: Element) => getComputedStyle(element);
    const some = (selector: string, isLoud: (element: Element) => boolean = () => true) =>
      [...document.querySelectorAll(selector)].some(isLoud);
    const found = {
      'the sound of a win': window.heard.includes(523),
      'a special sound': window.heard.includes(880),
      'words of a win': /you win/i.test(document.querySelector('.result')?.textContent ?? ''),
      'a bright result': some('.result.win'),
      'a thick frame': some('.winner', (element) => Number.parseFloat(style(element).outlineWidth) > 1),
      'a bright line': some('.on', (element) => style(element).backgroundColor !== 'rgba(0, 0, 0, 0)'),
      'a glowing card': some('.bingo-card .line'),
      'a green number': some('.dice-number.won') || window.inks.includes('#58f0a0'),
    };
    return Object.entries(found).flatMap(([name, is]) => (is ? [name] : []));
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const kind of kindsOfGame) {
  test(`${kind.kind} names its stake with its currency, begins with the lowest, and celebrates no return at or below it [D7.14, D7.20, D7.21]`, {
    tag: kind.kind === 'slot' ? [] : full,
  }, async ({ page }) => {
    let told: Told | undefined;
    await listen(page);
    await page.route('**/play/api/play', async (route) => {
      const { stake } = route.request().postDataJSON() as { stake: number };
      const answer = await route.fetch();
      const { round, ...rest } = (await answer.json()) as { round: object };
      const payout = (stake / 100) * (told?.payout ?? 0);
      await route.fulfill({ json: { ...rest, round: { ...round, stake, done: true, payout, view: told?.view } } });
    });
    for (const [index, round] of (rounds[kind.kind] ?? []).entries()) {
      told = round;
      // Else the second launch would be another fragment of the same document.
      await page.goto('about:blank');
      await openAlone(page, kind, 'EN');
      await page.getByRole('button', { name: 'Sound' }).click();
      if (kind.before)
        await page.locator(kind.before).evaluateAll((all) => {
          for (const one of all) (one as HTMLElement).click();
        });
      await expect(page.locator('.stake dd')).toHaveText(/^₱\d/);
      await expect(page.getByRole('button', { name: 'Lower stake' })).toBeDisabled();
      for (const chip of await page.locator('.on-spot').all()) await expect(chip).toHaveText(/^₱\d/);
      await page.locator('.main').click();
      await page.locator('.past-rounds li').first().waitFor();
      await expect(page.locator('.stake button:enabled').first()).toBeVisible();
      const found = await celebrations(page);
      if (index === 0) expect(found).toEqual([]);
      else expect(found).toEqual(expect.arrayContaining(['the sound of a win', 'words of a win', 'a bright result']));
    }
  });
}

test('a slot plays one round for a press, however long a key is held, and nothing ends its reels early [D7.12]', async ({
  page,
}) => {
  const slot = kindsOfGame.find(({ kind }) => kind === 'slot') as (typeof kindsOfGame)[number];
  let played = 0;
  await page.route('**/play/api/play', async (route) => {
    played += 1;
    await expect(page.locator('.main')).toBeDisabled();
    await route.continue();
  });
  await openAlone(page, slot, 'EN');
  await expect(page.getByRole('button', { name: /auto/i })).toHaveCount(0);
  await page.locator('.main').focus();
  // A key that goes down again without coming up is being held.
  for (let press = 0; press < 5; press++) await page.keyboard.down('Space');
  await page.locator('.past-rounds li').first().waitFor();
  await expect(page.locator('.main')).toBeEnabled();
  for (let press = 0; press < 5; press++) await page.keyboard.down('Space');
  await page.keyboard.up('Space');
  // A round would have been asked for before this.
  await page.evaluate(() => fetch('/play/api/balance', { method: 'POST', body: '{}' }));
  expect(played).toBe(1);
});
