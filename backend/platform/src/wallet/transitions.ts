import type { GatewayStatus } from '@marquee/protocols/gateway/gateway';
import type { Leg, TransactionKind } from '../ledger/ledger';
import type { PaymentRow } from './payments';

/**
 * Where a payment may go from a state (decisions §6). A callback that overtook another skips a state. A final state stays, with one
 * exception: `approved` says that the gateway holds the player's money, so it is credited although the deposit had been given up.
 */
const next: Record<string, readonly GatewayStatus[]> = {
  created: ['pending', 'approved', 'declined', 'expired'],
  pending: ['approved', 'declined', 'expired'],
  declined: ['approved'],
  expired: ['approved'],
  requested: ['processing', 'paid', 'rejected'],
  processing: ['paid', 'rejected'],
};

/** The states in which a payment of each kind ends. */
const ends: Record<PaymentRow['kind'], readonly string[]> = {
  deposit: ['approved', 'declined', 'expired'],
  withdrawal: ['paid', 'rejected'],
};

/** What an authentic callback does to a payment, as it is written down. */
export type Effect = 'applied' | 'ignored' | 'contradicts';

/**
 * What `status` does to a payment: `applied` moves it; `ignored` comes too late to matter; `contradicts` is another end than the one that
 * stands. The end that stands is kept then, and the event waits in `gateway_events` for whoever reconciles with the gateway.
 */
export function effectOf({ kind, state }: Pick<PaymentRow, 'kind' | 'state'>, status: GatewayStatus): Effect {
  if (next[state]?.includes(status)) return 'applied';
  const foreign = kind === 'deposit' ? ends.withdrawal : ends.deposit;
  const otherEnd = ends[kind].includes(state) && ends[kind].includes(status) && state !== status;
  return otherEnd || foreign.includes(status) ? 'contradicts' : 'ignored';
}

/** Whether money arrives for a deposit that had been given up. */
export function isLate(state: string, status: GatewayStatus): boolean {
  return status === 'approved' && (state === 'declined' || state === 'expired');
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
