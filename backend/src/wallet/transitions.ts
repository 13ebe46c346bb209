import type { Leg, TransactionKind } from '../ledger/ledger';
import type { GatewayStatus } from './gateway';
import type { PaymentRow } from './payments';

/**
 * Where a payment may go from a state (decisions §6). A callback that overtook another skips a state; nothing leaves a final state.
 */
const next: Record<string, readonly GatewayStatus[]> = {
  created: ['pending', 'approved', 'declined', 'expired'],
  pending: ['approved', 'declined', 'expired'],
  requested: ['processing', 'paid', 'rejected'],
  processing: ['paid', 'rejected'],
};

/** Whether a payment in `state` may become `status`. */
export function mayBecome(state: string, status: GatewayStatus): boolean {
  return next[state]?.includes(status) ?? false;
}

/** The money that moves when a payment reaches a state; undefined when none does. */
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
  return undefined;
}

/** The ledger key of a payment's step. */
export function keyOf(payment: Pick<PaymentRow, 'id'>, state: string): string {
  return `payment:${payment.id}:${state}`;
}
