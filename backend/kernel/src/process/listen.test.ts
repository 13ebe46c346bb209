import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@rstest/core';
import { listen } from './listen';

it('a server keeps an idle connection for longer than a proxy in front of it does', async () => {
  const server = listen({ fetch: () => new Response('here'), port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});
