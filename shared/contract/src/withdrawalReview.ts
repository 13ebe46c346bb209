/**
 * Why a withdrawal waits for a person: its player is blocked, or a rule of the site's file. `amount`: much money within
 * a day; `first`: none was paid before; `newAccount`: the bank account was added lately; `unplayed`: deposits were not
 * staked; `linked`: the account may be one of several of a person; `unverified`: identity is not confirmed; `sample`:
 * every nth.
 */
export const reviewReasons = [
  'blocked',
  'amount',
  'first',
  'newAccount',
  'unplayed',
  'linked',
  'unverified',
  'sample',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** Why a person refuses a withdrawal; players read a text for each, in `staff/withdrawalRefusalTexts.ts`. */
export const withdrawalRefusals = [
  'bankAccountName',
  'documentsNeeded',
  'depositsNotPlayed',
  'duplicateAccount',
  'depositDisputed',
  'askedByPlayer',
  'other',
] as const;
export type WithdrawalRefusal = (typeof withdrawalRefusals)[number];
