import type { Output } from '@marquee/contract/calls';
import type { BonusState, PaymentState } from '@marquee/contract/machines';

/**
 * What the table says about how a bonus came to its state: who or what ended it, the verdict on a claim that waited, or
 * the state of the deposit that was taken back.
 */
export type StoredReason =
  | 'player'
  | 'break'
  | 'closing'
  | 'byStaff'
  | 'reviewed'
  | 'refused'
  | 'notPaid'
  | 'otherPerson'
  | PaymentState;

/** Why a bonus ended, as its player reads it. */
export type EndReason = NonNullable<Output<'bonuses/list'>['value'][number]['reason']>;

/** Of a claim that came to nothing. `break` stands for all that withholds offers, so no more than that is said. */
const whyNotGiven: Partial<Record<StoredReason, EndReason>> = {
  ...{ player: 'player', closing: 'closing', byStaff: 'byStaff', notPaid: 'notPaid' },
  ...{ refused: 'person', otherPerson: 'person', break: 'quiet' },
};

const whyCancelled: Partial<Record<StoredReason, EndReason>> = {
  ...{ player: 'player', break: 'break', closing: 'closing', byStaff: 'byStaff' },
};

/** What decides it, of a row of `bonuses`. */
interface Ended {
  state: BonusState;
  end_state: BonusState | null;
  reason: StoredReason | null;
}

/** Why a bonus ended, or ends once its bets are settled; null where its state says it, and for one that goes on. */
export function endReason({ state, end_state, reason }: Ended): EndReason | null {
  const end = state === 'closing' ? end_state : state;
  if (end === 'stopped') return 'byStaff';
  const said = end === 'cancelled' ? whyCancelled : end === 'not_given' ? whyNotGiven : {};
  return (reason && said[reason]) ?? null;
}
