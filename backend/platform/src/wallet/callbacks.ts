import { unfinished } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { eventSchema, type GatewayEvent, type GatewayState } from '@marquee/protocols/gateway/messages';
import { type SignedAnswer, signedEndpoint } from '@marquee/protocols/signing/signedServer';
import type { Keys } from '@marquee/protocols/signing/signing';
import type { Events } from '../events/events';
import { reversalLegs } from '../ledger/claims';
import type { Ledger, Posting } from '../ledger/ledger';
import { publish } from '../live/publish';
import { type PaymentRow, paymentColumns, writeStep } from './payments';
import { type Effect, effectOf, fitsAmount, isLate, isPosted, isReversal, keyOf, posting } from './transitions';

/** Dependencies of callback handling. */
export interface CallbackParts {
  database: Database;
  ledger: Ledger;
  events: Events;
}

/**
 * The outcome of an authentic callback. `unknown`: not one of our payments. `reused`: its id belongs to another event.
 * These two and `early` are not stored.
 */
export type EventOutcome = Effect | 'repeated' | 'unknown' | 'reused';

/** The player's next step, if the gateway has just sent one. */
type Step = Pick<GatewayState, 'next_step' | 'expires_at'>;

/**
 * Applies one gateway event exactly once: money, state, timeline, live notice and `paymentChanged` in one transaction.
 * An event without effect is stored with the reason. Money for an abandoned deposit is credited with the reason
 * `paidLate`.
 */
export async function applyEvent(
  { database, ledger, events }: CallbackParts,
  event: GatewayEvent,
  now: number,
  step?: Step,
): Promise<EventOutcome> {
  return events.transaction(database, async (transaction, emit) => {
    const [payment] = await transaction.query(
      `select ${paymentColumns} from payments where id = $1 for no key update`,
      [event.payment_id],
    );
    if (!payment) return 'unknown';
    if (step) await keepStep(transaction, payment, step);
    const effect = fitsAmount(payment, event) ? effectOf(payment, event.status) : 'contradicts';
    if (effect === 'early') return effect;
    const earlier = await writeEvent(transaction, event, effect, now);
    if (earlier) return earlier;
    if (effect !== 'applied') return effect;
    const reason = isLate(payment.state, event.status) ? 'paidLate' : event.reason;
    const moved = await postingFor(transaction, payment, event);
    if (moved) await ledger.post(transaction, { ...moved, at: now });
    const back = isReversal(event.status) ? event.amount : 0;
    await transaction.query(
      'update payments set state = $2, reason = $3, changed_at = $4, given_back = given_back + $5 where id = $1',
      [payment.id, event.status, reason, now, back],
    );
    if (back > 0) {
      await transaction.query(
        'insert into payment_reversals (event_id, payment_id, status, amount, at) values ($1, $2, $3, $4, $5)',
        [event.event_id, payment.id, event.status, back, now],
      );
    }
    await writeStep(transaction, payment.id, event.status, now, reason, back || null);
    await publish(transaction, payment.player_id, 'wallet', { payment_id: payment.id, state: event.status });
    await emit('paymentChanged', { payment: newsOf({ ...payment, state: event.status, reason }, event) });
    return 'applied';
  });
}

/** Stores an event; returns another outcome if its id was stored before. */
async function writeEvent(transaction: Database, event: GatewayEvent, effect: Effect, now: number) {
  const { event_id, payment_id, status, amount, currency } = event;
  const written = await transaction.query(
    `insert into gateway_events (event_id, payment_id, status, outcome, received_at, amount, currency)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning event_id`,
    [event_id, payment_id, status, effect, now, amount, currency],
  );
  if (written.length > 0) return undefined;
  const same = await transaction.query(
    `select 1 from gateway_events where event_id = $1 and payment_id = $2 and status = $3
       and coalesce(amount, $4) = $4 and coalesce(currency, $5) = $5`,
    [event_id, payment_id, status, amount, currency],
  );
  return same.length > 0 ? 'repeated' : 'reused';
}

/** Stores the player's next step while there is one. */
async function keepStep(transaction: Database, payment: PaymentRow, { next_step, expires_at }: Step): Promise<void> {
  if (!unfinished.includes(payment.state)) return;
  const changed = await transaction.query(
    `update payments set next_step = $2::jsonb, expires_at = $3
     where id = $1 and (next_step is distinct from $2::jsonb or expires_at is distinct from $3::bigint) returning id`,
    [payment.id, JSON.stringify(next_step), expires_at],
  );
  if (changed.length > 0)
    await publish(transaction, payment.player_id, 'wallet', { payment_id: payment.id, state: payment.state });
}

/** The posting of an applied event; undefined if no money moves. */
async function postingFor(transaction: Database, payment: PaymentRow, event: GatewayEvent) {
  const { status } = event;
  const owned = {
    site: payment.site,
    playerId: payment.player_id,
    currency: payment.currency,
    reference: payment.id,
    description: payment.method_name,
  };
  if (isReversal(status)) {
    const legs = await reversalLegs(transaction, payment.player_id, event.amount);
    const key = keyOf(payment, status, event.event_id);
    return { ...owned, key, kind: `deposit_${status}`, legs } satisfies Omit<Posting, 'at'>;
  }
  if (!isPosted(status)) return undefined;
  return { ...owned, ...posting(status, payment.amount), key: keyOf(payment, status) };
}

/** The payment after the event; `amount` is what this event moves. */
function newsOf(
  { id, site, player_id, state, reason, currency, method_name, account }: PaymentRow,
  event: GatewayEvent,
) {
  return {
    id,
    site,
    player_id,
    state,
    reason,
    amount: event.amount,
    currency,
    method_name,
    account,
    event_id: event.event_id,
  };
}

const answers: Record<EventOutcome, SignedAnswer> = {
  applied: { body: { outcome: 'applied' } },
  repeated: { body: { outcome: 'repeated' } },
  ignored: { body: { outcome: 'ignored' } },
  contradicts: { body: { outcome: 'contradicts' } },
  early: { status: 409, body: { error: 'tooEarly' } },
  reused: { status: 409, body: { error: 'otherEvent' } },
  unknown: { status: 404, body: { error: 'unknownPayment' } },
};

/** The HTTP handler of the gateway's events: `POST /gateway/v1/events` (`docs/partners/gateway.md`). */
export function eventHandler(
  parts: CallbackParts & { clock: Clock; keys: Keys; report: (error: unknown) => void },
): (request: Request) => Promise<Response> {
  const now = () => parts.clock.now();
  return signedEndpoint({
    keys: parts.keys,
    now,
    schema: eventSchema,
    handle: async (event) => answers[await applyEvent(parts, event, now())],
    report: parts.report,
  });
}
