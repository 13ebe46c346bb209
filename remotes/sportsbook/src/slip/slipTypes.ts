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
  /** The id of the free bet that is staked; money without one. */
  freeBet?: string;
}

/** A free bet to be staked, and what the bet pays with it, minor units. */
export interface FreeBetStake {
  bonus_id: string;
  amount: number;
  potential: number;
}

/** The possible stake per line of a bet on these selections, minor units, and the number of lines. */
export interface StakeOffer {
  picks: readonly SlipPick[];
  lines: number;
  stake: number;
}
