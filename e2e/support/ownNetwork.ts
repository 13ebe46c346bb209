import type { test } from './sink';

type Fixtures = Parameters<typeof test.use>[0];

let visitors = 0;

/** The header that a proxy would set, with an address that no other test uses. */
function nextNetwork(workerIndex: number): { 'x-forwarded-for': string } {
  visitors++;
  return { 'x-forwarded-for': `10.${10 + (workerIndex % 200)}.${visitors >> 8}.${visitors & 255}` };
}

/* Rate limits per network must not be shared by tests: each test of a file has its own network. */

/**
 * For all browsers and calls of a test. Not for opened games: their frame has another origin, which does not allow the
 * header.
 */
export const ownNetwork: Fixtures = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  extraHTTPHeaders: async ({}, use, { workerIndex }) => use(nextNetwork(workerIndex)),
};

/** For calls that a test makes directly. */
export const ownCalls: Fixtures = {
  request: async ({ playwright, baseURL }, use, { workerIndex }) => {
    const extraHTTPHeaders = nextNetwork(workerIndex);
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders });
    await use(request);
    await request.dispose();
  },
};
