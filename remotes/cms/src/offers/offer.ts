import type { Output } from '@marquee/contract/calls';
import type { LabelOf } from '@marquee/federation/defineRemote';
import type { TextOf, useFormat } from '@marquee/sdk';
import type en from '../locales/en.json';

/** An offer as everybody sees it. */
export type Offer = Output<'bonuses/offers'>['value'][number];
/** What a player may have of it. */
export type Standing = Output<'bonuses/mine'>['value'][number];

type Label = LabelOf<typeof en>;

/** Why a player may not have an offer. */
export const reasonLabels = {
  notBegun: 'offer.why.notBegun',
  ended: 'offer.why.ended',
  outOfHours: 'offer.why.outOfHours',
  budgetGone: 'offer.why.budgetGone',
  hadBefore: 'offer.why.hadBefore',
  otherPerson: 'offer.why.otherPerson',
  inReview: 'offer.why.inReview',
  notForYou: 'offer.why.notForYou',
  contactUnverified: 'offer.why.contactUnverified',
  identityNeeded: 'offer.why.identityNeeded',
  depositNeeded: 'offer.why.depositNeeded',
  depositTooLow: 'offer.why.depositTooLow',
  notThisDeposit: 'offer.why.notThisDeposit',
  tooLate: 'offer.why.tooLate',
  byStaff: 'offer.why.byStaff',
  afterPeriod: 'offer.why.afterPeriod',
} as const satisfies Record<Standing['reasons'][number], Label>;

/** What an offer gives, by its figures. */
export function worthOf(
  { kind, percent, amount, most, period }: Offer,
  t: TextOf<Label>,
  format: ReturnType<typeof useFormat>,
): string {
  const part = { percent: format.percent(percent / 100), most: format.money(most) };
  if (kind === 'match') return t('offer.match', part);
  if (kind === 'cash_back') return t(`offer.cashBack.${period ?? 'week'}`, part);
  return t(kind === 'fixed' ? 'offer.fixed' : 'offer.freeBet', { amount: format.money(amount) });
}

/** The figures of an offer in words: what is to be done, how long, up to which amounts. */
export function figuresOf(offer: Offer, t: TextOf<Label>, format: ReturnType<typeof useFormat>): string[] {
  const { kind, wagering_times, wagering_of, days, least_deposit, least_loss, highest_stake, most_converted } = offer;
  const amount = (minor: number) => ({ amount: format.money(minor) });
  return [
    ...(least_deposit > 0 ? [t('offer.leastDeposit', amount(least_deposit))] : []),
    ...(least_loss > 0 ? [t('offer.leastLoss', amount(least_loss))] : []),
    ...(kind === 'free_bet' ? [t('offer.stakeKept')] : [toStake(wagering_times, wagering_of, t, format)]),
    ...(highest_stake === null ? [] : [t('offer.highestStake', amount(highest_stake))]),
    ...(most_converted === null ? [] : [t('offer.mostConverted', amount(most_converted))]),
    t('offer.lasts', { time: format.span(days, 'day') }),
    ...(offer.ends_by_withdrawal ? [t('offer.endsByWithdrawal')] : []),
  ];
}

function toStake(
  times: number,
  of: Offer['wagering_of'],
  t: TextOf<Label>,
  format: ReturnType<typeof useFormat>,
): string {
  if (times === 0) return t('offer.cashAtOnce');
  return t(of === 'bonus' ? 'offer.toStake' : 'offer.toStakeBoth', { number: format.number(times) });
}
