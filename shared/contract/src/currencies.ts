/**
 * Decimal places of the currencies that sites use (ISO 4217). Money is always an integer number of minor units:
 * PHP 12.50 is 1250, VND 12500 is 12500.
 */
const decimals: Record<string, number> = { VND: 0, IDR: 0, MMK: 0, JPY: 0, KRW: 0 };

/** Decimal places of a currency; two unless the table says otherwise. */
export function decimalsOf(currency: string): number {
  return decimals[currency] ?? 2;
}

/** Minor units in one major unit: 100 for PHP, 1 for VND. */
export function minorPerMajor(currency: string): number {
  return 10 ** decimalsOf(currency);
}
