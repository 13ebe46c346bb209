// A payment gateway (docs/partners/gateway.md) with Node alone: node gateway.mjs <port> <key file> <operator's address>
// It approves deposits and pays withdrawals after a second, and keeps its orders in memory. Put your own way of paying
// into `pay`, and your database in place of `orders`. Put a proxy with TLS in front of it.
import { randomUUID } from 'node:crypto';
import { has, keysOf, serve, tell } from './signed.mjs';

const [port, keyFile, operator] = process.argv.slice(2);
const keys = keysOf(keyFile);

/**
 * What you can pay in and out for a site, in minor units. The method of a withdrawal is the code of the bank that is
 * paid to.
 */
const methodsOf = (_site) => [
  { method: 'card', kind: 'deposit', currency: 'EUR', minimum: 500, maximum: 500_000 },
  { method: 'SEPA', kind: 'withdrawal', currency: 'EUR', minimum: 1000, maximum: 1_000_000 },
];

/** Orders by payment_id, with their state. An order is stored before it is answered. */
const orders = new Map();

function pay({ order, state }) {
  setTimeout(() => {
    state.status = order.kind === 'deposit' ? 'approved' : 'paid';
    const { payment_id, status, reason, amount, currency } = state;
    const event = { event_id: randomUUID(), payment_id, status, reason, amount, currency };
    if (operator) tell({ operator, keys }, '/gateway/v1/events', event);
  }, 1000);
}

const isOrder = (order) =>
  has(order, { payment_id: 'string', currency: 'string', method: 'string', site: 'string', player: 'string' }) &&
  Number.isSafeInteger(order.amount) &&
  order.amount > 0 &&
  /^[A-Z]{3,5}$/.test(order.currency) &&
  (order.kind === 'deposit' ? has(order, { return_url: 'string' }) : order.kind === 'withdrawal') &&
  (order.kind === 'deposit' || has(order.destination, { bank_code: 'string', account_number: 'string' }));

/** The same order, whatever its return_url. */
const sameOrder = (one, other) =>
  JSON.stringify({ ...one, return_url: '' }) === JSON.stringify({ ...other, return_url: '' });

function take(order) {
  if (!isOrder(order)) return [400, { error: 'badMessage' }];
  const known = orders.get(order.payment_id);
  if (known) return sameOrder(known.order, order) ? [200, known.state] : [409, { error: 'otherOrder' }];
  const { payment_id, kind, amount, currency, method, site } = order;
  const range = methodsOf(site).find((one) => one.kind === kind && one.method === method && one.currency === currency);
  if (!range || amount < range.minimum || amount > range.maximum) return [422, { error: 'methodUnknown' }];
  const status = kind === 'deposit' ? 'pending' : 'processing';
  const state = { payment_id, status, reason: null, amount, currency, next_step: { kind: 'none' }, expires_at: null };
  orders.set(payment_id, { order, state });
  pay({ order, state });
  return [200, state];
}

serve({ port, keys }, ({ call, query, message }) => {
  if (call === 'POST /gateway/v1/payments') return take(message);
  if (call === 'GET /gateway/v1/methods') return [200, { methods: methodsOf(query.site) }];
  const [, id] = /^GET \/gateway\/v1\/payments\/([^/]+)$/.exec(call) ?? [];
  const known = id && orders.get(decodeURIComponent(id));
  return known ? [200, known.state] : [404, { error: 'unknownPayment' }];
});
