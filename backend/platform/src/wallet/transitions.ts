import { type GatewayStatus, laterStatuses, orderStatuses } from '@marquee/protocols/gateway/messages';
import type { Leg, TransactionKind } from '../ledger/ledger';
import type { PaymentRow } from './payments';

/**
 * The allowed transitions of a payment (D6). A callback that overtook another skips a state. Final states stay, except
 * that `approved` is credited even after the deposit was abandoned, because the gateway holds the player's money.
 * Approved deposits may be reversed, in parts and repeatedly; paid withdrawals may be returned.
 */
const next: Record<string, readonly GatewayStatus[]> = {
  created: ['pending', 'approved', 'declined', 'expired'],
  pending: ['approved', 'declined', 'expired'],
  declined: ['approved'],
  expired: ['approved'],
  approved: laterStatuses.deposit,
  refunded: laterStatuses.deposit,
  charged_back: laterStatuses.deposit,
  requested: ['processing', 'paid', 'rejected'],
  // If it was submitted before the player was blocked, the gateway decides.
  review: ['processing', 'paid', 'rejected'],
  processing: ['paid', 'rejected'],
  paid: laterStatuses.withdrawal,
};

/** The state that an order ended in, by what happened afterwards. */
const ends: Record<string, string> = {
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
  if (next[state]?.includes(status)) return 'applied';
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
export function isLate(state: string, status: GatewayStatus): boolean {
  return status === 'approved' && (state === 'declined' || state === 'expired');
}

interface Posting {
  kind: TransactionKind;
  legs: Leg[];
}

const move = (kind: TransactionKind, from: Leg['account'], to: Leg['account'], amount: number): Posting => ({
  kind,
  legs: [
    { account: from, amount: -amount },
    { account: to, amount },
  ],
});

/** The posting of an approved deposit, minor units. */
export const depositPosting = (amount: number): Posting => move('deposit', 'gateway', 'cash', amount);

/** The posting of a payment's new state; undefined if no money moves, and for reversals, which depend on the cash. */
export function postingOf(status: GatewayStatus, amount: number): Posting | undefined {
  if (status === 'approved') return depositPosting(amount);
  if (status === 'paid') return move('withdrawal_paid', 'reserved', 'payouts', amount);
  if (status === 'rejected') return move('withdrawal_rejected', 'reserved', 'cash', amount);
  if (status === 'returned') return move('withdrawal_returned', 'payouts', 'cash', amount);
  return undefined;
}

/** The ledger key of a payment's step; a repeatable step includes its event. */
export function keyOf(payment: Pick<PaymentRow, 'id'>, state: string, eventId?: string): string {
  return eventId === undefined ? `payment:${payment.id}:${state}` : `payment:${payment.id}:${state}:${eventId}`;
}
