import { csvText } from '@marquee/contract/csv';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts of players cannot control the terminal or turn the direction of what follows. Line breaks and tabs stay. */
const harmless = (text: string) => text.replace(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd');

const word = (value: unknown) =>
  harmless(typeof value === 'string' ? value.replace(/\s*\n\s*/g, ' ') : JSON.stringify(value));

/** A text of several lines, each indented, below its name. */
const lines = (text: string, indent: string) =>
  harmless(text)
    .split('\n')
    .map((line) => `${indent}${line}`.trimEnd())
    .join('\n');

/** An answer for people: a line for each field, lists and objects indented; empty values are left out. */
export function printed(value: unknown, indent = ''): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return `${indent}none\n`;
    return value
      .map((item) => {
        if (!isObject(item) && !Array.isArray(item)) return `${indent}- ${word(item)}\n`;
        return `${indent}- ${printed(item, `${indent}  `).trimStart()}`;
      })
      .join('');
  }
  if (!isObject(value)) return `${indent}${word(value)}\n`;
  return Object.entries(value)
    .filter(([, item]) => item !== null && item !== undefined && item !== '')
    .map(([name, item]) => {
      if (typeof item === 'string' && item.includes('\n')) return `${indent}${name}:\n${lines(item, `${indent}  `)}\n`;
      const isFlat =
        (!isObject(item) && !Array.isArray(item)) || (Array.isArray(item) && item.every((one) => !isObject(one)));
      if (!isFlat) return `${indent}${name}:\n${printed(item, `${indent}  `)}`;
      return `${indent}${name}: ${Array.isArray(item) ? item.map(word).join(', ') || 'none' : word(item)}\n`;
    })
    .join('');
}

/** A list as comma-separated values, with a line of names; amounts stay minor units, lists and objects are JSON. */
export function csvOf(rows: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value: unknown) => (value === null || value === undefined ? '' : word(value));
  return csvText([columns, ...rows.map((row) => columns.map((column) => cell(row[column])))]);
}
