import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';
import type { DepositOffer } from './DepositOffers';

/** Why a deposit may not have an offer. */
export const reasonLabels = {
  notBegun: 'offers.why.notBegun',
  ended: 'offers.why.ended',
  outOfHours: 'offers.why.outOfHours',
  budgetGone: 'offers.why.budgetGone',
  hadBefore: 'offers.why.hadBefore',
  otherPerson: 'offers.why.otherPerson',
  inReview: 'offers.why.inReview',
  notForYou: 'offers.why.notForYou',
  contactUnverified: 'offers.why.contactUnverified',
  identityNeeded: 'offers.why.identityNeeded',
  depositNeeded: 'offers.why.depositNeeded',
  depositTooLow: 'offers.why.depositTooLow',
  notThisDeposit: 'offers.why.notThisDeposit',
  tooLate: 'offers.why.tooLate',
  byStaff: 'offers.why.byStaff',
  afterPeriod: 'offers.why.afterPeriod',
} as const satisfies Record<DepositOffer['standing']['reasons'][number], LabelOf<typeof en>>;
