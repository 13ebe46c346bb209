import { acceptTheme as acceptAmong, type ThemeVerdict } from '@marquee/theme/accept';
import { colorOptions, type TemplateNumbers } from '@marquee/theme/codes';
import { templateRow, templateRows } from './rows';

export { familyOf } from '@marquee/theme/codes';

/** The number of each template, in order (R2.23). */
export const templateNumbers: TemplateNumbers = Object.fromEntries(
  templateRows.map(({ code, number }) => [code, number]),
);

/** A template code, as in site files. It depends on which folders exist, so {@link isTemplateCode} decides. */
export type TemplateCode = string;

/** All template codes, in the order of their numbers. */
export const templateCodes: readonly TemplateCode[] = Object.keys(templateNumbers);

/** Whether a text is an existing template's code. */
export function isTemplateCode(code: string): boolean {
  return Object.hasOwn(templateNumbers, code);
}

/** The five colour options of a template. */
export function colorsOf(code: TemplateCode): string[] {
  return colorOptions(templateRow(code).number);
}

/** Validates a site's theme; returns the exact message if it is unknown (specification R4). */
export function acceptTheme(code: string, color: string): ThemeVerdict {
  return acceptAmong(templateNumbers, code, color);
}
