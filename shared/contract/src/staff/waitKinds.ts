/** What waits for a person, with its meaning. */
export const waitKinds = {
  withdrawals: 'withdrawals in review',
  heldWins: 'wins above what their game can pay',
  approvals: 'acts that wait for a second person',
  bonusClaims: 'claims of bonuses in review',
  identity: 'identity checks that failed: a person may decide otherwise',
  names: 'names that players ask for',
  returns: 'requests to end a self-exclusion',
  messages: 'messages of the contact form',
  closings: 'accounts that are being closed',
  contradictions: 'what the gateway said against the books',
  settlements: 'rows of settlement files that differ',
  chargebacks: 'charge-backs that the player’s cash did not cover',
} as const;

/** The key of a kind. */
export type WaitKind = keyof typeof waitKinds;

/** All kinds. */
export const waitKindKeys = Object.keys(waitKinds) as [WaitKind, ...WaitKind[]];
