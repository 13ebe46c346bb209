import { decimalsOf } from '@marquee/contract/currencies';
import { largestSettlementFile, type SettlementKind, settlementKinds } from '@marquee/contract/staff/settlementKinds';
import { CsvError, parse } from 'csv-parse/sync';

/** Which column says what, by the names in the first line of a file. */
export interface Mapping {
  /** Our payment id. */
  payment: string;
  /** The gateway's own number, for people. */
  reference?: string | undefined;
  amount: string;
  /** Without a column all rows have the currency of the site. */
  currency?: string | undefined;
  /** Without a column a row is what its payment is. */
  kind?: string | undefined;
  /** What the file calls a kind, as `<word>=<kind>`; the kinds' own names are understood. */
  kindWords?: readonly string[] | undefined;
  /** How amounts are written: 1,234.50, 1.234,50, or whole minor units. */
  decimals: 'point' | 'comma' | 'minor';
}

/** A row of a settlement file. `amount` in minor units, above zero. */
export interface FileRow {
  line: number;
  payment: string;
  reference: string | null;
  kind: SettlementKind | undefined;
  amount: number;
  currency: string;
}

/** What is wrong in a file. Line 0: all of it. */
export interface FileFault {
  line: number;
  text: string;
}

const mostRows = 100_000;
/** So many rows a payment has at most: it is deposited once, and taken back in parts. */
const mostOfPayment = 1000;
/** So many faults are said. */
const mostFaults = 20;

/** The sign between columns: the one that the first line has most, outside of quotes. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const bare = head.replace(/"[^"]*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return [',', ';', '\t', '|'].reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}

const forms = {
  point: /^([+-]?)(\d+|\d{1,3}(?:[, ']\d{3})+)(?:\.(\d+))?$/,
  comma: /^([+-]?)(\d+|\d{1,3}(?:[. ']\d{3})+)(?:,(\d+))?$/,
};

/** Minor units of an amount, without its sign; undefined if it is none, or finer than the currency. */
export function minorOf(text: string, currency: string, form: Mapping['decimals']): number | undefined {
  const digits = decimalsOf(currency);
  const found =
    form === 'minor' ? /^([+-]?)(\d+)$/.exec(text) : forms[form].exec(text.replaceAll(/[\u00a0\u202f]/g, ' '));
  if (!found) return undefined;
  const [, , whole = '', part = ''] = found;
  const minor = form === 'minor' ? whole : whole.replace(/\D/g, '') + part.slice(0, digits).padEnd(digits, '0');
  if (/[1-9]/.test(part.slice(digits))) return undefined;
  return Number(minor) > 0 && Number.isSafeInteger(Number(minor)) ? Number(minor) : undefined;
}

function kindsOf({ kindWords = [] }: Mapping): Map<string, SettlementKind> {
  const kinds = new Map<string, SettlementKind>(settlementKinds.map((kind) => [kind, kind]));
  for (const pair of kindWords) {
    const place = pair.lastIndexOf('=');
    const kind = settlementKinds.find((one) => one === pair.slice(place + 1).trim());
    if (kind && place > 0) kinds.set(pair.slice(0, place).trim().toLowerCase(), kind);
  }
  return kinds;
}

/** The places of the mapped columns, or what is wrong with the first line. */
function placesOf(head: readonly string[], mapping: Mapping): Record<string, number> | string {
  const places: Record<string, number> = {};
  for (const field of ['payment', 'reference', 'amount', 'currency', 'kind'] as const) {
    const name = mapping[field];
    if (name === undefined) continue;
    const place = head.indexOf(name);
    if (place < 0) return `has no column ${name}; its columns are ${head.slice(0, 30).join(', ')}`;
    if (head.indexOf(name, place + 1) >= 0) return `has the column ${name} twice`;
    places[field] = place;
  }
  return places;
}

/** The records of a file with their lines, or what is wrong with it. */
function recordsOf(text: string): { line: number; cells: string[] }[] | FileFault {
  const whole = (fault: string) => ({ line: 0, text: fault });
  if (Buffer.byteLength(text) > largestSettlementFile) return whole(`has more than ${largestSettlementFile} bytes`);
  if (text.includes('\0')) return whole('is no text: it has signs of value 0');
  if (text.includes('\ufffd')) return whole('is not in UTF-8');
  try {
    const found: unknown = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      max_record_size: 100_000,
      record_delimiter: ['\r\n', '\n', '\r'],
      skip_empty_lines: true,
      trim: true,
    });
    const records = found as { record: string[]; info: { lines: number } }[];
    if (records.length > mostRows + 1) return whole(`has more than ${mostRows} rows`);
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { lines?: number };
    return { line: lines ?? 0, text: error.message };
  }
}

/**
 * Reads the CSV of a gateway: commas, semicolons, tabs or bars, with or without a byte order mark and quotes. All of it
 * is read, or none: a row that is not understood is a fault.
 */
export function readSettlementFile(
  text: string,
  mapping: Mapping,
  siteCurrency: string,
): { rows: FileRow[]; faults: FileFault[] } {
  const records = recordsOf(text);
  if ('text' in records) return { rows: [], faults: [records] };
  const [head, ...body] = records;
  if (!head || body.length === 0) return { rows: [], faults: [{ line: 0, text: 'has no rows below its first line' }] };
  const places = placesOf(head.cells, mapping);
  if (typeof places === 'string') return { rows: [], faults: [{ line: head.line, text: places }] };
  const kinds = kindsOf(mapping);
  const rows: FileRow[] = [];
  const faults: FileFault[] = [];
  const counts = new Map<string, number>();
  for (const { line, cells } of body) {
    if (faults.length === mostFaults) break;
    const cell = (field: string) => cells[places[field] ?? -1] ?? '';
    const currency = places.currency === undefined ? siteCurrency : cell('currency').toUpperCase();
    const word = cell('kind');
    const amount = minorOf(cell('amount'), currency, mapping.decimals);
    const kind = places.kind === undefined ? undefined : kinds.get(word.toLowerCase());
    const payment = cell('payment');
    const count = (counts.get(payment) ?? 0) + 1;
    counts.set(payment, count);
    const said = (text: string) => text.slice(0, 40) || 'nothing';
    if (!/^[\w.:-]{1,64}$/.test(payment)) faults.push({ line, text: 'has no payment id' });
    else if (count > mostOfPayment) faults.push({ line, text: `has ${payment} for more than ${mostOfPayment} times` });
    else if (!/^[A-Z]{3}$/.test(currency)) faults.push({ line, text: 'has no currency of three letters' });
    else if (amount === undefined) faults.push({ line, text: `${said(cell('amount'))} is no amount of ${currency}` });
    else if (places.kind !== undefined && !kind) faults.push({ line, text: `${said(word)} is no kind of the mapping` });
    else rows.push({ line, payment, reference: cell('reference').slice(0, 120) || null, kind, amount, currency });
  }
  return faults.length > 0 ? { rows: [], faults } : { rows, faults };
}
