import * as v from 'valibot';
import { type SignedAnswer, signedEndpoint } from '../signing/signedServer';
import type { Keys } from '../signing/signing';
import { type GatewayMethod, type GatewayOrder, type GatewayState, methodsQuerySchema, orderSchema } from './messages';

/** The implementation behind the gateway's protocol. */
export interface GatewayBehind {
  /**
   * Accepts an order, or returns the state of an identical one. `other`: this payment id belongs to a different order.
   * `refused`: rejected permanently, without effect.
   */
  take(order: GatewayOrder): Promise<GatewayState | 'other' | { refused: string }>;
  /** The state of an order; undefined if unknown. */
  find(paymentId: string): Promise<GatewayState | undefined>;
  methods(site: string): Promise<GatewayMethod[]>;
}

/** Serves the gateway's side of the protocol; returns undefined for other paths. */
export function gatewayServer(parts: {
  keys: Keys;
  now: () => number;
  report: (error: unknown) => void;
  behind: GatewayBehind;
}): (request: Request) => Promise<Response> | undefined {
  const { behind, ...signing } = parts;
  const unknown: SignedAnswer = { status: 404, body: { error: 'unknownPayment' } };
  const orders = signedEndpoint({
    ...signing,
    schema: orderSchema,
    async handle(order): Promise<SignedAnswer> {
      const taken = await behind.take(order);
      if (taken === 'other') return { status: 409, body: { error: 'otherOrder' } };
      return 'refused' in taken ? { status: 422, body: { error: taken.refused } } : { body: taken };
    },
  });
  const order = signedEndpoint({
    ...signing,
    schema: v.object({}),
    async handle(_, { url }): Promise<SignedAnswer> {
      const state = await behind.find(decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? ''));
      return state ? { body: state } : unknown;
    },
  });
  const methods = signedEndpoint({
    ...signing,
    schema: methodsQuerySchema,
    handle: async ({ site }): Promise<SignedAnswer> => ({ body: { methods: await behind.methods(site) } }),
  });
  return (request) => {
    const { pathname } = new URL(request.url);
    const called = `${request.method} ${pathname}`;
    if (called === 'POST /gateway/v1/payments') return orders(request);
    if (called === 'GET /gateway/v1/methods') return methods(request);
    return /^GET \/gateway\/v1\/payments\/[^/]+$/.test(called) ? order(request) : undefined;
  };
}
