import * as v from 'valibot';
import { didYouMean } from './didYouMean';
import { error, type Path, type Problem } from './problem';
import { siteFile } from './siteFile';
import { schemaAt, walkSchema } from './walkSchema';

/** A key's checked value, or its faults. */
export interface Checked {
  output?: unknown;
  problems: Problem[];
}

/** The message for an unknown key, with the nearest known one. */
export const unknownKey = (path: Path, known: Iterable<string>) =>
  error(path, `is not a key here${didYouMean(String(path.at(-1)), known)}`);

/** Most choices that a message lists. */
const mostListed = 13;

/** Validates one key of a site file and returns all its faults. */
export function checkKey(key: keyof typeof siteFile.entries, value: unknown): Checked {
  const schema = siteFile.entries[key];
  const unknown = [...walkSchema(schema, value, [key])].flatMap(({ value: object, schema: of, path }) =>
    of?.entries && typeof object === 'object' && object !== null
      ? Object.keys(object)
          .filter((name) => !Object.hasOwn(of.entries ?? {}, name))
          .map((name) => unknownKey([...path, name], Object.keys(of.entries ?? {})))
      : [],
  );
  const result = v.safeParse<v.GenericSchema>(schema, value);
  const issues = (result.issues ?? [])
    .filter(({ expected }) => expected !== 'never')
    .map((issue) => problemOf(issue, [key, ...(issue.path ?? []).map((item) => item.key as string | number)]));
  const first = new Map([...issues, ...unknown].reverse().map((problem) => [problem.path.join('.'), problem]));
  const problems = [...first.values()].reverse();
  return problems.length > 0 ? { problems } : { output: result.output, problems };
}

/** Type names for messages. */
const types: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

/** The expected types in words, from valibot's `string` or `(string | null)`. */
const inWords = (expected: string) =>
  expected
    .replace(/^\((.*)\)$/, '$1')
    .split(' | ')
    .map((type) => types[type] ?? type)
    .join(' or ');

function problemOf(issue: v.BaseIssue<unknown>, path: Path): Problem {
  if (issue.received === 'undefined') return error(path, 'is missing');
  const { message, expected, received, input } = issue.issues?.at(-1) ?? issue;
  const choices = (schemaAt(siteFile, path)?.options ?? []).filter((one) => typeof one !== 'object').map(String);
  const isListed = choices.length > 0 && choices.length <= mostListed;
  const own = message.startsWith('Invalid') ? inWords(expected ?? message) : message;
  const wanted = isListed ? `one of ${choices.join(', ')}` : own;
  const found = Array.isArray(input) && received !== 'Array' ? '' : `, is ${inWords(received.slice(0, 60))}`;
  const meant = typeof input === 'string' ? didYouMean(input, path[0] === 'time_zone' ? timeZones : choices) : '';
  return error(path, `must be ${wanted}${found}${meant}`);
}

const timeZones = Intl.supportedValuesOf('timeZone');
