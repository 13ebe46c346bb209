import { type PaymentState, paymentMachine } from '@marquee/contract/machines';
import { type GatewayStatus, laterStatuses, orderStatuses } from '@marquee/protocols/gateway/messages';
import type { Leg, TransactionKind } from '../ledger/ledger';
import type { PaymentRow } from './payments';

/** The state that an order ended in, by what happened afterwards. */
const ends: Partial<Record<PaymentState, PaymentState>> = {
  approved: 'approved',
  declined: 'declined',
  expired: 'expired',
  refunded: 'approved',
  charged_back: 'approved',
  paid: 'paid',
  rejected: 'rejected',
  returned: 'paid',
};

/**
 * The effect of an authentic callback, as stored. `early` is not stored: it reverses money that has not arrived yet,
 * and the gateway will retry it.
 */
export type Effect = 'applied' | 'ignored' | 'contradicts' | 'early';

/** Whether a status reverses a deposit, partly or fully. */
export function isReversal(status: GatewayStatus): status is 'refunded' | 'charged_back' {
  return status === 'refunded' || status === 'charged_back';
}

/**
 * The effect of `status` on a payment: `applied` moves it; `ignored` is outdated; `contradicts` is a different final
 * state: the stored one is kept, and the event waits in `gateway_events` for reconciliation.
 */
export function effectOf({ kind, state }: Pick<PaymentRow, 'kind' | 'state'>, status: GatewayStatus): Effect {
  const own: readonly string[] = [...orderStatuses[kind], ...laterStatuses[kind]];
  if (!own.includes(status)) return status === 'pending' || status === 'processing' ? 'ignored' : 'contradicts';
  if (status in paymentMachine[state].next) return 'applied';
  const end = ends[status];
  if (end === undefined || ends[state] === end) return 'ignored';
  return ends[state] === undefined ? 'early' : 'contradicts';
}

/** Whether an event's amount is possible for its payment. */
export function fitsAmount(
  payment: Pick<PaymentRow, 'amount' | 'currency' | 'given_back'>,
  event: { status: GatewayStatus; amount: number; currency: string },
): boolean {
  if (event.currency !== payment.currency) return false;
  return isReversal(event.status)
    ? event.amount <= payment.amount - payment.given_back
    : event.amount === payment.amount;
}

/** Whether money arrived for an abandoned deposit. */
export function isLate(state: PaymentState, status: GatewayStatus): boolean {
  return status === 'approved' && (state === 'declined' || state === 'expired');
}

type Machine = typeof paymentMachine;
/** States that always move the payment's whole amount. */
type PostedState = { [Name in PaymentState]: Machine[Name] extends { posts: unknown } ? Name : never }[PaymentState];

/** The posting of a state that always has one; `amount` in minor units. */
export function posting(state: PostedState, amount: number): { kind: TransactionKind; legs: Leg[] } {
  const { kind, from, to } = paymentMachine[state].posts;
  return {
    kind,
    legs: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  };
}

/** Whether a state always moves the payment's amount: not reversals, which depend on the cash. */
export const isPosted = (state: PaymentState): state is PostedState => 'posts' in paymentMachine[state];

/** The ledger key of a payment's step; a repeatable step includes its event. */
export function keyOf(payment: Pick<PaymentRow, 'id'>, state: PaymentState, eventId?: string): string {
  return eventId === undefined ? `payment:${payment.id}:${state}` : `payment:${payment.id}:${state}:${eventId}`;
}
