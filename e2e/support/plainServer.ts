import type { Page } from '@playwright/test';

/** Serves documents like a plain static server: without start data. The host then makes the calls itself. */
export async function withoutEdge(page: Page): Promise<void> {
  await page.route(
    (url) => !/\.\w+$|^\/(api|third-party|releases|static)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/<script type="application\/json" id="marquee-start">.*?<\/script>/s, '');
      await route.fulfill({ response, body });
    },
  );
}

/** Modifies the answer of the real start-up call. */
export async function changeStartup(page: Page, change: (answer: { site: object }) => object): Promise<void> {
  await page.route('**/api/startup', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}
