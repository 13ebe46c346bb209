import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marquee/settings/root';
import type { TemplateRow } from '@marquee/theme/templates';
import { readRow } from './rowSchema';

/**
 * The rows of a folder of templates, in the order of their numbers: each folder with a `row.json` is a template, and
 * its name is the code. Throws with the file for an invalid row, and for two templates with the same number.
 */
export function readRows(folder: string): TemplateRow[] {
  const codes = readdirSync(folder).filter((code) => existsSync(join(folder, code, 'row.json')));
  const rows = codes.map((code) => {
    const file = join(folder, code, 'row.json');
    return readRow(code, file, readFileSync(file, 'utf8'));
  });
  rows.sort((a, b) => a.number - b.number);
  const twice = rows.find(({ number }, index) => rows[index + 1]?.number === number);
  if (twice) throw new Error(`${folder}: two templates have the number ${twice.number}.`);
  if (rows.length === 0) throw new Error(`${folder}: there is no template.`);
  return rows;
}

/** The templates' folder. For Node only, like this whole module. */
export const templatesFolder = join(root, 'host/templates');

/** The row of each template, in the order of their numbers. */
export const templateRows: readonly TemplateRow[] = readRows(templatesFolder);

const byCode = new Map(templateRows.map((row) => [row.code, row]));

/** The row of a template code; the first template for an unknown code, which `acceptTheme` refuses. */
export function templateRow(code: string): TemplateRow {
  return byCode.get(code) ?? (templateRows[0] as TemplateRow);
}
