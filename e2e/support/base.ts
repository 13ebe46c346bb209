import { test as playwright } from '@playwright/test';
import { isFast, longTimers } from '../run/speed';

/**
 * What every journey begins with: where the product's timers are to be longer, they are in every page that it opens.
 */
export const test = playwright.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      if (isFast)
        browser.newContext = async (options) => {
          const context = await open(options);
          await context.addInitScript({ path: longTimers });
          return context;
        };
      await use(browser);
    },
    { scope: 'worker' },
  ],
});
