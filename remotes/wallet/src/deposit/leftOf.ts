import type { ProtectionState } from '@marquee/contract/entities';

type Limit = ProtectionState['limits'][number];

/**
 * The remaining amount of the player's tightest deposit limit, minor units, and its period; undefined without limits.
 */
export function leftOf(limits: readonly Limit[]): { amount: number; period: Limit['period'] } | undefined {
  return limits
    .flatMap(({ kind, period, amount, used }) =>
      kind === 'deposit' && amount !== null ? [{ amount: Math.max(0, amount - used), period }] : [],
    )
    .sort((a, b) => a.amount - b.amount)[0];
}
