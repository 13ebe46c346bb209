import { minorPerMajor } from '@marquee/contract/currencies';

/**
 * Major units per stake unit, for currencies where one would be too little. Stakes are whole units of at least 100
 * minor units, so payouts in hundredths of the stake never need rounding.
 */
const majorPerUnit: Record<string, number> = { VND: 1000, IDR: 500, MMK: 100, MNT: 100, KRW: 100, JPY: 100, NPR: 5 };

/** One stake unit of a currency in minor units. A multiple of 100. */
export function stakeUnit(currency: string): number {
  return Math.max((majorPerUnit[currency] ?? 1) * minorPerMajor(currency), 100);
}

const ladder = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];

/**
 * Every stake that a game offers, minor units, ascending; `low` and `high` are stake units. None is above `highest`,
 * minor units: a game that would have none offers every stake up to that, and the smallest unit at least.
 */
export function stakeSteps(low: number, high: number, currency: string, highest: number | null = null): number[] {
  const unit = stakeUnit(currency);
  const stakes = (from: number, to: number) =>
    ladder.filter((step) => step >= from && step <= to).map((step) => step * unit);
  if (highest === null) return stakes(low, high);
  const most = Math.max(1, highest / unit);
  return low <= most ? stakes(low, Math.min(high, most)) : stakes(1, most);
}
