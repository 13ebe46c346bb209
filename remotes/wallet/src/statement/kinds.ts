import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';

const kinds: Record<string, LabelOf<typeof en>> = {
  deposit: 'kind.deposit',
  withdrawal: 'kind.withdrawal',
  withdrawal_request: 'kind.withdrawal',
  withdrawal_paid: 'kind.withdrawalPaid',
  withdrawal_rejected: 'kind.withdrawalRejected',
  stake: 'kind.stake',
  win: 'kind.win',
  refund: 'kind.refund',
  bonus: 'kind.bonus',
  conversion: 'kind.conversion',
};

/** Label of a ledger kind; an unknown one reads as an adjustment. */
export function kindLabel(kind: string): LabelOf<typeof en> {
  return kinds[kind] ?? 'kind.adjustment';
}
