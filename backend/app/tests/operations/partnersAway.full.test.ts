import { afterAll, beforeAll, expect, it } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';

const unavailable = () => Promise.reject(new Error('away'));
let asked = 0;
const silent = () => {
  asked++;
  return new Promise<never>(() => {});
};

let backend: Awaited<ReturnType<typeof testBackend>>;
beforeAll(async () => {
  backend = await testBackend({
    work: true,
    log: () => {},
    adapters: {
      gateway: { help: null, submit: unavailable, status: unavailable, methods: unavailable },
      odds: { read: unavailable, values: unavailable },
      sender: { send: unavailable },
      identity: { check: unavailable },
      games: { launch: unavailable, replay: unavailable },
      catalogue: { version: silent, read: silent },
    },
  });
});
afterAll(() => backend.close());

it('a start does not wait for partners, and all that does not need them works', async () => {
  // It has called a partner that never answers, and is still up.
  expect(asked).toBeGreaterThan(0);
  const player = await backend.player({ cash: 1_000 });
  expect((await backend.call('auth/get_balance', {}, { player })).game_balance).toBe(1_000);
  expect((await backend.app.request('/readyz')).status).toBe(200);
});
