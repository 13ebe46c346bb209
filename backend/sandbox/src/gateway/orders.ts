import type { Database } from '@marquee/database/database';
import type { GatewayEvent, GatewayOrder, GatewayState, NextStep } from '@marquee/protocols/gateway/messages';
import type { PlannedEvent } from './rules';

declare module '@marquee/database/columns' {
  interface Columns {
    'sandbox_orders.body': GatewayOrder;
    'sandbox_orders.status': GatewayState['status'];
    'sandbox_orders.step': 'redirect' | 'show';
    'sandbox_deliveries.body': GatewayEvent;
  }
}

/** An order of the sandbox gateway. */
export interface OrderRow {
  payment_id: string;
  body: GatewayOrder;
  status: GatewayState['status'];
  reason: string | null;
  step: 'redirect' | 'show' | null;
  expires_at: number | null;
}

/** An event leased to this process for delivery. */
export interface LeasedEvent {
  id: number;
  body: GatewayEvent;
  tries: number;
  due_at: number;
}

/** Lease of an event, ms. */
const held = 30_000;

const columns = 'payment_id, body, status, reason, step, expires_at';

/** Canonical JSON, without the return URL. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([key]) => key !== 'return_url');
  return `{${entries.map(([key, one]) => `${key}:${canonical(one)}`).sort()}}`;
}

/** Whether two orders are equal, apart from the return URL. */
export function isSame(one: GatewayOrder, two: GatewayOrder): boolean {
  return canonical(one) === canonical(two);
}

/** The player's next step of an order, with the URL of its page. */
function stepOf({ payment_id, body, status, step, expires_at }: OrderRow, publicUrl: string): NextStep {
  if (step === null || status !== 'pending' || body.kind !== 'deposit') return { kind: 'none' };
  const url = new URL(`/sandbox/pay/${payment_id}`, publicUrl || body.return_url).href;
  if (step === 'redirect') return { kind: 'redirect', url, expires_at };
  const reference = payment_id.slice(0, 8).toUpperCase();
  const account = { bank: 'Sandbox Bank', holder: 'Sandbox Payments', number: '0000 1111 2222', reference };
  return { kind: 'show', code: reference, qr: url, account, expires_at };
}

/** An order's state in the protocol; `publicUrl` is the base URL of its page, empty at the site itself. */
export function stateOf(row: OrderRow, publicUrl: string): GatewayState {
  const { payment_id, body, status, reason, expires_at } = row;
  const { amount, currency } = body;
  return { payment_id, status, reason, amount, currency, next_step: stepOf(row, publicUrl), expires_at };
}

/** Stores an order and its planned events from `now` on; returns the existing order of this id, if any. */
export async function storeOrder(
  transaction: Database,
  row: OrderRow,
  plan: readonly PlannedEvent[],
  now: number,
): Promise<OrderRow | undefined> {
  const written = await transaction.query(
    `insert into sandbox_orders (${columns}, created_at) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning payment_id`,
    [row.payment_id, JSON.stringify(row.body), row.status, row.reason, row.step, row.expires_at, now],
  );
  if (written.length === 0) return orderOf(transaction, row.payment_id);
  await emit(transaction, row.body, plan, now);
  return undefined;
}

/** The order of an id. */
export async function orderOf(database: Database, paymentId: string): Promise<OrderRow | undefined> {
  const [row] = await database.query(`select ${columns} from sandbox_orders where payment_id = $1`, [paymentId]);
  return row;
}

/** Plans events of an order. */
export async function emit(
  database: Database,
  order: GatewayOrder,
  plan: readonly PlannedEvent[],
  now: number,
): Promise<void> {
  const { payment_id, currency } = order;
  for (const { after, status, reason, amount = order.amount } of plan) {
    const event: GatewayEvent = { event_id: `${payment_id}:${status}`, payment_id, status, reason, amount, currency };
    await database.query('insert into sandbox_deliveries (payment_id, body, due_at) values ($1, $2, $3)', [
      payment_id,
      JSON.stringify(event),
      now + after,
    ]);
  }
}

/** Completes the player's step: only the first call does. Its planned expiry is dropped. */
export async function answerStep(
  transaction: Database,
  paymentId: string,
  status: 'approved' | 'declined',
  now: number,
): Promise<OrderRow | undefined> {
  const [row] = await transaction.query(
    `update sandbox_orders set status = $2, reason = $3 where payment_id = $1 and step is not null and status = 'pending'
       and expires_at > $4 returning ${columns}`,
    [paymentId, status, status === 'declined' ? 'declinedByBank' : null, now],
  );
  if (row)
    await transaction.query('delete from sandbox_deliveries where payment_id = $1 and delivered_at is null', [
      paymentId,
    ]);
  return row;
}

/** Leases due events, oldest first. */
export async function leaseDueEvents(database: Database, now: number): Promise<LeasedEvent[]> {
  const rows = await database.query(
    `update sandbox_deliveries set held_until = $1::bigint + ${held}, tries = tries + 1 where id in (
       select id from sandbox_deliveries where delivered_at is null and due_at <= $1::bigint and held_until <= $1::bigint
       order by due_at, id limit 20 for update skip locked)
     returning id, body, tries, due_at`,
    [now],
  );
  return rows.sort((one, two) => one.due_at - two.due_at || one.id - two.id);
}

/** Moves an order to an event's state, unless it is already further. */
export async function advance(database: Database, { payment_id, status, reason }: GatewayEvent): Promise<void> {
  await database.query(
    `update sandbox_orders set status = $2, reason = $3 where payment_id = $1
       and (status in ('pending', 'processing') or ($2 = 'approved' and status in ('declined', 'expired')))
       and $2 in ('approved', 'declined', 'expired', 'paid', 'rejected')`,
    [payment_id, status, reason],
  );
}

/** Records that an event was accepted, or when it is retried. */
export async function settleDelivery(
  database: Database,
  id: number,
  end: { deliveredAt: number } | { dueAt: number },
): Promise<void> {
  if ('deliveredAt' in end)
    await database.query('update sandbox_deliveries set delivered_at = $2 where id = $1', [id, end.deliveredAt]);
  else await database.query('update sandbox_deliveries set due_at = $2, held_until = 0 where id = $1', [id, end.dueAt]);
}

/** When undelivered events are due. */
export async function dueTimes(database: Database): Promise<number[]> {
  const rows = await database.query(
    'select distinct greatest(due_at, held_until) as at from sandbox_deliveries where delivered_at is null order by 1 limit 1000',
  );
  return rows.map(({ at }) => at);
}

/** Deletes deliveries accepted more than a day ago. */
export async function deleteOldDeliveries(database: Database, now: number): Promise<void> {
  await database.query('delete from sandbox_deliveries where delivered_at < $1', [now - 86_400_000]);
}
