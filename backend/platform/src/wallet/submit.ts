import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Gateway } from '@marquee/protocols/gateway/gateway';
import type { GatewayOrder } from '@marquee/protocols/gateway/messages';
import { PartnerFault } from '@marquee/protocols/signing/signedClient';
import { applyEvent, type CallbackParts } from './callbacks';
import { type PaymentRow, unfinished } from './payments';
import { returnUrl } from './returnUrl';
import { holdForReview } from './review';

/** What a gateway that is away brings, whichever payment it is asked about. */
const away = new Set<PartnerFault['kind']>(['unreachable', 'timeout']);

/** What handing payments over rests on. */
export interface SubmitParts extends CallbackParts {
  clock: Clock;
  gateway: Gateway;
  report: (error: unknown) => void;
}

/**
 * Hands a payment to the gateway, or asks after one that was handed over, and applies what is answered as if it had
 * come as an event. `silent`: there was no answer that can be believed; `failed`: this payment cannot be handed over,
 * or its answer not be applied. In both it stays as it is and is handed over again. `taken`: another process does it.
 * `held`: its player is blocked, and it waits for the operator.
 */
export async function submitPayment(
  parts: SubmitParts,
  payment: PaymentRow,
): Promise<'answered' | 'silent' | 'failed' | 'taken' | 'held'> {
  const { database, clock, gateway, report } = parts;
  if (payment.state === 'requested' && (await holdForReview(database, payment, clock.now()))) return 'held';
  const claimed = await database.query(
    `update payments set asked_at = $2 where id = $1 and asked_at is not distinct from $3::bigint and state = any($4::text[])
     returning id`,
    [payment.id, clock.now(), payment.asked_at, unfinished],
  );
  if (claimed.length === 0) return 'taken';
  try {
    const { next_step, expires_at, ...state } = await gateway.submit(await orderOf(database, payment));
    // The same answer again is the same event, and is applied once; another amount makes it another one, which a right
    // answer may follow.
    const { status, amount, currency } = state;
    const event = { ...state, event_id: `answer:${payment.id}:${status}:${amount}:${currency}` };
    await applyEvent(parts, event, clock.now(), { next_step, expires_at });
    return 'answered';
  } catch (error) {
    report(error);
    return error instanceof PartnerFault && away.has(error.kind) ? 'silent' : 'failed';
  }
}

/** A payment as the gateway knows it: the same each time that it is said. */
async function orderOf(database: Database, payment: PaymentRow): Promise<GatewayOrder> {
  const { id, kind, amount, currency, method, site, player_id, return_url } = payment;
  const order = { payment_id: id, amount, currency, method, site, player: player_id };
  if (kind === 'deposit') return { ...order, kind, return_url: return_url ?? returnUrl(site, id) };
  const [destination] = await database.query<Extract<GatewayOrder, { kind: 'withdrawal' }>['destination']>(
    'select bank_code, holder_name, account_number from bank_accounts where id = $1',
    [payment.bank_account_id],
  );
  if (!destination) throw new Error(`The bank account of payment ${id} is gone`);
  return { ...order, kind, destination };
}
