import { listen } from '@marquee/kernel/process/listen';
import { gatewayChecks } from '@marquee/protocols/conformance/gateway';
import { type GatewayBehind, gatewayServer } from '@marquee/protocols/gateway/gatewayServer';
import type { GatewayOrder, GatewayState } from '@marquee/protocols/gateway/messages';
import { signedEndpoint } from '@marquee/protocols/signing/signedServer';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { walletBench } from '../../src/testing/walletBench';

type Serving = (request: Request) => Promise<Response> | undefined;

/** A local server with the given answers. */
async function listening(answer: Serving) {
  const fetch = async (request: Request) => (await answer(request)) ?? new Response(null, { status: 404 });
  const { server, port } = await new Promise<{ server: ReturnType<typeof listen>; port: number }>((resolve) => {
    const server = listen({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve({ server, port }));
  });
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

let bench: Awaited<ReturnType<typeof walletBench>>;
let sandbox: Awaited<ReturnType<typeof listening>>;
beforeAll(async () => {
  bench = await walletBench();
  sandbox = await listening((request) => bench.orders.serve(request));
});
afterAll(async () => {
  sandbox.close();
  await bench.database.close();
});

const site = 'localhost';
const keys = ['first', 'second'];

describe('the sandbox gateway, over HTTP', () => {
  it.each(gatewayChecks)('$name', async ({ run }) => {
    await run({ url: sandbox.url, keys: [bench.secret], fetch, now: () => bench.clock.now(), site });
  });
});

/** An in-memory gateway that conforms except for `change`. */
function gateway(change: Partial<GatewayBehind> = {}, signing: { keys?: string[]; now?: () => number } = {}): Serving {
  const orders = new Map<string, { order: GatewayOrder; state: GatewayState }>();
  const behind: GatewayBehind = {
    async take(order) {
      const known = orders.get(order.payment_id);
      if (known) return JSON.stringify(known.order) === JSON.stringify(order) ? known.state : 'other';
      const { payment_id, amount, currency } = order;
      const next_step = { kind: 'none' } as const;
      const state = { payment_id, amount, currency, status: 'pending', reason: null, next_step } as const;
      const taken = { order, state: { ...state, expires_at: Math.round(performance.now() * 1000) } };
      orders.set(payment_id, taken);
      return taken.state;
    },
    find: async (id) => orders.get(id)?.state,
    methods: async () => [{ method: 'bank', kind: 'deposit', currency: 'EUR', minimum: 100, maximum: 500 }],
    ...change,
  };
  return gatewayServer({ keys, now: Date.now, report: () => undefined, ...signing, behind });
}

/** The names of the checks that a server fails. */
async function failed(answer: Serving): Promise<string[]> {
  const { url, close } = await listening(answer);
  const names: string[] = [];
  for (const { name, run } of gatewayChecks)
    await run({ url, keys, fetch, now: Date.now, site }).catch(() => names.push(name));
  close();
  return names;
}

const pending = ({ payment_id, amount, currency }: GatewayOrder, more: object = {}) => ({
  ...{ payment_id, amount, currency, status: 'pending' as const, reason: null, next_step: { kind: 'none' as const } },
  expires_at: Math.round(performance.now() * 1000),
  ...more,
});

/** A server that never verifies signatures. */
function careless(): Serving {
  const strict = gateway();
  return async (request) => {
    const { method, headers, url } = request;
    const body = method === 'GET' ? null : await request.text();
    const answer = await strict(new Request(url, { method, headers, body }));
    if (answer?.status !== 401) return answer ?? new Response(null, { status: 404 });
    return Response.json(pending(JSON.parse(body ?? '{}') as GatewayOrder));
  };
}

describe('a gateway', () => {
  it('that keeps to the protocol passes', async () => expect(await failed(gateway())).toEqual([]));

  it.each<[string, Serving, string]>([
    [
      'that takes an order each time',
      gateway({ take: async (order) => pending(order) }),
      'it answers the same order again',
    ],
    [
      'that takes what it has under another amount',
      gateway({ take: async (order) => pending(order) }),
      'it refuses another order',
    ],
    [
      'that answers for another payment',
      gateway({ take: async (order) => pending(order, { payment_id: 'x' }) }),
      'it takes an order',
    ],
    [
      'that answers another amount',
      gateway({ take: async (order) => pending(order, { amount: 1 }) }),
      'it takes an order',
    ],
    [
      'that sends players to a page without a lock',
      gateway({
        take: async (order) =>
          pending(order, { next_step: { kind: 'redirect', url: 'http://pay.example/', expires_at: null } }),
      }),
      'it takes an order',
    ],
    [
      'that knows orders which never came',
      gateway({ find: async (payment_id) => pending({ payment_id, amount: 1, currency: 'EUR' } as GatewayOrder) }),
      'it says where',
    ],
    ['that has no methods', gateway({ methods: async () => [] }), 'it has methods'],
    ['that knows one key only', gateway({}, { keys: ['first'] }), 'it takes each of the keys'],
    ['whose clock is an hour late', gateway({}, { now: () => Date.now() - 3_600_000 }), 'it takes an order'],
    ['that looks at no signature', careless(), 'it refuses another key'],
    ['that looks at no time', careless(), 'it refuses a message that is too old'],
    ['that signs nothing', async () => Response.json({ methods: [] }), 'it has methods'],
  ])('%s does not', async (_, answer, check) => {
    expect((await failed(answer)).some((name) => name.startsWith(check))).toBe(true);
  });

  it('that reads a body of any size does not', async () => {
    const strict = gateway();
    const greedy = signedEndpoint({
      keys,
      now: Date.now,
      schema: v.unknown(),
      largest: 10_000_000,
      handle: async () => ({ body: {} }),
      report: () => undefined,
    });
    const answer: Serving = (request) =>
      Number(request.headers.get('content-length')) > 100_000 ? greedy(request) : strict(request);
    expect(await failed(answer)).toEqual(['it reads no body of a megabyte: 413']);
  });
});
