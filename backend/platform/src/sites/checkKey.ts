import * as v from 'valibot';
import { didYouMean } from './didYouMean';
import { error, firstOf, mostFaults, type Path, type Problem } from './problem';
import { siteFile } from './siteFile';
import { spelled } from './siteTexts';
import { mostOf, schemaAt, walkSchema } from './walkSchema';

/** A key's checked value, or its faults. */
export interface Checked {
  output?: unknown;
  problems: Problem[];
}

/** The message for an unknown key, with the nearest known one. */
export const unknownKey = (path: Path, known: Iterable<string>) =>
  error(path, `is not a key here${didYouMean(String(path.at(-1)), known) || '; take it out'}`);

/** Most choices that a message lists. */
const mostListed = 13;

/** Validates one key of a site file and returns all its faults. */
export function checkKey(key: keyof typeof siteFile.entries, value: unknown): Checked {
  const schema = siteFile.entries[key];
  // First of all: the schema looks at every entry before it counts them.
  const overfull = firstOf(overfullIn(schema, value, key));
  if (overfull.length > 0) return { problems: overfull };
  const unknown = firstOf(unknownKeysIn(schema, value, key));
  const result = v.safeParse<v.GenericSchema>(schema, value);
  const issues = (result.issues ?? [])
    .filter(({ expected }) => expected !== 'never')
    .map((issue) => problemOf(issue, [key, ...(issue.path ?? []).map((item) => item.key as string | number)]));
  const first = new Map([...issues, ...unknown].reverse().map((problem) => [problem.path.join('.'), problem]));
  const problems = [...first.values()].reverse().slice(0, mostFaults);
  return problems.length > 0 ? { problems } : { output: result.output, problems };
}

/** Lists and records with too many entries. */
function* overfullIn(schema: v.GenericSchema, value: unknown, key: string): Generator<Problem> {
  for (const { value: many, schema: of, path } of walkSchema(schema, value, [key])) {
    if (typeof many !== 'object' || many === null) continue;
    const count = Object.keys(many).length;
    const most = mostOf(of);
    if (count > most) yield error(path, `has ${count} entries, and may have ${most}; take some out`);
  }
}

/** Keys of objects that their schema has not. */
function* unknownKeysIn(schema: v.GenericSchema, value: unknown, key: string): Generator<Problem> {
  for (const { value: object, schema: of, path } of walkSchema(schema, value, [key])) {
    if (!of?.entries || typeof object !== 'object' || object === null) continue;
    for (const name of Object.keys(object))
      if (!Object.hasOwn(of.entries, name)) yield unknownKey([...path, name], Object.keys(of.entries));
  }
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
  if (issue.received === 'undefined') return error(path, 'is missing; add it');
  const { message, expected, received, input } = issue.issues?.at(-1) ?? issue;
  const choices = (schemaAt(siteFile, path)?.options ?? []).filter((one) => typeof one !== 'object').map(String);
  const isListed = choices.length > 0 && choices.length <= mostListed;
  const own = message.startsWith('Invalid') ? inWords(expected ?? message) : message;
  const wanted = isListed ? `one of ${choices.join(', ')}` : own;
  // What is wrong with a length is in the message.
  const isLength = issue.type === 'max_length' || (Array.isArray(input) && received !== 'Array');
  const shown = spelled(received.length > 60 ? `${received.slice(0, 60)}…` : received);
  const found = isLength ? '' : `, is ${inWords(shown)}`;
  const meant = typeof input === 'string' ? didYouMean(input, path[0] === 'time_zone' ? timeZones : choices) : '';
  return error(path, `must be ${wanted}${found}${meant}`);
}

const timeZones = Intl.supportedValuesOf('timeZone');
