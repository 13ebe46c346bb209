import type { ProtectionState } from '@marquee/contract/entities';

/** A limit of the player, set or not. Minor units; for `session` minutes. */
export type Limit = ProtectionState['limits'][number];
/** What a limit limits. */
export type LimitKind = Limit['kind'];

/** Kinds of limits in the order of the page. */
export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const satisfies LimitKind[];

/**
 * What setting a limit to `next` does (D9): a first or lower one holds at once, a higher one or a removal
 * waits.
 */
export function effectOf(current: number | null, next: number | null): 'now' | 'waits' | 'nothing' {
  if (next === current) return 'nothing';
  if (current === null) return 'now';
  return next !== null && next < current ? 'now' : 'waits';
}

/** Whether a limit that waited may be confirmed now; times in ms. */
export function canConfirm(pending: NonNullable<Limit['pending']>, now: number): boolean {
  return now >= Date.parse(pending.effective_from);
}

/** The limits that are above the one of a longer period: they never bind. */
export function unreachable(limits: readonly Limit[]): Limit[] {
  return limits.filter(({ amount }, place) =>
    limits.slice(place + 1).some((longer) => amount !== null && longer.amount !== null && longer.amount < amount),
  );
}
