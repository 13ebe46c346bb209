import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';

/** Kinds of statement entries with labels; reserving a withdrawal and returning a rejected one are the same kind. */
export const kindLabels = {
  deposit: 'kind.deposit',
  deposit_reversal: 'kind.depositReversal',
  withdrawal: 'kind.withdrawal',
  stake: 'kind.stake',
  win: 'kind.win',
  refund: 'kind.refund',
  bonus: 'kind.bonus',
  bonus_converted: 'kind.bonusConverted',
  bonus_ended: 'kind.bonusEnded',
  conversion: 'kind.conversion',
  adjustment: 'kind.adjustment',
} as const satisfies Record<string, LabelOf<typeof en>>;

/** Label of a kind; unknown ones read as an adjustment. */
export function kindLabel(kind: string): LabelOf<typeof en> {
  return (kindLabels as Record<string, LabelOf<typeof en>>)[kind] ?? 'kind.adjustment';
}

/** Label of an entry: money that a withdrawal gave back is not taken for one. */
export function entryLabel({ kind, amount }: { kind: string; amount: number }): LabelOf<typeof en> {
  return kind === 'withdrawal' && amount > 0 ? 'kind.withdrawalBack' : kindLabel(kind);
}
