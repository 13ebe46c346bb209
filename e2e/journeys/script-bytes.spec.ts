import type { Request } from '@playwright/test';
import { givenRendered } from '../support/rendered';
import { scriptBudgets } from '../support/scriptBudgets';
import { expect, test } from '../support/sink';
import { keepStill } from '../support/stillPage';
import { watchNetworkIdle } from '../support/texts';

// The screen of the bench's phone: a larger one shows more of the page at once.
test.use({ viewport: { width: 412, height: 823 } });

const sizeOf = async (script: Request): Promise<number> => {
  const { responseBodySize, responseHeadersSize } = await script.sizes();
  return responseBodySize + responseHeadersSize;
};

for (const { address, budget } of [
  { address: '/', budget: scriptBudgets.home },
  // This template's home page makes a call, so that it loads the HTTP library, too.
  { address: '/?marquee-theme=casino2/color2-1', budget: scriptBudgets.anyTemplate },
  // Two parts of this one show the same matches, and the page brings them.
  { address: '/?marquee-theme=sportsbook2/color13-1', budget: scriptBudgets.anyTemplate },
])
  test(`the scripts of ${address} have at most ${budget / 1000} kB`, async ({ page }) => {
    // A skeleton loads more: it has no answers to the page's first calls.
    await givenRendered(page, address);
    // Counted is what the page begins with, not what it reads again while it is open.
    await keepStill(page);
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    const networkIdle = watchNetworkIdle(page);
    await page.goto(address);
    await networkIdle();
    const sizes = await Promise.all(scripts.map(sizeOf));
    const lines = scripts.map((script, index) => `${sizes[index]} ${new URL(script.url()).pathname}`);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total, lines.join(', ')).toBeLessThanOrEqual(budget);
    expect(total, 'the scripts are counted').toBeGreaterThan(budget / 2);
  });
