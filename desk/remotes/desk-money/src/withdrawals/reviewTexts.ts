import type { ReviewReason, WithdrawalRefusal } from '@marquee/contract/withdrawalReview';

/** Why a withdrawal waits. */
export const reasonTexts: Record<ReviewReason, string> = {
  blocked: 'player is blocked',
  amount: 'much within a day',
  first: 'first withdrawal',
  newAccount: 'new bank account',
  unplayed: 'deposits not staked',
  linked: 'may have other accounts',
  unverified: 'identity not confirmed',
  sample: 'sample',
};

/** Short names of refusals, for staff. */
export const refusalNames: Record<WithdrawalRefusal, string> = {
  bankAccountName: 'Bank account of somebody else',
  documentsNeeded: 'Documents needed',
  depositsNotPlayed: 'Deposits not staked',
  duplicateAccount: 'More than one account',
  depositDisputed: 'Deposit disputed',
  askedByPlayer: 'The player asked for it',
  other: 'Other',
};
