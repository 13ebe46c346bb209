import type { IdentityStatus } from '@marquee/protocols/identity/identityCheck';

/** How a check stands: `created` until the partner has answered. */
export type CheckState = 'created' | IdentityStatus;

/** What becomes of what the partner says: it is applied, or said already, or overtaken, or contradicts an end. */
export type Effect = 'applied' | 'same' | 'late' | 'contradicts';

/** Whether a check is over. */
export const isOver = (state: CheckState): boolean => state === 'passed' || state === 'failed';

/**
 * The state machine of a check. Before an end, whatever is said holds. `failed` is firm: a `passed` after it
 * contradicts. `passed` may be taken back as `failed`. So every order of the same messages ends alike: failed once it
 * was said, else passed once it was said.
 */
export function effectOf(state: CheckState, reported: IdentityStatus): Effect {
  if (state === reported) return 'same';
  if (!isOver(state)) return 'applied';
  if (reported === 'pending' || reported === 'documents') return 'late';
  return state === 'failed' ? 'contradicts' : 'applied';
}
