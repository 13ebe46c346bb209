import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';

/**
 * The kinds of a statement's entries, with their labels: what a withdrawal reserves and what its rejection gives back
 * are one.
 */
export const kindLabels = {
  deposit: 'kind.deposit',
  deposit_reversal: 'kind.depositReversal',
  withdrawal: 'kind.withdrawal',
  stake: 'kind.stake',
  win: 'kind.win',
  refund: 'kind.refund',
  bonus: 'kind.bonus',
  conversion: 'kind.conversion',
  adjustment: 'kind.adjustment',
} as const satisfies Record<string, LabelOf<typeof en>>;

/** Label of a kind; an unknown one reads as an adjustment. */
export function kindLabel(kind: string): LabelOf<typeof en> {
  return (kindLabels as Record<string, LabelOf<typeof en>>)[kind] ?? 'kind.adjustment';
}
