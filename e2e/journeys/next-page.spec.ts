import type { CDPSession, Locator, Page } from '@playwright/test';
import { full } from '../support/depth';
import { givenRendered, openRendered } from '../support/rendered';
import { expect, test } from '../support/sink';

// A visitor with a pointer.
test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 1366, height: 800 } });

/** What the browser has prefetched so far, by path, with the result. */
async function fetchedInAdvance(page: Page): Promise<{ session: CDPSession; paths: Map<string, string> }> {
  const session = await page.context().newCDPSession(page);
  const paths = new Map<string, string>();
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    paths.set(new URL(prefetchUrl).pathname, status);
  });
  await session.send('Preload.enable');
  return { session, paths };
}

const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]`).filter({ visible: true }).first();

/**
 * Presses a link without following it. The browser then decides whether to prefetch, unless it already has on hover; it
 * handles links in order, so that prefetches for a later link come after those for this one.
 */
async function pressOnly(page: Page, link: Locator): Promise<void> {
  await page.evaluate(() =>
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true }),
  );
  await link.click();
}

/** A lobby's scroll position, and the number of visible tiles. */
interface LobbyFrame {
  top: number;
  seen: number;
}

declare global {
  interface Window {
    lobbyFrames?: LobbyFrame[];
  }
}

/** The first frames of a lobby with its heading, after `go` has navigated there. */
async function framesOf(page: Page, path: string, go: () => Promise<unknown>): Promise<LobbyFrame[]> {
  await page.evaluate((wanted) => {
    const frames: LobbyFrame[] = [];
    window.lobbyFrames = frames;
    const isSeen = (tile: Element) => {
      const { top, bottom } = tile.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const look = () => {
      if (location.pathname === wanted && document.querySelector('#main h1')?.textContent === 'Slots')
        frames.push({ top: scrollY, seen: [...document.querySelectorAll('#main [data-tile]')].filter(isSeen).length });
      if (frames.length < 10) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, path);
  await go();
  await expect.poll(() => page.evaluate(() => window.lobbyFrames?.length)).toBe(10);
  return page.evaluate(() => window.lobbyFrames ?? []);
}

/** Waits until a new site serves pages with content: others are not cacheable, and have no speculation rules. */
async function givenWhole(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths)
    await expect.poll(async () => (await page.request.get(path)).headers()['cache-control']).toMatch(/^public/);
}

/** Opens a page whose code is blocked, once the browser has the speculation rules. */
async function openWithoutCode(page: Page, path: string): Promise<void> {
  await givenWhole(page, path, '/slots');
  await page.route(/\/static\/js\/.*\.js$/, () => {});
  const rules = page.waitForResponse(/\/speculation-rules\.json/);
  await page.goto(path, { waitUntil: 'commit' });
  expect((await rules).status()).toBe(200);
}

test.describe('before the page’s code has come', () => {
  test('a link that a pointer rests on is fetched in advance, and its page then shown without being asked for again', async ({
    page,
  }) => {
    const { paths } = await fetchedInAdvance(page);
    await openWithoutCode(page, '/');
    await linkTo(page, '/slots').hover();
    await expect.poll(() => paths.get('/slots')).toBe('Ready');
    await linkTo(page, '/slots').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');
    const way = await page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation');
      return (load as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
    });
    expect(way).toBe('navigational-prefetch');
    expect([...paths.keys()]).toEqual(['/slots']);
  });

  test('no page behind a guard is, none with odds, and none whose link names a query', async ({ page }) => {
    const { paths } = await fetchedInAdvance(page);
    await openWithoutCode(page, '/');
    for (const path of ['/login', '/register', '/sports']) {
      const link = linkTo(page, path);
      if (await link.count()) await pressOnly(page, link);
    }
    await pressOnly(page, page.locator('a[href*="?"]').filter({ visible: true }).first());
    // The browser prefetches allowed links: the others were not skipped for another reason.
    await pressOnly(page, linkTo(page, '/slots'));
    await expect.poll(() => paths.has('/slots')).toBe(true);
    expect([...paths.keys()]).toEqual(['/slots']);
  });
});

test('a page that is the browser’s fetches no pages in advance', { tag: full }, async ({ page }) => {
  const { paths } = await fetchedInAdvance(page);
  await givenWhole(page, '/', '/slots', '/about');
  await page.goto('/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await linkTo(page, '/slots').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');
  // The browser prefetches again once the page is no longer marked as hydrated.
  await page.evaluate(() => document.documentElement.removeAttribute('data-hydrated'));
  await pressOnly(page, linkTo(page, '/about'));
  await expect.poll(() => [...paths.keys()]).toEqual(['/about']);
});

test('a lobby begins at its top from its first frame on; going back to it, with the tiles that one left', {
  tag: full,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openRendered(page, '/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.evaluate(() => scrollTo(0, 600));
  const opened = await framesOf(page, '/slots', () =>
    linkTo(page, '/slots').evaluate((link: HTMLElement) => link.click()),
  );
  expect(opened.filter(({ top }) => top !== 0)).toEqual([]);

  // One frame later, like a person who has seen what they tap.
  const scrolled = () => {
    scrollTo(0, 1500);
    return new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(scrollY))));
  };
  await expect.poll(() => page.evaluate(scrolled)).toBe(1500);
  const tile = page.locator('#main [data-tile="18"]');
  await expect(tile).toBeInViewport();
  // Late content above may shift the page: what matters is the position when leaving.
  const left = await tile.evaluate((link: HTMLElement) => {
    const top = scrollY;
    link.click();
    return top;
  });
  await expect(page).toHaveURL(/playnow/);
  const back = await framesOf(page, '/slots', () => page.goBack());
  expect(back.filter(({ top, seen }) => top !== left || seen < 6)).toEqual([]);
});

test('a page that is drawn before anybody sees it asks for nothing until somebody does', async ({ page }) => {
  await page.addInitScript(() => {
    let unseen = true;
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => unseen });
    addEventListener('somebody-looks', () => {
      unseen = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|build)\//.test(pathname)) asked.push(pathname);
  });
  await givenRendered(page, '/slots');
  await openRendered(page, '/slots');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');
  // The code has loaded, and its initial work is done.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(page.locator('html[data-hydrated]')).not.toBeAttached();
  expect(asked).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('somebody-looks')));
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
});
