import * as v from 'valibot';

/** A payment's id: the operator's, and what makes whatever is said of it idempotent. */
const paymentId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/));
const word = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest));
/** An amount in minor units. */
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/));
/** Milliseconds since 1970. */
const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Why, as one word that the player's page has a text for; `null` where there is nothing to say. */
const reason = v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)));

/** Whether a player's browser may be sent to an address: https, or http to this machine. */
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
  /** Stands for the player, and says nothing of them. */
  player: word(64),
};

/**
 * What an operator orders: `POST /gateway/v1/payments`. A deposit's `return_url` is where the player's browser comes
 * back to.
 */
export const orderSchema = v.variant('kind', [
  v.object({ ...order, kind: v.literal('deposit'), method: word(40), return_url: address }),
  v.object({
    ...order,
    kind: v.literal('withdrawal'),
    method: word(40),
    /** The account that is paid to; the bank's code is that of the site's file. */
    destination: v.object({ bank_code: word(40), holder_name: word(200), account_number: word(64) }),
  }),
]);
/** An order as it travels. */
export type GatewayOrder = v.InferOutput<typeof orderSchema>;

/**
 * Where an order stands, by its kind. Each but the first is an end, though an expired or declined deposit may still
 * turn out approved.
 */
export const orderStatuses = {
  deposit: ['pending', 'approved', 'declined', 'expired'],
  withdrawal: ['processing', 'paid', 'rejected'],
} as const;

/** What may happen after the end of an order, by its kind: said by events alone. */
export const laterStatuses = { deposit: ['refunded', 'charged_back'], withdrawal: ['returned'] } as const;

/** Where an order stands. */
export type OrderStatus = (typeof orderStatuses)['deposit' | 'withdrawal'][number];
/** What an event may say. */
export type GatewayStatus = OrderStatus | (typeof laterStatuses)['deposit' | 'withdrawal'][number];

const expires = v.nullable(moment);

/**
 * What the player has to do: nothing, go to a page, or pay with a code, a QR code or to an account that is shown to
 * them.
 */
export const nextStepSchema = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('redirect'), url: address, expires_at: expires }),
  v.pipe(
    v.object({
      kind: v.literal('show'),
      code: v.optional(word(120)),
      /** The text that the QR code stands for. */
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
/** What the player has to do, as it travels. */
export type NextStep = v.InferOutput<typeof nextStepSchema>;

/**
 * Where an order stands: the answer of an order, of the same order again, and of
 * `GET /gateway/v1/payments/<payment_id>`.
 */
export const stateSchema = v.object({
  payment_id: paymentId,
  status: v.picklist([...orderStatuses.deposit, ...orderStatuses.withdrawal]),
  reason,
  /** The order's own. */
  amount,
  currency,
  next_step: nextStepSchema,
  /** When the order ends by itself, unpaid. */
  expires_at: expires,
});
/** Where an order stands, as it travels. */
export type GatewayState = v.InferOutput<typeof stateSchema>;

/** What a gateway says by itself: `POST /gateway/v1/events`, again and again until it is answered 200. */
export const eventSchema = v.object({
  /** The gateway's; an event that is sent again carries the same. */
  event_id: word(120),
  payment_id: paymentId,
  status: v.picklist([
    ...orderStatuses.deposit,
    ...orderStatuses.withdrawal,
    ...laterStatuses.deposit,
    ...laterStatuses.withdrawal,
  ]),
  reason,
  /** The order's own; of `refunded` and `charged_back` what this event takes back, a part or all. */
  amount,
  currency,
});
/** An event as it travels. */
export type GatewayEvent = v.InferOutput<typeof eventSchema>;

/**
 * What became of an event, answered with 200: `applied`, `repeated` (this event had come before), `ignored` (a later
 * state was known), or `contradicts` (it is written down and not applied; the two books are to be reconciled).
 */
export const eventAnswerSchema = v.object({ outcome: v.picklist(['applied', 'repeated', 'ignored', 'contradicts']) });

/** Which methods a gateway has for a site: `GET /gateway/v1/methods?site=<domain_name>`. */
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
/** One method, as it travels. */
export type GatewayMethod = v.InferOutput<typeof methodSchema>;

/** Paths of the protocol: the first three are the gateway's, the last one the operator's. */
export const gatewayPaths = {
  payments: '/gateway/v1/payments',
  payment: (id: string) => `/gateway/v1/payments/${encodeURIComponent(id)}`,
  methods: (site: string) => `/gateway/v1/methods?site=${encodeURIComponent(site)}`,
  events: '/gateway/v1/events',
} as const;
