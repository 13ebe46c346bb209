import { expect, type Page } from '@playwright/test';
import { test } from '../support/base';
import { watchContent } from '../support/content';
import { full } from '../support/depth';

const tile = '<a href="/" data-tile>Kite</a>';
const heading = '<h1>Slots</h1>';
const hiddenText = '<span style="position:absolute;inline-size:1px;block-size:1px;overflow:hidden">Kite</span>';

const noContent: [string, string][] = [
  ['five tiles', heading + tile.repeat(5)],
  ['tiles without a heading', tile.repeat(6)],
  ['a heading for screen readers only', `<h1>${hiddenText}</h1>${tile.repeat(6)}`],
  ['tiles without text', heading + '<a href="/" data-tile><img alt="Kite"></a>'.repeat(6)],
  ['what is hidden from screen readers', `${heading}<div aria-hidden="true">${tile.repeat(6)}</div>`],
  ['boxes of the frame before the host', `${heading}<div class="sk-main">${tile.repeat(6)}</div>`],
  ["the kit's skeletons", `${heading}<div class="mq-skeleton-Ab1">${tile.repeat(6)}</div>`],
  ['what is transparent', `${heading}<div style="opacity:0">${tile.repeat(6)}</div>`],
];

test.describe('The bench sees content', { tag: full }, () => {
  test.beforeEach(({ page }) => page.addInitScript(watchContent, '[data-tile]'));

  /** Shows a page for some frames, adds content, and returns when that was, and when the bench saw it. */
  async function addTo(page: Page, body: string, more: string) {
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/');
    const added = await page.evaluate(async (html) => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      document.body.insertAdjacentHTML('beforeend', html);
      return performance.now();
    }, more);
    const seen = await (await page.waitForFunction(() => window.benchContent)).jsonValue();
    return { added, seen, now: await page.evaluate(() => performance.now()) };
  }

  /** The resolution of the browser's paint times is 4 ms. */
  const tick = 4;

  for (const [what, html] of noContent) {
    test(`not in ${what}`, async ({ page }) => {
      const { added, seen } = await addTo(page, html, heading + tile.repeat(6));
      expect(seen).toBeGreaterThan(added - tick);
    });
  }

  test('in the frame that shows a heading and six tiles, and not before', async ({ page }) => {
    const { added, seen, now } = await addTo(page, heading + tile.repeat(5), tile);
    expect(seen).toBeGreaterThan(added - tick);
    expect(seen).toBeLessThan(now + tick);
  });
});
