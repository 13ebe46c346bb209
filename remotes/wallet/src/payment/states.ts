import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';

type Label = LabelOf<typeof en>;

/** Labels of payment states (decisions §6). */
export const stateLabels: Record<string, Label> = {
  created: 'state.created',
  pending: 'state.pending',
  approved: 'state.approved',
  declined: 'state.declined',
  expired: 'state.expired',
  requested: 'state.requested',
  processing: 'state.processing',
  paid: 'state.paid',
  rejected: 'state.rejected',
};

/** How a state feels. */
export const stateTones: Record<string, 'positive' | 'warning' | 'negative'> = {
  approved: 'positive',
  paid: 'positive',
  declined: 'negative',
  rejected: 'negative',
  expired: 'warning',
};

/** Whether a payment goes on no further. */
export function isFinal(state: string): boolean {
  return state in stateTones;
}

const reasons: Record<string, Label> = {
  declinedByBank: 'reason.declined',
  rejectedByBank: 'reason.rejected',
  notPaidInTime: 'reason.expired',
  bankUnreachable: 'reason.unreachable',
  paidLate: 'reason.late',
};

/** Label of a reason code; an unknown one reads as declined by the payment provider. */
export function reasonLabel(reason: string): Label {
  return reasons[reason] ?? 'reason.other';
}
