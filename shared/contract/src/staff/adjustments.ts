/** The operator's accounts against which cash may be corrected: where the wrong money came from or went to. */
export const correctedAgainst = ['sportsbook', 'gaming', 'promotions', 'gateway', 'payouts'] as const;

/**
 * Why cash is corrected by hand. A `compensation` makes good what went wrong with a payment, bet or round, which it
 * names and never exceeds.
 */
export const adjustmentReasons = [
  'wrongPayout',
  'compensation',
  'goodwill',
  'chargebackFee',
  'gatewayDifference',
  'takenBack',
  'other',
] as const;
export type AdjustmentReason = (typeof adjustmentReasons)[number];

/** What a correction may be about. A round is named `<provider>:<round>`; the ticket of a sports bet is a bet. */
export const causeKinds = ['payment', 'bet', 'round'] as const;
export type CauseKind = (typeof causeKinds)[number];
