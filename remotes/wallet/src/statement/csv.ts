import type { Output } from '@marquee/contract/calls';
import { decimalsOf } from '@marquee/contract/currencies';

type Transaction = Output<'wallet/statement'>['transactions'][number];

/** Minor units as a plain decimal number: `-1250` → `-12.50`. */
export function decimalText(minor: number, currency: string): string {
  const places = decimalsOf(currency);
  const digits = String(Math.abs(minor)).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return minor < 0 ? `-${text}` : text;
}

/** A field of RFC 4180. What a spreadsheet would run as a formula is led by an apostrophe; plain numbers stay as they are. */
function field(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The entries of a statement as comma-separated values (RFC 4180), oldest last, amounts as plain decimal numbers. */
export function statementCsv(transactions: readonly Transaction[], currency: string): string {
  const rows = transactions.map(({ transaction_id, at, kind, description, amount, balance_after }) => [
    transaction_id,
    at,
    kind,
    description,
    decimalText(amount, currency),
    decimalText(balance_after, currency),
    currency,
  ]);
  const header = ['transaction_id', 'time', 'kind', 'description', 'amount', 'balance_after', 'currency'];
  return [header, ...rows].map((row) => row.map(field).join(',')).join('\r\n');
}
