import { languageCodes } from '@marquee/contract/languages';
import type { Frame, Page } from '@playwright/test';
import { full, isFull } from '../support/depth';
import { drawnAtEachSize, watchDrawing } from '../support/drawing';
import { eachState, kindsOfGame, openAlone, openInPage } from '../support/games';
import { misplaced } from '../support/geometry';
import { expect, test } from '../support/sink';

type Size = readonly [width: number, height: number];

/** Phones from the smallest to the largest, portrait and landscape. */
const upright: readonly Size[] = [
  [320, 568],
  [360, 640],
  [360, 740],
  [390, 844],
  [430, 932],
];
const phones: readonly Size[] = upright.flatMap(([width, height]): Size[] => [
  [width, height],
  [height, width],
]);
const few: readonly Size[] = [
  [320, 568],
  [360, 740],
  [568, 320],
];
const translations = languageCodes.filter((code) => code !== 'EN');

/** The game's frame is completely inside the window, and nothing of the page covers it. */
async function covered(page: Page): Promise<string[]> {
  return page.locator('iframe').evaluate((frame) => {
    frame.scrollIntoView({ block: 'nearest' });
    const { left, top, right, bottom } = frame.getBoundingClientRect();
    const corners = [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
    ] as const;
    const hidden = corners.filter(([x, y]) => document.elementFromPoint(x, y) !== frame);
    return hidden.map(
      ([x, y]) => `the frame is not seen at ${Math.round(x)}, ${Math.round(y)} of ${innerWidth}×${innerHeight}`,
    );
  });
}

/** Layout faults of a game at each size. */
async function faultsAt(page: Page, game: Frame | Page, sizes: readonly Size[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await game.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const found = [...(await misplaced(game)), ...(game === page ? [] : await covered(page))];
    faults.push(...found.map((fault) => `${width}×${height} ${fault}`));
  }
  return faults;
}

for (const kind of kindsOfGame) {
  test(`no part of ${kind.kind} overlaps another or is out of reach on any phone, before, in and after a round`, {
    tag: full,
  }, async ({ page }) => {
    const faults: string[] = [];
    const walk = (game: Frame | Page, name: string, sizes: readonly Size[]) =>
      eachState(game, kind, async (state) => {
        faults.push(...(await faultsAt(page, game, sizes)).map((fault) => `${name} ${state} ${fault}`));
      });
    await page.setViewportSize({ width: 360, height: 740 });
    await walk(await openInPage(page, kind), 'in its page', phones);
    await openAlone(page, kind, 'EN');
    await walk(page, 'alone', phones);
    for (const language of translations) {
      await openAlone(page, kind, language);
      await walk(page, language, few);
    }
    expect(faults).toEqual([]);
  });
}

test('bingo, roulette and baccarat have all their controls in reach on a phone, none over another', {
  tag: full,
}, async ({ page }) => {
  // The space for a game on a phone of 360×740.
  const frame: Size = [360, 508];
  for (const kind of kindsOfGame.slice(0, 3)) {
    await openAlone(page, kind, 'EN');
    await eachState(page, kind, async (state) => {
      if (state !== 'in round') expect(await faultsAt(page, page, [frame]), `${kind.kind}, ${state}`).toEqual([]);
    });
  }
});

test('a table that is higher than a phone says that there is more below, until its end is reached', async ({
  page,
}) => {
  for (const kind of kindsOfGame.filter((one) => one.kind === 'roulette' || one.kind === 'keno')) {
    const game = await openInPage(page, kind);
    const stage = game.locator('.stage');
    for (const [width, height] of [few[1], [740, 360]] as Size[]) {
      expect(await faultsAt(page, game, [[width, height]]), kind.kind).toEqual([]);
      await stage.evaluate((element) => element.scrollTo({ top: 0 }));
      await expect(stage, `${kind.kind} at ${width}×${height}`).toHaveAttribute('data-more');
      await stage.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
      await expect(stage).not.toHaveAttribute('data-more');
    }
  }
});

test('a phone of 390×844 shows all of the roulette table, and the wheel over it while it turns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const kind = kindsOfGame.find((one) => one.kind === 'roulette') as (typeof kindsOfGame)[number];
  const game = await openInPage(page, kind);
  const [stage, wheel] = [game.locator('.stage'), game.locator('.wheel-box')];
  await expect(stage).not.toHaveAttribute('data-more');
  await expect(game.locator('.roulette-board button').last()).toBeInViewport({ ratio: 1 });
  await game.locator('.roulette-board .red').first().click();
  await page.route('**/play/api/play', async (route) => {
    // The round has no result yet.
    await expect(wheel).toBeVisible();
    await route.continue();
  });
  await expect(wheel).toBeHidden();
  await game.locator('.main').click();
  await game.locator('.past-rounds li').first().waitFor();
  await expect(wheel).toBeHidden();
});

declare global {
  interface Window {
    /** Names of the calls that drew on a canvas of the page. */
    drawn: string[];
  }
}

const painting = ['createLinearGradient', 'createRadialGradient', 'fillText', 'strokeText'] as const;
const moving = new Set(['bingo', 'keno', 'dice', 'race', 'football', 'fishing']);

for (const kind of kindsOfGame.filter((one) => moving.has(one.kind))) {
  test(`frames of a running round of ${kind.kind} copy pictures made once, and paint neither gradients nor text`, {
    tag: full,
  }, async ({ page }) => {
    await page.addInitScript(
      (names) => {
        window.drawn = [];
        const context = CanvasRenderingContext2D.prototype as unknown as Record<string, (...all: unknown[]) => unknown>;
        for (const name of names) {
          const plain = context[name];
          context[name] = function (this: CanvasRenderingContext2D, ...all) {
            // A picture is painted on a canvas outside the page.
            if (this.canvas.isConnected) window.drawn.push(name);
            return plain?.apply(this, all);
          };
        }
      },
      [...painting, 'drawImage'],
    );
    await openAlone(page, kind, 'EN');
    await eachState(page, kind, async (state) => {
      if (state !== 'result') await page.evaluate(() => window.drawn.splice(0));
    });
    expect([...new Set(await page.evaluate(() => window.drawn))]).toEqual(['drawImage']);
  });
}

const drawn = new Set([
  'bingo',
  'roulette',
  'keno',
  'dice',
  'crash',
  'race',
  'derby',
  'football',
  'fishing',
  'plinko',
  'slot',
]);
/** Those whose parts have places of their own beside sizes. */
const quick = new Set(['football', 'plinko']);

test.describe('at every size of its box', () => {
  // Only a full run waits for what moves.
  test.use({ contextOptions: isFull ? {} : { reducedMotion: 'reduce' } });

  for (const kind of kindsOfGame.filter((one) => drawn.has(one.kind))) {
    test(`${kind.kind} is drawn without an error, before, in and after its rounds`, {
      tag: quick.has(kind.kind) ? [] : full,
    }, async ({ page }) => {
      await watchDrawing(page);
      await openAlone(page, kind, 'EN');
      const faults = await drawnAtEachSize(page, async () => {
        for (let round = 0; round < (isFull ? 4 : 1); round++) await eachState(page, kind, () => Promise.resolve());
      });
      expect(faults).toEqual([]);
    });
  }
});
