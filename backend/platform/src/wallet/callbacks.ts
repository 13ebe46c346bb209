import type { Clock } from '@marquee/kernel/clock';
import type { Database } from '@marquee/kernel/database/database';
import type { GatewayEvent } from '@marquee/protocols/gateway/gateway';
import { isAuthentic } from '@marquee/protocols/gateway/signature';
import type { Keys } from '@marquee/protocols/signing/signing';
import * as v from 'valibot';
import type { Events } from '../events/events';
import type { Ledger } from '../ledger/ledger';
import { publish } from '../live/publish';
import { type PaymentRow, paymentColumns, writeStep } from './payments';
import { type Effect, effectOf, isLate, keyOf, postingOf } from './transitions';

/** What taking callbacks rests on. */
export interface CallbackParts {
  database: Database;
  ledger: Ledger;
  events: Events;
}

const eventSchema = v.object({
  event_id: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  payment_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  status: v.picklist(['pending', 'approved', 'declined', 'expired', 'processing', 'paid', 'rejected']),
  reason: v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/))),
});

/** What became of an authentic callback. */
export type EventOutcome = Effect | 'repeated' | 'unknown';

/**
 * Applies one event of the gateway exactly once: money, state, timeline, live notice and `paymentChanged` in one transaction. An event
 * that changes nothing is written down with the reason. Money for a deposit that was given up is credited with the reason `paidLate`.
 */
export async function applyEvent(
  { database, ledger, events }: CallbackParts,
  event: GatewayEvent,
  now: number,
): Promise<EventOutcome> {
  return events.transaction(database, async (transaction, emit) => {
    const [payment] = await transaction.query<PaymentRow>(
      `select ${paymentColumns} from payments where id = $1 for no key update`,
      [event.payment_id],
    );
    if (!payment) return 'unknown';
    const effect = effectOf(payment, event.status);
    const written = await transaction.query(
      `insert into gateway_events (event_id, payment_id, status, outcome, received_at) values ($1, $2, $3, $4, $5)
       on conflict do nothing returning event_id`,
      [event.event_id, event.payment_id, event.status, effect, now],
    );
    if (written.length === 0) return 'repeated';
    if (effect !== 'applied') return effect;
    const reason = isLate(payment.state, event.status) ? 'paidLate' : event.reason;
    const posting = postingOf(event.status, payment.amount);
    if (posting) {
      await ledger.post(transaction, {
        ...posting,
        key: keyOf(payment, event.status),
        site: payment.site,
        playerId: payment.player_id,
        currency: payment.currency,
        reference: payment.id,
        description: payment.method_name,
        at: now,
      });
    }
    await transaction.query('update payments set state = $2, reason = $3, changed_at = $4 where id = $1', [
      payment.id,
      event.status,
      reason,
      now,
    ]);
    await writeStep(transaction, payment.id, event.status, now, reason);
    await publish(transaction, payment.player_id, 'wallet', { payment_id: payment.id, state: event.status });
    await emit('paymentChanged', { payment: newsOf({ ...payment, state: event.status, reason }) });
    return 'applied';
  });
}

/** What the event says of a payment. */
function newsOf({ id, site, player_id, state, reason, amount, currency, method_name, account }: PaymentRow) {
  return { id, site, player_id, state, reason, amount, currency, method_name, account };
}

/** The HTTP handler of the gateway's callbacks: 401 forged or stale, 400 malformed, 404 unknown payment, else 200 and the outcome. */
export function callbackHandler(parts: CallbackParts & { clock: Clock; keys: Keys }) {
  return async (request: Request): Promise<Response> => {
    const body = await request.text();
    const now = parts.clock.now();
    if (!parts.keys.some((key) => isAuthentic(key, request.headers, body, now)))
      return Response.json({ outcome: 'forged' }, { status: 401 });
    const event = v.safeParse(v.pipe(v.string(), v.parseJson(), eventSchema), body);
    if (!event.success) return Response.json({ outcome: 'malformed' }, { status: 400 });
    const outcome = await applyEvent(parts, event.output, now);
    return Response.json({ outcome }, { status: outcome === 'unknown' ? 404 : 200 });
  };
}
