import { type StaffCallName, staffCalls, staffRow } from '@marquee/contract/staff/calls';
import { called } from '@marquee/settings/root';
import { besides, type FieldOption, optionsOf } from './options';

const names = Object.keys(staffCalls) as StaffCallName[];

/** The subjects that the table has. */
export const subjects: ReadonlySet<string> = new Set(names.map((name) => name.split('/')[0] ?? ''));

/** Pairs of words and meaning, in two columns. */
function columns(pairs: readonly (readonly [string, string])[]): string {
  const width = Math.max(...pairs.map(([words]) => words.length));
  return pairs.map(([words, meaning]) => `  ${words.padEnd(width)}  ${meaning}`.trimEnd()).join('\n');
}

const codes = columns([
  ['0', 'done'],
  ['1', 'refused, or it waits for a second person: it is said'],
  ['2', 'words or settings were not understood, or the desk does not answer'],
]);

const ofDesk: readonly (readonly [string, string])[] = [
  ['sign-in', 'signs in as yourself: you confirm a code in the browser'],
  ['sign-out', 'ends that session'],
  ['owner --name <name> --email <address>', 'makes an owner at the console, with a link that adds a passkey'],
];

/** A list of words in lines of at most so many signs. */
function wrapped(words: readonly string[], most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined) lines[lines.length - 1] = `${last},`;
    if (last !== undefined && `${last}, ${word}`.length <= most) lines[lines.length - 1] = `${last}, ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Every subject with its acts, in alphabetical order. */
const overview = () =>
  columns(
    [...subjects].sort().flatMap((subject) => {
      const acts = names.filter((name) => name.startsWith(`${subject}/`)).map((name) => name.slice(subject.length + 1));
      return wrapped(acts, 90).map((line, index) => [index === 0 ? subject : '', line] as const);
    }),
  );

/** All subjects; with a subject, its calls. */
export function deskHelp(subject?: string): string {
  const usage = `${called('desk', '<subject> <act> [--site <domain>] [--reason <text>] [options]')}\n\n`;
  const more = `--help after an act says its options. More: docs/operations.md\n`;
  const end = `\n\nExit codes:\n${codes}\n\n${more}`;
  if (subject === undefined)
    return `${usage}${columns(ofDesk)}\n\n${overview()}\n\nA subject alone says what its acts do: ${called('desk', 'players')}${end}`;
  const shown = names.filter((name) => name.startsWith(`${subject}/`));
  return `${usage}${columns(shown.map((name) => [name.replace('/', ' '), staffRow(name).about]))}${end}`;
}

const takes = { text: '<text>', number: '<number>', switch: '', list: '<text>, may be repeated' };

const meaningOf = ({ kind, isNeeded, values }: FieldOption) =>
  `${values.length > 0 ? values.join(', ') : takes[kind]}${isNeeded ? '' : ' (optional)'}`.trim();

/** The help of one call. */
export function callHelp(name: StaffCallName): string {
  const row = staffRow(name);
  const { about, kind, scope, permission, reason, second } = row;
  const own = optionsOf(row).map((field) => [`--${field.option}`, meaningOf(field)] as const);
  const beside = Object.entries(besides)
    .filter(([option]) => (option !== 'site' || scope !== 'all') && (option !== 'request-id' || kind === 'act'))
    .map(([option, meaning]) => [`--${option}`, meaning] as const);
  const facts = [
    permission && `It needs the permission ${permission}${scope === 'all' ? ' for all sites' : ''}.`,
    scope === 'site' && 'It needs --site.',
    reason && 'It needs --reason.',
    second === true && 'Above a threshold, or where there is none, it waits for a second person.',
    second === 'always' && 'It waits for a second person.',
  ].filter(Boolean);
  return `${called('desk', `${name.replace('/', ' ')} [options]`)}\n\n${about}\n${facts.join('\n')}\n\nOptions:\n${columns(
    [...own, ...beside],
  )}\n\nExit codes:\n${codes}\n`;
}
