import { openPayments, type PaymentState } from '@marquee/contract/machines';
import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';

type Label = LabelOf<typeof en>;

/** Labels of payment states (D6.01, D6.02). */
export const stateLabels: Record<PaymentState, Label> = {
  created: 'state.created',
  pending: 'state.pending',
  approved: 'state.approved',
  declined: 'state.declined',
  expired: 'state.expired',
  refunded: 'state.refunded',
  charged_back: 'state.chargedBack',
  requested: 'state.requested',
  review: 'state.review',
  processing: 'state.processing',
  paid: 'state.paid',
  rejected: 'state.rejected',
  returned: 'state.returned',
};

/** The tone of a final state. */
export const stateTones: Partial<Record<PaymentState, 'positive' | 'warning' | 'negative'>> = {
  approved: 'positive',
  paid: 'positive',
  declined: 'negative',
  rejected: 'negative',
  expired: 'warning',
  refunded: 'warning',
  charged_back: 'negative',
  returned: 'warning',
};

/** Whether a state is final. */
export function isFinal(state: PaymentState): boolean {
  return !openPayments.includes(state);
}

/** Whether a payment failed, so that it may be tried again. */
export function hasFailed(state: PaymentState): boolean {
  return state === 'declined' || state === 'expired' || state === 'rejected';
}

/** Whether an approved deposit was reversed, partly or fully. */
export function isReversed(state: PaymentState): boolean {
  return state === 'refunded' || state === 'charged_back';
}

/** Whether the payment service has not answered yet. */
export function isWaiting(state: PaymentState): boolean {
  return state === 'created' || state === 'requested';
}

const course: Record<'deposit' | 'withdrawal', readonly PaymentState[]> = {
  deposit: ['created', 'pending', 'approved'],
  withdrawal: ['requested', 'processing', 'paid'],
};

/** A withdrawal in review has the same steps ahead as a requested one. */
const placeOf = (state: PaymentState) => (state === 'review' ? 'requested' : state);

/** The remaining states of a successful payment; none for a final state. */
export function statesAhead(kind: keyof typeof course, state: PaymentState): readonly PaymentState[] {
  const place = course[kind].indexOf(placeOf(state));
  return place < 0 ? [] : course[kind].slice(place + 1);
}

const reasons: Record<string, Label> = {
  declinedByBank: 'reason.declined',
  rejectedByBank: 'reason.rejected',
  notPaidInTime: 'reason.expired',
  bankUnreachable: 'reason.unreachable',
  paidLate: 'reason.late',
  refusedInReview: 'reason.refused',
};

/** Label of a reason code; unknown ones read as declined by the payment provider. */
export function reasonLabel(reason: string): Label {
  return reasons[reason] ?? 'reason.other';
}
