import { afterAll, beforeAll, expect, it } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';

const away = () => Promise.reject(new Error('away'));
const silent = () => new Promise<never>(() => {});

let backend: Awaited<ReturnType<typeof testBackend>>;
let started = 0;
beforeAll(async () => {
  const from = performance.now();
  backend = await testBackend({
    work: true,
    log: () => {},
    adapters: {
      gateway: { help: null, submit: away, methods: away },
      odds: { read: away, values: away },
      sender: { send: away },
      identity: { check: away },
      games: { launch: away },
      catalogue: { version: silent, read: silent },
    },
  });
  started = performance.now() - from;
}, 60_000);
afterAll(() => backend.close());

it('a start waits for no partner, and what is open without them is open', async () => {
  expect(started).toBeLessThan(30_000);
  const player = await backend.player({ cash: 1_000 });
  expect((await backend.call('auth/get_balance', {}, { player })).game_balance).toBe(1_000);
  expect((await backend.app.request('/readyz')).status).toBe(200);
});
