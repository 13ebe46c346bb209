/** An amount in minor units as text. */
type Money = (minor: number, currency: string) => string;

const amountNames = new Set(['amount', 'most']);

/** A value of a call's input as text. */
function textOf(name: string, value: unknown, currency: string | null, money: Money): string {
  if (typeof value === 'number' && amountNames.has(name) && currency) return money(value, currency);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value === '' ? '–' : value;
  if (Array.isArray(value)) return value.map((one) => textOf(name, one, currency, money)).join(', ') || '–';
  return value === null || value === undefined ? '–' : JSON.stringify(value);
}

/** The fields of a call's input as lines; amounts are in minor units of the currency. */
export const inputItems = (input: Readonly<Record<string, unknown>>, currency: string | null, money: Money) =>
  Object.entries(input).map(([name, value]) => ({
    term: name.replaceAll('_', ' '),
    key: `input ${name}`,
    value: textOf(name, value, currency, money),
  }));
