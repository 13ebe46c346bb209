import { expect, test } from '@playwright/test';
import { watchContent } from '../bench/content';
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

  const contentOf = (wait: number) =>
    new Promise<number | undefined>((done) => setTimeout(() => done(window.benchContent), wait));

  for (const [what, html] of noContent) {
    test(`not in ${what}`, async ({ page }) => {
      await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await page.goto('/');
      expect(await page.evaluate(contentOf, 300)).toBeUndefined();
    });
  }

  test('in the frame that shows a heading and six tiles, and not before', async ({ page }) => {
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: heading + tile.repeat(5) }));
    await page.goto('/');
    const added = await page.evaluate((html) => {
      document.body.insertAdjacentHTML('beforeend', html);
      return performance.now();
    }, tile);
    const painted = await page.waitForFunction(() => window.benchContent);
    const at = await painted.jsonValue();
    // The browser tells times of paints to 4 ms.
    expect(at).toBeGreaterThan(added - 4);
    expect(at).toBeLessThan(await page.evaluate(() => performance.now() + 4));
  });
});
