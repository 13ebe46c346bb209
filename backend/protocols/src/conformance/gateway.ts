import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  type GatewayMethod,
  type GatewayOrder,
  gatewayPaths,
  methodsSchema,
  orderStatuses,
  stateSchema,
} from '../gateway/messages';
import { PartnerFault, signedClient, type Transport } from '../signing/signedClient';
import { clockTolerance, coveredRequest, type Keys, signedHeaders } from '../signing/signing';
import { afterFirst } from './runner';

/** The gateway under test. */
export interface GatewayCheckContext {
  /** The protocol's base URL, without a trailing slash. */
  url: string;
  keys: Keys;
  fetch: Transport;
  /** Milliseconds since 1970. */
  now(): number;
  /** A site for which it has methods. */
  site: string;
}

/** One requirement of a gateway. */
export interface GatewayCheck {
  name: string;
  /** Names of rules that must pass first. */
  needs?: readonly string[];
  /** Throws an Error that says what was found instead. */
  run(context: GatewayCheckContext): Promise<void>;
}

function must(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}

const clientOf = ({ url, keys, fetch, now }: GatewayCheckContext) =>
  signedClient({ name: 'gateway', url, keys, transport: fetch, now });

async function methodsOf(context: GatewayCheckContext): Promise<GatewayMethod[]> {
  const path = gatewayPaths.methods(context.site);
  return (await clientOf(context)({ method: 'GET', path, answer: methodsSchema })).methods;
}

/** A new order: the smallest deposit of the first method. */
async function newOrder(context: GatewayCheckContext): Promise<GatewayOrder> {
  const method = (await methodsOf(context)).find(({ kind }) => kind === 'deposit');
  must(method !== undefined, `no deposit method for the site ${context.site}`);
  return {
    payment_id: randomUUID(),
    kind: 'deposit',
    amount: method.minimum,
    currency: method.currency,
    method: method.method,
    site: context.site,
    player: randomUUID(),
    return_url: `https://${context.site}/deposit`,
  };
}

const submit = (context: GatewayCheckContext, order: object) =>
  clientOf(context)({ method: 'POST', path: gatewayPaths.payments, body: order, answer: stateSchema });

const stateOf = (context: GatewayCheckContext, id: string) =>
  clientOf(context)({ method: 'GET', path: gatewayPaths.payment(id), answer: stateSchema });

/** The HTTP status of a signed refusal; otherwise what was answered instead. */
async function refusalOf(work: Promise<unknown>): Promise<number | string> {
  try {
    await work;
    return 'an answer that took it';
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    return error.kind === 'refused' ? (error.detail.status ?? 0) : error.message;
  }
}

/** Sends an invalid order and expects a status; the order must not exist afterwards. */
async function refuses(
  context: GatewayCheckContext,
  status: number,
  spoil: (sending: { body: string; headers: Record<string, string> }) => {
    body: string;
    headers: Record<string, string>;
  },
  sign: { keys?: Keys; at?: number; path?: string } = {},
): Promise<void> {
  const order = await newOrder(context);
  const address = context.url + gatewayPaths.payments;
  const body = JSON.stringify(order);
  const covered = coveredRequest({ method: 'POST', url: sign.path ?? address });
  const headers = signedHeaders(sign.keys ?? context.keys, covered, body, sign.at ?? context.now());
  const sent = spoil({ body, headers: { ...headers, 'content-type': 'application/json' } });
  const response = await context.fetch(address, { method: 'POST', signal: AbortSignal.timeout(10_000), ...sent });
  await response.body?.cancel();
  must(response.status === status, `expected ${status}, got ${response.status}`);
  const after = await refusalOf(stateOf(context, order.payment_id));
  must(after === 404, `the order is there all the same: ${after}`);
}

/** The rule that most others depend on. */
const takesOrders = 'it takes an order and says where it stands';

const asIs = <T>(sending: T): T => sending;

/**
 * The conformance checks of a gateway (`docs/partners/gateway.md`). They create orders that nobody pays: use a test
 * server.
 */
export const gatewayChecks: GatewayCheck[] = afterFirst<GatewayCheck>([
  {
    name: 'it has methods for the site, with ranges',
    async run(context) {
      const methods = await methodsOf(context);
      must(
        methods.some(({ kind }) => kind === 'deposit'),
        'there is no method to deposit with',
      );
      must(
        methods.every(({ minimum, maximum }) => minimum <= maximum),
        'a range ends before it begins',
      );
    },
  },
  {
    name: takesOrders,
    async run(context) {
      const order = await newOrder(context);
      const { payment_id, amount, currency, status } = await submit(context, order);
      must(payment_id === order.payment_id, `answered for another payment: ${payment_id}`);
      must(amount === order.amount && currency === order.currency, `answered another amount: ${amount} ${currency}`);
      must((orderStatuses.deposit as readonly string[]).includes(status), `${status} is no status of a deposit`);
    },
  },
  {
    name: 'it answers the same order again, and does nothing twice',
    needs: [takesOrders],
    async run(context) {
      const order = await newOrder(context);
      const first = await submit(context, order);
      const second = await submit(context, order);
      must(second.payment_id === first.payment_id, 'it answered for another payment');
      must(second.expires_at === first.expires_at, 'the same order has another end: it was taken twice');
    },
  },
  {
    name: 'of the same order twice at once, it takes one',
    needs: [takesOrders],
    async run(context) {
      const order = await newOrder(context);
      const answers = await Promise.all([1, 2, 3, 4].map(() => submit(context, order)));
      must(new Set(answers.map(({ expires_at }) => expires_at)).size === 1, 'the same order was taken more than once');
    },
  },
  {
    name: 'it refuses another order under the same id with 409, and keeps the first',
    needs: [takesOrders],
    async run(context) {
      const order = await newOrder(context);
      await submit(context, order);
      for (const other of [{ amount: order.amount + 1 }, { player: randomUUID() }]) {
        const refusal = await refusalOf(submit(context, { ...order, ...other }));
        must(refusal === 409, `${JSON.stringify(other)} was answered with ${refusal} instead of 409`);
      }
      must((await stateOf(context, order.payment_id)).amount === order.amount, 'the first order was changed');
    },
  },
  {
    name: 'it says where an order stands, and 404 for one that never came',
    needs: [takesOrders],
    async run(context) {
      const order = await newOrder(context);
      await submit(context, order);
      must(
        (await stateOf(context, order.payment_id)).payment_id === order.payment_id,
        'it answered for another payment',
      );
      const unknown = await refusalOf(stateOf(context, randomUUID()));
      must(unknown === 404, `an unknown payment was answered with ${unknown} instead of 404`);
    },
  },
  {
    name: 'it refuses an order that it does not understand with 400',
    needs: [takesOrders],
    async run(context) {
      const order = await newOrder(context);
      for (const wrong of [{ amount: 0 }, { amount: 1.5 }, { currency: '' }, { kind: 'gift' }]) {
        const refusal = await refusalOf(submit(context, { ...order, ...wrong }));
        must(refusal === 400, `${JSON.stringify(wrong)} was answered with ${refusal} instead of 400`);
      }
    },
  },
  {
    name: 'it refuses what is not signed with 401',
    run: (context) => refuses(context, 401, ({ body }) => ({ body, headers: {} })),
  },
  {
    name: 'it refuses another key with 401',
    run: (context) => refuses(context, 401, asIs, { keys: [`not-${randomUUID()}`] }),
  },
  {
    name: 'it refuses what was signed for another path with 401',
    run: (context) => refuses(context, 401, asIs, { path: '/gateway/v1/elsewhere' }),
  },
  {
    name: 'it refuses a body that was changed with 401',
    run: (context) => refuses(context, 401, ({ body, headers }) => ({ body: `${body} `, headers })),
  },
  {
    name: 'it refuses a message that is too old, or from the future, with 401',
    async run(context) {
      for (const direction of [-1, 1])
        await refuses(context, 401, asIs, { at: context.now() + direction * (clockTolerance + 60_000) });
    },
  },
  {
    name: 'it reads no body of a megabyte: 413',
    run: (context) =>
      refuses(context, 413, ({ headers }) => ({ body: JSON.stringify('x'.repeat(1_048_576)), headers })),
  },
  {
    name: 'it takes each of the keys, while one is exchanged for another',
    needs: [takesOrders],
    async run(context) {
      for (const key of context.keys) {
        const keys = [key, ...context.keys.filter((other) => other !== key)];
        v.assert(v.object({ payment_id: v.string() }), await submit({ ...context, keys }, await newOrder(context)));
      }
    },
  },
]);
