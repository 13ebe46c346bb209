/**
 * Decimal places of the currencies that do not have two (ISO 4217, list one). Money is always an integer number of
 * minor units: PHP 12.50 is 1250, VND 12500 is 12500, KWD 12.500 is 12500. The backend refuses unknown codes, and its
 * tests compare this with the full list.
 */
const places: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const decimals = new Map(
  Object.entries(places).flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, Number(digits)])),
);

/** Decimal places of a currency (ISO 4217 code). */
export function decimalsOf(currency: string): number {
  return decimals.get(currency) ?? 2;
}

/** Minor units in one major unit: 100 for PHP, 1 for VND, 1000 for KWD. */
export function minorPerMajor(currency: string): number {
  return 10 ** decimalsOf(currency);
}
