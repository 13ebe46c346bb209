import type { Answer, CallName, Input } from '@marquee/contract/calls';
import type { SlipPick } from './SlipPicks';

/** The client methods that the slip needs. */
export interface SlipApi {
  readonly clock: { readonly now: () => number };
  call<N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>>;
}

/** A bet to be placed. */
export interface Unit {
  picks: readonly SlipPick[];
  sizes: number[];
  stake: number;
}

/** The possible stake per line of a bet on these selections, minor units, and the number of lines. */
export interface StakeOffer {
  picks: readonly SlipPick[];
  lines: number;
  stake: number;
}
