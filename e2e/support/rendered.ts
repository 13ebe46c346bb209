import { expect, type Page, type Response } from '@playwright/test';
import { readPage } from './answeredPage';
import { ask } from './ask';

/*
 * An edge serves a skeleton if rendering takes too long, as on a busy machine; the next visitor gets the content. Pages
 * inspected without scripts, or before they run, are requested until they have content, within the test's timeout.
 */

/** Fails if a response is a skeleton. */
function expectContent(status: number, html: string, path: string): void {
  expect(readPage(status, html, path).start.rendered, `the content of ${path}`).toBeDefined();
}

/** Waits until pages are served with content to this page's visitor, before navigating there. */
export async function givenRendered(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths)
    await expect(async () => {
      const answer = await page.request.get(path);
      expectContent(answer.status(), await answer.text(), path);
    }).toPass();
}

/** Opens a page with its content. */
export async function openRendered(
  page: Page,
  path: string,
  options: Parameters<Page['goto']>[1] = {},
): Promise<Response | null> {
  let answer: Response | null = null;
  await expect(async () => {
    answer = await page.goto(path, options);
    expectContent(answer?.status() ?? 0, (await answer?.text()) ?? '', path);
  }).toPass();
  return answer;
}

/** From now on, every document of the browser is served with content. */
export async function readRendered(page: Page): Promise<void> {
  await page.route(/^http/, async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.fallback();
    const { origin, pathname, search } = new URL(request.url());
    const path = pathname + search;
    const headers = { ...(await request.allHeaders()), 'accept-encoding': 'identity' };
    await expect(async () => {
      const { status, body, headers: given } = await ask(origin, path, { headers });
      expectContent(status, body.toString(), path);
      const entries = Object.entries(given).map(([name, value]) => [name, [value].flat().join('\n')]);
      await route.fulfill({ status, body, headers: Object.fromEntries(entries) });
    }).toPass();
  });
}
