import { unfinished } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Gateway } from '@marquee/protocols/gateway/gateway';
import type { GatewayOrder } from '@marquee/protocols/gateway/messages';
import { applyEvent, type CallbackParts } from './callbacks';
import { eventOfAnswer } from './gatewayAnswers';
import type { PaymentRow } from './payments';
import { returnUrl } from './returnUrl';
import { holdForReview } from './review';

/** Dependencies of submitting. */
export interface SubmitParts extends CallbackParts {
  clock: Clock;
  gateway: Gateway;
}

/**
 * Submits a payment to the gateway, or polls it if it was submitted, and applies the answer like an event. Does nothing
 * if another process has just asked. A withdrawal of a blocked player is put in review instead. Rejects if there is no
 * valid answer, the payment cannot be submitted, or its answer not be applied; its job tries again.
 */
export async function submitPayment(parts: SubmitParts, payment: PaymentRow): Promise<void> {
  const { database, clock, gateway } = parts;
  if (payment.state === 'requested' && (await holdForReview(database, payment, clock.now()))) return;
  const claimed = await database.query(
    `update payments set asked_at = $2 where id = $1 and asked_at is not distinct from $3::bigint and state = any($4::text[])
     returning id`,
    [payment.id, clock.now(), payment.asked_at, unfinished],
  );
  if (claimed.length === 0) return;
  const state = await gateway.submit(await orderOf(database, payment));
  await applyEvent(parts, eventOfAnswer(state), clock.now(), state);
}

/** The order for the gateway; the same at every retry. */
async function orderOf(database: Database, payment: PaymentRow): Promise<GatewayOrder> {
  const { id, kind, amount, currency, method, site, player_id, return_url } = payment;
  const order = { payment_id: id, amount, currency, method, site, player: player_id };
  if (kind === 'deposit') return { ...order, kind, return_url: return_url ?? returnUrl(site, id) };
  const [destination] = await database.query(
    'select bank_code, holder_name, account_number from bank_accounts where id = $1',
    [payment.bank_account_id],
  );
  if (!destination) throw new Error(`The bank account of payment ${id} is gone`);
  return { ...order, kind, destination };
}
