import { type GatewayStatus, laterStatuses, orderStatuses } from '@marquee/protocols/gateway/messages';
import type { Leg, TransactionKind } from '../ledger/ledger';
import type { PaymentRow } from './payments';

/**
 * Where a payment may go from a state (D6). A callback that overtook another skips a state. A final state
 * stays, with one exception: `approved` says that the gateway holds the player's money, so it is credited although the
 * deposit had been given up. What was approved may be taken back, in parts and more than once; what was paid may come
 * back.
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
  // Of one that was handed over before its player was blocked, the gateway's word holds.
  review: ['processing', 'paid', 'rejected'],
  processing: ['paid', 'rejected'],
  paid: laterStatuses.withdrawal,
};

/** The end that an order came to, by what became of it afterwards. */
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
 * What an authentic callback does to a payment, as it is written down. `early` is not: it takes back what has not come
 * yet, and the gateway delivers it again.
 */
export type Effect = 'applied' | 'ignored' | 'contradicts' | 'early';

/** Whether a status takes back a part or all of a deposit. */
export function isReversal(status: GatewayStatus): status is 'refunded' | 'charged_back' {
  return status === 'refunded' || status === 'charged_back';
}

/**
 * What `status` does to a payment: `applied` moves it; `ignored` comes too late to matter; `contradicts` is another end
 * than the one that stands. The end that stands is kept then, and the event waits in `gateway_events` for whoever
 * reconciles with the gateway.
 */
export function effectOf({ kind, state }: Pick<PaymentRow, 'kind' | 'state'>, status: GatewayStatus): Effect {
  const own: readonly string[] = [...orderStatuses[kind], ...laterStatuses[kind]];
  if (!own.includes(status)) return status === 'pending' || status === 'processing' ? 'ignored' : 'contradicts';
  if (next[state]?.includes(status)) return 'applied';
  const end = ends[status];
  if (end === undefined || ends[state] === end) return 'ignored';
  return ends[state] === undefined ? 'early' : 'contradicts';
}

/** Whether what an event says of the money can be true of its payment. */
export function fitsAmount(
  payment: Pick<PaymentRow, 'amount' | 'currency' | 'given_back'>,
  event: { status: GatewayStatus; amount: number; currency: string },
): boolean {
  if (event.currency !== payment.currency) return false;
  return isReversal(event.status)
    ? event.amount <= payment.amount - payment.given_back
    : event.amount === payment.amount;
}

/** Whether money arrives for a deposit that had been given up. */
export function isLate(state: string, status: GatewayStatus): boolean {
  return status === 'approved' && (state === 'declined' || state === 'expired');
}

/**
 * The money that moves when a payment reaches a state; undefined when none does, and for what is taken back, which
 * depends on the cash.
 */
export function postingOf(status: GatewayStatus, amount: number): { kind: TransactionKind; legs: Leg[] } | undefined {
  const move = (kind: TransactionKind, from: Leg['account'], to: Leg['account']) => ({
    kind,
    legs: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  });
  if (status === 'approved') return move('deposit', 'gateway', 'cash');
  if (status === 'paid') return move('withdrawal_paid', 'reserved', 'payouts');
  if (status === 'rejected') return move('withdrawal_rejected', 'reserved', 'cash');
  if (status === 'returned') return move('withdrawal_returned', 'payouts', 'cash');
  return undefined;
}

/** The ledger key of a payment's step; what can happen more than once carries its event. */
export function keyOf(payment: Pick<PaymentRow, 'id'>, state: string, eventId?: string): string {
  return eventId === undefined ? `payment:${payment.id}:${state}` : `payment:${payment.id}:${state}:${eventId}`;
}
