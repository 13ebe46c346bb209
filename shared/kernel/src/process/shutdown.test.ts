import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@rstest/core';
import { observed } from '../metrics/observe';
import { listen } from './listen';
import { stopper, timeoutsOf } from './shutdown';

describe('stopping', () => {
  it('finishes what runs, ends streams from elsewhere, and closes the rest last', async () => {
    const order: string[] = [];
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let come = () => {};
    const hasCome = new Promise<void>((resolve) => {
      come = resolve;
    });
    const fetching = observed(async (request: Request) => {
      if (request.url.endsWith('/stream')) {
        const endless = new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode(': open\n\n')),
        });
        return new Response(endless, { headers: { 'content-type': 'text/event-stream' } });
      }
      come();
      await finished;
      return new Response('whole');
    }, undefined);
    const server = listen({ fetch: fetching, port: 0, hostname: '127.0.0.1' });
    const stop = stopper(
      {
        server,
        log: (_level, event, fields) => order.push(event === 'stopped' ? `stopped, cut ${fields?.cut}` : event),
        drain: () => order.push('drained'),
        close: async () => void order.push('closed'),
      },
      { delay: 0, limit: 20_000 },
    );
    if (!server.listening) await once(server, 'listening');
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const stream = await fetch(`${at}/stream`);
    const slow = fetch(`${at}/slow`);
    await hasCome;
    const stopped = stop();
    expect(await stream.text()).toBe(': open\n\n');
    await expect(fetch(`${at}/new`)).rejects.toThrow();
    order.push('answered');
    finish();
    expect(await (await slow).text()).toBe('whole');
    await stopped;
    expect(order).toEqual(['drained', 'stopping', 'answered', 'closed', 'stopped, cut 0']);
  });

  it('waits for the seconds of the settings', () =>
    expect(timeoutsOf({ SHUTDOWN_DELAY: 2.5, SHUTDOWN_LIMIT: 0 })).toEqual({ delay: 2500, limit: 0 }));
});
