import { type IdentityState, identityMachine } from '@marquee/contract/machines';
import type { IdentityStatus } from '@marquee/protocols/identity/identityCheck';

/** The effect of a partner's message: applied, repeated, outdated, or contradicting a final state. */
export type Effect = 'applied' | 'same' | 'late' | 'contradicts';

/** Whether a state is final. */
export const isFinal = (state: IdentityState): boolean => state === 'passed' || state === 'failed';

/**
 * The state machine of a check. Before a final state, every message applies. `failed` is final: a later `passed`
 * contradicts it. `passed` may still become `failed`. So any order of the same messages ends in the same state:
 * `failed` if it occurred, else `passed` if it occurred.
 */
export function effectOf(state: IdentityState, reported: IdentityStatus): Effect {
  if (state === reported) return 'same';
  if (!isFinal(state)) return 'applied';
  if (reported === 'pending' || reported === 'documents') return 'late';
  return reported in identityMachine[state].next ? 'applied' : 'contradicts';
}
