import { test as playwright } from '@playwright/test';
import { isFast, longTimers } from '../run/speed';

/** The base of all journeys: slows the product's timers in every page if requested. */
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
