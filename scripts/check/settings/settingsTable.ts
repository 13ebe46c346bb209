import { fileVariable, mayBeInFile } from '../../../shared/settings/src/secretFile.mjs';
import type { Setting } from '../../../shared/settings/src/setting';
import { table } from '../../../shared/settings/src/table.mjs';
import { markdownTable } from '../markdownTable';

/** Programs that only developers run. */
const developers = ['build', 'unit tests', 'journeys', 'proofs'];

const wordOf = (value: Setting['default'] & {}) => (typeof value === 'boolean' ? (value ? 'on' : 'off') : `${value}`);

function valuesOf(setting: Setting): string {
  if (setting.kind === 'choice') return setting.values.map((value) => `\`${value}\``).join(', ');
  if (setting.kind === 'url') return `\`${setting.protocols[0]}//…\``;
  if (setting.kind === 'receivers') return '`https://…#json` …';
  return setting.kind === 'presence' ? 'switch' : setting.kind;
}

function defaultOf({ kind, default: value, defaults = {} }: Setting): string {
  const others = Object.entries(defaults).map(([program, other]) => `${program}: ${wordOf(other)}`);
  const shown = value === undefined ? 'none' : kind === 'folder' ? `\`${value}\`` : wordOf(value);
  return others.length > 0 ? `${shown} (${others.join(', ')})` : shown;
}

function tableOf(settings: [string, Setting][]): string {
  const rows = settings.map(([name, setting]) => [
    mayBeInFile(setting) ? `\`${name}\` or \`${fileVariable(name)}\`` : `\`${name}\``,
    valuesOf(setting),
    defaultOf(setting),
    setting.meaning,
    setting.readBy.join(', '),
  ]);
  return markdownTable([['variable', 'value', 'default', 'meaning', 'read by'], ...rows]);
}

/** Regenerates a page's tables of settings between `<!-- settings -->` and `<!-- end -->`. */
export function withSettings(page: string): string {
  const settings = Object.entries<Setting>(table);
  const isForDevelopers = ([, { readBy }]: [string, Setting]) =>
    readBy.every((program) => developers.includes(program));
  const tables = [
    tableOf(settings.filter((setting) => !isForDevelopers(setting))),
    'For tests, proofs and builds:',
    tableOf(settings.filter(isForDevelopers)),
  ];
  return page.replace(/(<!-- settings -->\n)[\s\S]*?(<!-- end -->)/, (_, start: string, end: string) =>
    [start, ...tables.map((text) => `${text}\n`), end].join('\n'),
  );
}
