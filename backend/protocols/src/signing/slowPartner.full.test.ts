import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '@marquee/kernel/process/listen';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { gamesClient } from '../games/client';
import { httpGateway } from '../gateway/httpGateway';
import { identityClient } from '../identity/identityClient';
import { httpMessageSender } from '../messages/httpMessageSender';
import { httpOddsFeed } from '../odds/httpOddsFeed';
import { type PartnerFault, type PartnerLink, signedClient } from './signedClient';
import { signedEndpoint } from './signedServer';
import { coveredRequest, signedHeaders } from './signing';

const keys = ['a key of both'];

/** Sends the headers at once, then a byte a second, forever. */
function drip(answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => answer.write(' '), 1000);
  answer.write('{');
  answer.on('close', () => clearInterval(timer));
}

let partner: Server;
let open = 0;
let link: PartnerLink;
/** Paths of aborted calls, in order. */
const given: string[] = [];
beforeAll(async () => {
  partner = createServer((incoming, answer) => {
    open += 1;
    answer.on('close', () => {
      open -= 1;
    });
    incoming.resume().on('end', () => drip(answer));
  });
  await new Promise<void>((done) => partner.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(partner.address() as AddressInfo).port}`;
  const transport: PartnerLink['transport'] = (address, init) => {
    init.signal?.addEventListener('abort', () => given.push(new URL(address).pathname));
    return fetch(address, init);
  };
  link = { name: 'slow', url, keys, transport, now: Date.now };
});
afterAll(() => {
  partner.closeAllConnections();
  partner.close();
});

const money = { amount: 1000, currency: 'EUR', site: 'casino.example', player: 'p' };
const person = { full_name: 'A B', date_of_birth: '1980-01-01', telephone: '+12025550123', email: 'a@b.example' };

/** A call of each protocol, and its own timeout, ms. */
const calls: Record<string, { limit: number; call: () => Promise<unknown> }> = {
  'the gateway: an order': {
    limit: 5000,
    call: () =>
      httpGateway(link).submit({
        ...money,
        kind: 'deposit',
        payment_id: 'x',
        method: 'card',
        return_url: 'https://casino.example/deposit',
      }),
  },
  'the odds feed: a whole board': { limit: 10_000, call: () => httpOddsFeed(link).read(null, async () => []) },
  'the odds feed: changes': {
    limit: 10_000,
    call: () => httpOddsFeed(link).read({ stream: 's', sequence: 1 }, async () => []),
  },
  'the game server: a launch': {
    limit: 10_000,
    call: () => gamesClient(link).launch({ session_id: 's' } as never),
  },
  'the game server: its catalogue': { limit: 10_000, call: () => gamesClient(link).read() },
  'the receiver of messages': {
    limit: 10_000,
    call: () => httpMessageSender(link).send({ message_id: 'm' } as never),
  },
  'the identity check': {
    limit: 10_000,
    call: () =>
      identityClient(link).check({ ...person, check_id: 'c', site: 's', player: 'p', language: 'en', minimum_age: 18 }),
  },
};

describe('a partner that sends a byte a second', () => {
  it('is given up by every protocol at its limit, and holds no connection', async () => {
    const mark = '7.5 s';
    // biome-ignore lint/plugin: a time between the two timeouts under test
    setTimeout(() => given.push(mark), 7500);
    const found = await Promise.all(
      Object.entries(calls).map(async ([name, { limit, call }]) => {
        const from = performance.now();
        const kind = await call().then(
          () => 'answered',
          (fault: PartnerFault) => fault.kind,
        );
        return [name, kind, performance.now() - from >= limit - 50];
      }),
    );
    expect(found).toEqual(Object.keys(calls).map((name) => [name, 'timeout', true]));
    expect(given.slice(0, 2)).toEqual(['/gateway/v1/payments', mark]);
    expect(given).toHaveLength(found.length + 1);
    await expect.poll(() => open).toBe(0);
  });
});

describe('a client that sends one byte at a time', () => {
  it('is answered at the end, and delays no other client', async () => {
    const serve = signedEndpoint({
      keys,
      now: Date.now,
      schema: v.object({ n: v.number() }),
      handle: async ({ n }) => ({ body: { n } }),
      report: () => {},
    });
    const { server, port } = await new Promise<{ server: Server; port: number }>((ready) => {
      const server = listen({ port: 0, hostname: '127.0.0.1', fetch: (asked) => serve(asked) }, ({ port }) =>
        ready({ server, port }),
      );
    });
    const url = `http://127.0.0.1:${port}`;
    const body = '{"n":1}';
    const slow = request(`${url}/x`, {
      method: 'POST',
      headers: { ...signedHeaders(keys, coveredRequest({ method: 'POST', url: `${url}/x` }), body, Date.now()) },
    });
    const ended = new Promise<number | undefined>((done, fail) => {
      slow.on('response', (answer) => done(answer.resume().statusCode)).on('error', fail);
    });
    const quick = signedClient({ ...link, url });
    const seen: unknown[] = [];
    for (const byte of body) {
      slow.write(byte);
      seen.push((await quick({ method: 'POST', path: '/x', body: { n: seen.length }, answer: v.unknown() })) as object);
    }
    slow.end();
    expect(seen).toEqual([...body].map((_, n) => ({ n })));
    expect(await ended).toBe(200);
    server.closeAllConnections();
    server.close();
  });
});
