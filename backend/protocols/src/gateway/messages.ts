import * as v from 'valibot';

/** The operator's payment id; also the idempotency key. */
const paymentId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/));
const word = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));
/** An amount in minor units. */
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/));
/** Milliseconds since 1970. */
const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The reason, as a text key for the player's page, or `null`. */
const reason = v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)));

/** Whether a player's browser may be sent to a URL: https, or http to localhost. */
export function isPayable(address: string): boolean {
  try {
    const { protocol, hostname, username } = new URL(address);
    const isLocal = /^(localhost|[\w.-]+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
    return username === '' && (protocol === 'https:' || (protocol === 'http:' && isLocal));
  } catch {
    return false;
  }
}

const address = v.pipe(v.string(), v.maxLength(2000), v.check(isPayable));

const order = {
  payment_id: paymentId,
  amount,
  currency,
  /** The site's `domain_name`. */
  site: word(255),
  /** A pseudonymous player id. */
  player: word(64),
};

/** An order: `POST /gateway/v1/payments`. A deposit's `return_url` is where the player's browser returns to. */
export const orderSchema = v.variant('kind', [
  v.object({ ...order, kind: v.literal('deposit'), method: word(40), return_url: address }),
  v.object({
    ...order,
    kind: v.literal('withdrawal'),
    method: word(40),
    /** The account to pay to; the bank code is from the site file. */
    destination: v.object({ bank_code: word(40), holder_name: word(200), account_number: word(64) }),
  }),
]);
/** An order, as sent. */
export type GatewayOrder = v.InferOutput<typeof orderSchema>;

/**
 * The states of an order, by kind. All but the first are final, except that an expired or declined deposit may still be
 * approved.
 */
export const orderStatuses = {
  deposit: ['pending', 'approved', 'declined', 'expired'],
  withdrawal: ['processing', 'paid', 'rejected'],
} as const;

/** What may happen to an order after its final state, by kind; only sent as events. */
export const laterStatuses = { deposit: ['refunded', 'charged_back'], withdrawal: ['returned'] } as const;

export type OrderStatus = (typeof orderStatuses)['deposit' | 'withdrawal'][number];
/** The statuses of events. */
export type GatewayStatus = OrderStatus | (typeof laterStatuses)['deposit' | 'withdrawal'][number];

const expires = v.nullable(moment);

/** The player's next step: nothing, a redirect, or a payment by code, QR code or to a displayed account. */
export const nextStepSchema = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('redirect'), url: address, expires_at: expires }),
  v.pipe(
    v.object({
      kind: v.literal('show'),
      code: v.optional(word(120)),
      /** The text encoded in the QR code. */
      qr: v.optional(word(1000)),
      account: v.optional(
        v.object({
          bank: v.optional(word(120)),
          holder: v.optional(word(200)),
          number: word(64),
          reference: v.optional(word(64)),
        }),
      ),
      expires_at: expires,
    }),
    v.check(({ code, qr, account }) => Boolean(code ?? qr ?? account)),
  ),
]);
/** The player's next step, as sent. */
export type NextStep = v.InferOutput<typeof nextStepSchema>;

/** The state of an order: the answer to an order, and to `GET /gateway/v1/payments/<payment_id>`. */
export const stateSchema = v.object({
  payment_id: paymentId,
  status: v.picklist([...orderStatuses.deposit, ...orderStatuses.withdrawal]),
  reason,
  /** The order's amount. */
  amount,
  currency,
  next_step: nextStepSchema,
  /** When the unpaid order expires. */
  expires_at: expires,
});
/** An order's state, as sent. */
export type GatewayState = v.InferOutput<typeof stateSchema>;

/** An event of the gateway: `POST /gateway/v1/events`, retried until it is answered 200. */
export const eventSchema = v.object({
  /** The gateway's id; the same in retries. */
  event_id: word(120),
  payment_id: paymentId,
  status: v.picklist([
    ...orderStatuses.deposit,
    ...orderStatuses.withdrawal,
    ...laterStatuses.deposit,
    ...laterStatuses.withdrawal,
  ]),
  reason,
  /** The order's amount; for `refunded` and `charged_back` the reversed part. */
  amount,
  currency,
});
/** An event, as sent. */
export type GatewayEvent = v.InferOutput<typeof eventSchema>;

/**
 * The answer 200 to an event: `applied`, `repeated` (received before), `ignored` (outdated), or `contradicts` (stored
 * but not applied; needs reconciliation).
 */
export const eventAnswerSchema = v.object({ outcome: v.picklist(['applied', 'repeated', 'ignored', 'contradicts']) });

/** Query of a site's payment methods: `GET /gateway/v1/methods?site=<domain_name>`. */
export const methodsQuerySchema = v.object({ site: word(255) });
/** One method, with its range in minor units. */
export const methodSchema = v.object({
  method: word(40),
  kind: v.picklist(['deposit', 'withdrawal']),
  currency,
  minimum: amount,
  maximum: amount,
});
/** A site's methods. */
export const methodsSchema = v.object({ methods: v.pipe(v.array(methodSchema), v.maxLength(200)) });
/** A payment method, as sent. */
export type GatewayMethod = v.InferOutput<typeof methodSchema>;

/** Paths of the protocol: the first three are the gateway's, the last one the operator's. */
export const gatewayPaths = {
  payments: '/gateway/v1/payments',
  payment: (id: string) => `/gateway/v1/payments/${encodeURIComponent(id)}`,
  methods: (site: string) => `/gateway/v1/methods?site=${encodeURIComponent(site)}`,
  events: '/gateway/v1/events',
} as const;
