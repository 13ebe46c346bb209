import type { ProtectionState } from '@marquee/contract/entities';

type Limit = ProtectionState['limits'][number];

/**
 * What the player's own deposit limits leave, minor units, and the period of the one that leaves least; undefined
 * without limits.
 */
export function leftOf(limits: readonly Limit[]): { amount: number; period: Limit['period'] } | undefined {
  return limits
    .flatMap(({ kind, period, amount, used }) =>
      kind === 'deposit' && amount !== null ? [{ amount: Math.max(0, amount - used), period }] : [],
    )
    .sort((a, b) => a.amount - b.amount)[0];
}
