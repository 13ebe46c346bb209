import type { Output } from './calls';
import { csvRows, csvText } from './csv';
import { decimalsOf, minorPerMajor } from './currencies';

/** An entry of a statement; amounts in minor units. */
type Entry = Omit<Output<'wallet/statement'>['transactions'][number], 'state'> & { state: string };

const columns = [
  'transaction_id',
  'time',
  'kind',
  'state',
  'description',
  'reference',
  'amount',
  'balance_after',
  'currency',
] as const;

/** Minor units as a plain decimal number, exact: `-1250` → `-12.50`. */
export function decimalText(minor: number, currency: string): string {
  const places = decimalsOf(currency);
  const digits = String(Math.abs(minor)).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return minor < 0 ? `-${text}` : text;
}

function minorOf(text: string, currency: string): number {
  const places = decimalsOf(currency);
  const [, sign, whole, part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || part.length !== places) throw new Error(`"${text}" is no amount in ${currency}`);
  const minor = Number(whole) * minorPerMajor(currency) + Number(part);
  return sign ? -minor : minor;
}

/** A statement's entries as comma-separated values, in order; amounts as plain decimal numbers, times in UTC. */
export function statementCsv(entries: readonly Entry[], currency: string): string {
  const rows = entries.map(({ transaction_id, at, kind, state, description, reference, amount, balance_after }) => [
    transaction_id,
    at,
    kind,
    state,
    description,
    reference,
    decimalText(amount, currency),
    decimalText(balance_after, currency),
    currency,
  ]);
  return csvText([columns, ...rows]);
}

/**
 * Parses a statement's file: the same entries, to the minor unit.
 * @throws if it is not such a file, or an amount does not fit its currency
 */
export function readStatementCsv(text: string): Entry[] {
  const [header, ...rows] = csvRows(text);
  if (header?.join() !== columns.join()) throw new Error('Not the columns of a statement');
  return rows.map((row) => {
    const [transaction_id, at, kind, state, description, reference, amount, balance_after, currency] = row as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    if (row.length !== columns.length) throw new Error(`A row of ${row.length} cells`);
    return {
      transaction_id,
      at,
      kind,
      state,
      description,
      reference,
      amount: minorOf(amount, currency),
      balance_after: minorOf(balance_after, currency),
    };
  });
}
