import type { BrowserContext } from '@playwright/test';
import { demo, signIn } from './player';
import { test as base } from './sink';
import { SpareSite } from './spareSite';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A test on a spare site that it may modify, with the demo player signed in. The site is reset for each test. */
export const test = base.extend<{ site: SpareSite }, { spare: SpareSite; signedIn: StorageState }>({
  spare: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use, { project }) => {
      const site = await SpareSite.open(project.use.baseURL ?? '');
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  signedIn: [
    async ({ spare, browser }, use) => {
      const context = await browser.newContext({ baseURL: spare.url });
      await signIn(await context.newPage(), demo);
      const state = await context.storageState();
      await context.close();
      await use(state);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ spare }, use) => use(spare.url),
  storageState: ({ signedIn }, use) => use(signedIn),
  site: async ({ spare }, use) => {
    await use(spare);
    await spare.reset();
  },
});
