import type { Answer, CallName, Input } from '@marquee/contract/calls';
import type { SlipPick } from './SlipPicks';

/** What the slip needs of the client of all calls. */
export interface SlipApi {
  readonly clock: { readonly now: () => number };
  call<N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>>;
}

/** A bet that is to be placed. */
export interface Unit {
  picks: readonly SlipPick[];
  sizes: number[];
  stake: number;
}

/** What each line of a bet on these selections may have, minor units, and how many lines that are. */
export interface StakeOffer {
  picks: readonly SlipPick[];
  lines: number;
  stake: number;
}
