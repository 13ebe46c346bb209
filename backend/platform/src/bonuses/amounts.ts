import type { BonusOffer } from '../sites/bonusOffer';

/** What an offer gives for a deposit or a loss of `base`, minor units; fractions of a unit are given to the player. */
export function givenBy(offer: Pick<BonusOffer, 'kind' | 'percent' | 'amount' | 'most'>, base: number): number {
  if (offer.kind === 'fixed' || offer.kind === 'free_bet') return offer.amount;
  return Math.min(offer.most, partOf(base, offer.percent, 100, 'up'));
}

/** How much is to be staked before a bonus becomes cash, minor units. */
export function requiredBy({ wagering }: Pick<BonusOffer, 'wagering'>, given: number, deposit: number): number {
  return wagering.times * (given + (wagering.of === 'bonus_and_deposit' ? deposit : 0));
}

/** `amount` × `numerator` / `denominator` in whole units, exact for any amount. */
export function partOf(amount: number, numerator: number, denominator: number, rounding: 'down' | 'up'): number {
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  return Number(rounding === 'down' ? product / divisor : (product + divisor - 1n) / divisor);
}

/** How a stake is paid: cash first, the rest by the bonus. Undefined if both together do not suffice. */
export function splitStake(stake: number, cash: number, bonus: number): { cash: number; bonus: number } | undefined {
  const fromCash = Math.min(stake, cash);
  const fromBonus = stake - fromCash;
  return fromBonus <= bonus ? { cash: fromCash, bonus: fromBonus } : undefined;
}

/**
 * The part of a bet's payouts that belongs to the bonus: in proportion to its part of the stake, rounded down, so the
 * rest of a unit is the player's cash. Of a bet that pays several times it is that of the sum, so no split of a payout
 * changes it.
 */
export function bonusShare(payout: number, { stake, bonus_stake }: { stake: number; bonus_stake: number }): number {
  return bonus_stake === 0 ? 0 : partOf(payout, bonus_stake, stake, 'down');
}
