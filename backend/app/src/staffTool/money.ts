import { decimalsOf, minorPerMajor } from '@marquee/contract/currencies';

/** Minor units in the currency's form: `5.00 USD`, `500 VND`. */
export const moneyOf = (minor: number, currency: string): string =>
  `${(minor / minorPerMajor(currency)).toFixed(decimalsOf(currency))} ${currency}`;

/**
 * Minor units of an amount as it is written with all decimals of its currency: `500.00` of USD, `500` of VND. Throws an
 * Error for any other form: a bare 500 may mean 500.00 or 5.00.
 */
export function minorOf(text: string, currency: string): number {
  const digits = decimalsOf(currency);
  const shape = digits === 0 ? /^\d{1,12}$/ : new RegExp(`^\\d{1,12}\\.\\d{${digits}}$`);
  const minor = Number(text.replace('.', ''));
  if (shape.test(text) && minor > 0) return minor;
  const example = moneyOf(500 * minorPerMajor(currency), currency).split(' ')[0];
  throw new Error(`${text} is no amount of ${currency}. Write it with ${digits} decimals, such as ${example}.`);
}
