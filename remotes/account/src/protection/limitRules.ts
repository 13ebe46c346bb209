import type { ProtectionState } from '@marquee/contract/entities';

/** A limit of the player, set or not. Minor units; minutes for `session`. */
export type Limit = ProtectionState['limits'][number];
export type LimitKind = Limit['kind'];

/** Kinds of limits in display order. */
export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const satisfies LimitKind[];

/**
 * The effect of changing a limit to `next` (D9): a first or lower one applies at once, a higher one or a removal is
 * pending first.
 */
export function effectOf(current: number | null, next: number | null): 'now' | 'waits' | 'nothing' {
  if (next === current) return 'nothing';
  if (current === null) return 'now';
  return next !== null && next < current ? 'now' : 'waits';
}

/** Whether a pending change can be confirmed now; times in ms. */
export function canConfirm(pending: NonNullable<Limit['pending']>, now: number): boolean {
  return now >= Date.parse(pending.effective_from) && now < Date.parse(pending.confirm_until);
}

/** Limits higher than one of a longer period: they never apply. */
export function unreachable(limits: readonly Limit[]): Limit[] {
  return limits.filter(({ amount }, place) =>
    limits.slice(place + 1).some((longer) => amount !== null && longer.amount !== null && longer.amount < amount),
  );
}
