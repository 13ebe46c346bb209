import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { StaffCallRow } from '@marquee/contract/staff/row';

/** The kinds of values that an option takes. */
type Kind = 'text' | 'number' | 'switch' | 'list';

/** An option of a command, made of a field of its call. */
export interface FieldOption {
  field: string;
  /** Without the dashes: `ends-at`. */
  option: string;
  kind: Kind;
  isNeeded: boolean;
  /** The values that it may have, if they are a list. */
  values: readonly string[];
}

/** As much of a valibot schema as options are made of. */
interface Schema {
  type: string;
  wrapped?: Schema;
  item?: Schema;
  entries?: Record<string, Schema>;
  options?: readonly unknown[];
}

const wraps = new Set(['optional', 'exact_optional', 'nullable', 'nullish', 'undefinedable']);
const kinds: Record<string, Kind> = { number: 'number', boolean: 'switch', array: 'list' };

function optionOf(field: string, schema: Schema): FieldOption {
  if (schema.wrapped && wraps.has(schema.type)) return { ...optionOf(field, schema.wrapped), isNeeded: false };
  const { options = [] } = schema.type === 'array' ? (schema.item ?? schema) : schema;
  return {
    field,
    option: field.replaceAll('_', '-'),
    kind: kinds[schema.type] ?? 'text',
    isNeeded: true,
    values: options.map(String),
  };
}

/** The options of a call, in the order of its fields. */
export const optionsOf = ({ input }: StaffCallRow): FieldOption[] =>
  Object.entries((input as unknown as Schema).entries ?? {}).map(([field, schema]) => optionOf(field, schema));

/** What stands beside the options of a call. */
export const besides = {
  site: '<domain>: at this site',
  reason: '<text>: why; it is kept',
  'request-id': '<UUID>: repeated with the same one, it is done once',
  csv: 'prints a list as CSV, for spreadsheets',
  json: 'prints the answer as it is, for programs',
  console: 'without the desk, on the database of this installation',
} as const;

/** Words that were not understood. */
export class UsageError extends Error {}

const readValue = ({ option, kind, values }: FieldOption, text: string): string | number => {
  if (values.length > 0 && !values.includes(text)) throw new UsageError(`--${option} is one of ${values.join(', ')}.`);
  if (kind === 'number') {
    if (!/^-?\d+$/.test(text)) throw new UsageError(`--${option} is a whole number.`);
    return Number(text);
  }
  // A file's contents: `--file @books.csv`.
  return text.startsWith('@') ? readFileSync(text.slice(1), 'utf8') : text;
};

/** Negative numbers belong to the option before them: `--amount -500`. */
const withNegatives = (words: readonly string[]): string[] =>
  words.flatMap((word, index) => {
    const isOption = /^--[a-z-]+$/.test(word);
    const [before = '', after = ''] = [words[index - 1], words[index + 1]];
    const isNegative = (text: string) => /^-\d+$/.test(text);
    if (isOption && isNegative(after)) return [`${word}=${after}`];
    return isNegative(word) && /^--[a-z-]+$/.test(before) ? [] : [word];
  });

/** What somebody asked for. */
export interface Asked {
  input: Record<string, unknown>;
  site: string;
  reason: string;
  requestId: string | undefined;
  isJson: boolean;
  isCsv: boolean;
  isConsole: boolean;
  isHelp: boolean;
}

/** Reads the options of a call. Throws UsageError. */
export function askedFor(row: StaffCallRow, words: readonly string[]): Asked {
  const fields = optionsOf(row);
  const own = Object.fromEntries(
    fields.map(
      ({ option, kind }) => [option, { type: kind === 'switch' ? 'boolean' : 'string', multiple: true }] as const,
    ),
  );
  let values: Record<string, (string | boolean)[] | string | boolean | undefined>;
  try {
    ({ values } = parseArgs({
      args: withNegatives(words),
      options: {
        ...own,
        site: { type: 'string' },
        reason: { type: 'string' },
        'request-id': { type: 'string' },
        csv: { type: 'boolean' },
        json: { type: 'boolean' },
        console: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }));
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const input: Record<string, unknown> = {};
  for (const field of fields) {
    const given = values[field.option];
    if (!Array.isArray(given)) continue;
    if (field.kind !== 'list' && given.length > 1) throw new UsageError(`--${field.option} is there twice.`);
    const all = given.map((one) => (typeof one === 'string' ? readValue(field, one) : one));
    input[field.field] = field.kind === 'list' ? all : all[0];
  }
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  return {
    input,
    site: text('site'),
    reason: text('reason'),
    requestId: text('request-id') || undefined,
    isJson: values.json === true,
    isCsv: values.csv === true,
    isConsole: values.console === true,
    isHelp: values.help === true,
  };
}
