import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';

/** States of a bet with their labels. */
export const betStates: Record<string, LabelOf<typeof en>> = {
  open: 'bet.open',
  won: 'bet.won',
  lost: 'bet.lost',
  refunded: 'bet.refunded',
  cashed_out: 'bet.cashedOut',
};

/** The tone of a state; that of the others is neutral. */
export const betTones: Record<string, 'positive'> = { won: 'positive', cashed_out: 'positive' };

/** How a round ended that its player did not end. */
export const howEnded = (state: string): LabelOf<typeof en> =>
  state === 'refunded' ? 'bet.unfinished' : 'bet.completed';
