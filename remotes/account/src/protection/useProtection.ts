import type { CallName, Input } from '@marquee/contract/calls';
import type { ProtectionState } from '@marquee/contract/entities';
import { type Envelope, succeeded } from '@marquee/contract/envelope';
import { type Action, useAction, useApi, useLive, useResource } from '@marquee/sdk';

/** A player protection call. */
type ProtectionCall = Extract<CallName, `protection/${string}`>;

/** Protection state for components. */
export interface Protection {
  state: ProtectionState;
  reload: () => Promise<void>;
}

/** The player's protection state, reloaded after changes here or elsewhere. Use it in an `observer`. */
export function useProtection() {
  const { state, value, reload } = useResource('protection/state', {});
  const readAgain = () => void reload();
  useLive('protection', readAgain, readAgain);
  return { state, protection: value?.value[0], reload };
}

/** A protection decision: makes the call and shows the new state. */
export function useDecision<N extends ProtectionCall>(name: N, reload: () => Promise<void>): Action<[Input<N>]> {
  const api = useApi();
  return useAction(async (input: Input<N>) => {
    const answer: Envelope = await api.call(name, input);
    if (succeeded(answer)) await reload();
    return answer;
  });
}
