/**
 * The kinds of figures, with their meaning. Amounts are minor units and above zero unless it is said. Each says whose
 * money moved: `cash`, `bonus` or `free_bet` are the player's account; what a player owes counts as cash.
 */
export const figureKinds = {
  deposit: 'deposits that were approved',
  deposit_refunded: 'deposits that were given back',
  charge_back: 'deposits that the gateway took back',
  withdrawal_asked: 'withdrawals that were asked for: the amount is reserved',
  withdrawal_paid: 'withdrawals that were paid',
  withdrawal_refused: 'withdrawals that were refused or failed: the amount is cash again',
  withdrawal_returned: 'withdrawals that the bank sent back after they were paid',
  debt_settled: 'what players owed and cash has settled',
  stake_cash: 'stakes of cash',
  stake_bonus: 'stakes of bonus money',
  stake_free_bet: 'stakes of free bets',
  payout_cash: 'payouts as cash, stake included, also of bets with bonus money or free bets',
  payout_bonus: 'payouts to bonus money',
  refund_cash: 'stakes given back as cash: rollbacks and void bets',
  refund_bonus: 'stakes given back as bonus money',
  refund_free_bet: 'free bets given back',
  correction_cash: 'other ends of settled bets: what is paid more; below zero: what is taken back',
  correction_bonus: 'the same of bonus money',
  correction_free_bet: 'the same of free bets',
  bonus_granted: 'bonus money and free bets that offers gave',
  bonus_returned: 'what of these came back to the offer',
  bonus_converted: 'bonus money that became cash',
  gift: 'cash from promotions: missions, levels, referrals; below zero: taken back',
  adjustment: 'corrections of cash by hand; below zero: taken',
} as const;

/** The key of a kind. */
export type FigureKind = keyof typeof figureKinds;

/** All kinds. */
export const figureKindKeys = Object.keys(figureKinds) as [FigureKind, ...FigureKind[]];
