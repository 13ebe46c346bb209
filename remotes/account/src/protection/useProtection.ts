import type { CallName, Input } from '@marquee/contract/calls';
import type { ProtectionState } from '@marquee/contract/entities';
import { type Envelope, succeeded } from '@marquee/contract/envelope';
import { type Action, useAction, useApi, useLive, useResource } from '@marquee/sdk';

/** A call by which a player protects themselves. */
type ProtectionCall = Extract<CallName, `protection/${string}`>;

/** The player's protection as a part of the page gets it. */
export interface Protection {
  state: ProtectionState;
  reload: () => Promise<void>;
}

/**
 * The player's limits, pauses and exclusion, kept as they are while anything changes them, here or elsewhere. Use it in
 * an `observer`.
 */
export function useProtection() {
  const { state, value, reload } = useResource('protection/state', {});
  const readAgain = () => void reload();
  useLive('protection', readAgain, readAgain);
  return { state, protection: value?.value[0], reload };
}

/** A decision of the player: makes the call and shows the state that it leads to. */
export function useDecision<N extends ProtectionCall>(name: N, reload: () => Promise<void>): Action<[Input<N>]> {
  const api = useApi();
  return useAction(async (input: Input<N>) => {
    const answer: Envelope = await api.call(name, input);
    if (succeeded(answer)) await reload();
    return answer;
  });
}
