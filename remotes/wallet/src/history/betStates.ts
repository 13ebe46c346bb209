import type { BetState } from '@marquee/contract/machines';
import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';

/** States of a bet with their labels. */
export const betStates: Record<BetState, LabelOf<typeof en>> = {
  open: 'bet.open',
  won: 'bet.won',
  lost: 'bet.lost',
  refunded: 'bet.refunded',
  cashed_out: 'bet.cashedOut',
};

/** The tone of a state; neutral for others. */
export const betTones: Partial<Record<BetState, 'positive'>> = { won: 'positive', cashed_out: 'positive' };

/** How a round ended if the player did not end it. */
export const howEnded = (state: BetState): LabelOf<typeof en> =>
  state === 'refunded' ? 'bet.unfinished' : 'bet.completed';
