import { type StaffCallName, staffCalls, staffRow } from '@marquee/contract/staff/calls';
import { called } from '@marquee/settings/root';
import { besides, type FieldOption, optionsOf } from './options';

const names = Object.keys(staffCalls) as StaffCallName[];

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

/** All calls; with a subject, those of the subject. */
export function deskHelp(subject?: string): string {
  const shown = names.filter((name) => !subject || name.startsWith(`${subject}/`));
  const calls = columns(shown.map((name) => [name.replace('/', ' '), staffRow(name).about]));
  const usage = `${called('desk', '<subject> <act> [--site <domain>] [--reason <text>] [options]')}\n\n`;
  const own = subject ? '' : `${columns(ofDesk)}\n\n`;
  return `${usage}${own}${calls}\n\nExit codes:\n${codes}\n\n--help after an act says its options. More: docs/operations.md\n`;
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

/** The subjects that the table has. */
export const subjects: ReadonlySet<string> = new Set(names.map((name) => name.split('/')[0] ?? ''));
