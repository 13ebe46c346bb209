import { acceptTheme as acceptAmong, type ThemeVerdict } from '@marquee/theme/accept';
import { colorOptions, type TemplateNumbers } from '@marquee/theme/codes';
import { templateRow, templateRows } from './rows';

export { familyOf } from '@marquee/theme/codes';

/** The number of each template that there is, in their order (R2.23). */
export const templateNumbers: TemplateNumbers = Object.fromEntries(
  templateRows.map(({ code, number }) => [code, number]),
);

/**
 * A template code, as a site file names it. Which there are is a matter of folders, so {@link isTemplateCode} decides.
 */
export type TemplateCode = string;

/** All template codes, in the order of their numbers. */
export const templateCodes: readonly TemplateCode[] = Object.keys(templateNumbers);

/** Whether a text names a template that there is. */
export function isTemplateCode(code: string): boolean {
  return Object.hasOwn(templateNumbers, code);
}

/** The five colour options of a template. */
export function colorsOf(code: TemplateCode): string[] {
  return colorOptions(templateRow(code).number);
}

/**
 * Decides whether a site's theme is one of those that there are, with the exact message where it is not (specification
 * R4).
 */
export function acceptTheme(code: string, color: string): ThemeVerdict {
  return acceptAmong(templateNumbers, code, color);
}
