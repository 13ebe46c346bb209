import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { afterSilence } from './silence';

beforeEach(() => void rs.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void rs.useRealTimers());

/** A server that answers when the test says so, and what the page has heard of ended requests. */
async function openNetwork() {
  const waiting: ServerResponse[] = [];
  const server = createServer((_request, response) => void waiting.push(response));
  server.listen(0);
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    async ask() {
      const arrived = once(server, 'request');
      const answer = fetch(url).then((response) => response.text());
      await arrived;
      return async () => {
        const heard = new Promise<void>((resolve) => {
          const observer = new PerformanceObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe({ type: 'resource' });
        });
        waiting.shift()?.end('here');
        await answer;
        await heard;
      };
    },
    close: () => server.close(),
  };
}

function wait() {
  const seen = { isSilent: false };
  const stop = afterSilence(1000, () => (seen.isSilent = true));
  return { seen, stop };
}

test('a request is given up after its time', () => {
  const { seen } = wait();
  rs.advanceTimersByTime(999);
  expect(seen.isSilent).toBe(false);
  rs.advanceTimersByTime(1);
  expect(seen.isSilent).toBe(true);
});

test('a request that was answered is not given up', () => {
  const { seen, stop } = wait();
  rs.advanceTimersByTime(999);
  stop();
  rs.advanceTimersByTime(5000);
  expect(seen.isSilent).toBe(false);
});

test('the time begins again when a request of before ends, and not when one of after does', async () => {
  const network = await openNetwork();
  const endEarlier = await network.ask();
  const { seen } = wait();
  rs.advanceTimersByTime(999);
  await endEarlier();
  rs.advanceTimersByTime(900);
  expect(seen.isSilent).toBe(false);
  const endLater = await network.ask();
  await endLater();
  rs.advanceTimersByTime(200);
  expect(seen.isSilent).toBe(true);
  network.close();
});

test('a tab that stood still longer than the time gives nothing up for that', async () => {
  rs.useRealTimers();
  const { seen, stop } = wait();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
  await nextTurn();
  expect(seen.isSilent).toBe(false);
  stop();
});
