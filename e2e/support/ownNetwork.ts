import type { test } from './sink';

type Fixtures = Parameters<typeof test.use>[0];

let visitors = 0;

/** A header as the proxy in front of a site sets it, for a network that no other test comes from. */
function nextNetwork(workerIndex: number): { 'x-forwarded-for': string } {
  visitors++;
  return { 'x-forwarded-for': `10.${10 + (workerIndex % 200)}.${visitors >> 8}.${visitors & 255}` };
}

/*
 * What one network may ask for in a minute, sign-ups and codes say, is no test's to use up for another: each test of a
 * file comes from a network of its own.
 */

/**
 * All of a test's browsers and calls. Not where a game is opened: its frame has another origin, which lets no such
 * header through.
 */
export const ownNetwork: Fixtures = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  extraHTTPHeaders: async ({}, use, { workerIndex }) => use(nextNetwork(workerIndex)),
};

/** The calls that a test makes itself. */
export const ownCalls: Fixtures = {
  request: async ({ playwright, baseURL }, use, { workerIndex }) => {
    const extraHTTPHeaders = nextNetwork(workerIndex);
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders });
    await use(request);
    await request.dispose();
  },
};
