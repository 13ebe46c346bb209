import type { Text } from '../text';
import type { Quote } from './types';

const keys = {
  oddsChanged: 'problem.oddsChanged',
  marketSuspended: 'problem.marketSuspended',
  selectionUnknown: 'problem.marketSuspended',
  legsRelated: 'problem.legsRelated',
  tooManyLegs: 'problem.tooManyLegs',
  insufficientBalance: 'problem.insufficientBalance',
  liabilityReached: 'problem.liability',
  limitReached: 'problem.limitReached',
  selfExcluded: 'problem.excluded',
  timeOut: 'problem.excluded',
  accountClosing: 'problem.closing',
  accountRestricted: 'problem.restricted',
  realityCheckDue: 'problem.realityCheck',
  termsUnaccepted: 'problem.terms',
  addressNeeded: 'problem.address',
  identityPending: 'problem.identity',
  identityDocuments: 'problem.identity',
  identityFailed: 'problem.identity',
  disconnect: 'problem.disconnect',
  serviceUnavailable: 'problem.disconnect',
  internalServerError: 'problem.disconnect',
  bonusNotHere: 'problem.bonusNotHere',
  bonusStakeTooHigh: 'problem.bonusStakeTooHigh',
  freeBetUnusable: 'problem.freeBetUnusable',
  cashOutUnavailable: 'problem.cashOutUnavailable',
  betSettled: 'problem.betSettled',
} as const;

const isKnown = (message: string): message is keyof typeof keys => Object.hasOwn(keys, message);

/** The text of a bet's refusal, with advice. `limits` are those of the last quote. */
export function problemText(
  t: Text,
  message: string,
  limits?: Pick<Quote, 'minimum' | 'maximum' | 'maximum_payout'>,
  money: (minor: number) => string = String,
): string {
  if (limits && message === 'stakeTooLow') return t('problem.stakeTooLow', { amount: money(limits.minimum) });
  if (limits && message === 'stakeTooHigh') return t('problem.stakeTooHigh', { amount: money(limits.maximum) });
  if (limits && message === 'payoutTooHigh')
    return t('problem.payoutTooHigh', { amount: money(limits.maximum_payout) });
  return t(isKnown(message) ? keys[message] : 'problem.unknown');
}
