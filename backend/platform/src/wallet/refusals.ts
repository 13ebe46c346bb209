import { type WithdrawalRefusal, withdrawalRefusals } from '@marquee/contract/withdrawalReview';

/** The stored reason of a withdrawal that a person refused. No reason of a gateway has the sign. */
export const reasonOf = (refusal: WithdrawalRefusal) => `refused:${refusal}`;

/** Why a person refused a withdrawal, by its stored reason; undefined if it was not a person who did. */
export function refusalOf(reason: string | null): WithdrawalRefusal | undefined {
  // Of before there was a list.
  if (reason === 'refusedInReview') return 'other';
  return withdrawalRefusals.find((refusal) => reason === reasonOf(refusal));
}
