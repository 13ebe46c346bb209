import type { StaffCallName } from './calls';
import type { WaitKind } from './waitKinds';

/** A call that decides what waits: for whoever may make it at a site, it waits there. */
export const waitDecisions: Readonly<Record<WaitKind, StaffCallName>> = {
  withdrawals: 'withdrawals/approve',
  heldWins: 'held-wins/pay',
  approvals: 'approvals/approve',
  bonusClaims: 'bonuses/decide',
  identity: 'players/decide-identity',
  names: 'names/accept',
  returns: 'returns/answer',
  messages: 'messages/answer',
  closings: 'closings/reopen',
  contradictions: 'contradictions/resolve',
  settlements: 'settlements/close',
  chargebacks: 'cash/adjust',
};
