import { Refusal } from '@marquee/kernel/refusal';

/**
 * Throws Refusal('amountOutOfRange') with the field's key if an amount (minor units) is outside the bounds of one
 * request.
 */
export function assertWithin(amount: number, range: { minimum: number; maximum: number }): void {
  if (amount < range.minimum) throw new Refusal('amountOutOfRange', { fields: { amount: 'belowMinimum' } });
  if (amount > range.maximum) throw new Refusal('amountOutOfRange', { fields: { amount: 'aboveMaximum' } });
}
