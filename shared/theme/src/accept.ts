import { colorsOf, isTemplateCode } from './codes';

/** What {@link acceptTheme} answers: `ok`, or the exact message of specification §4 and §8. */
export type ThemeVerdict = 'ok' | 'Invalid theme code' | 'Invalid theme color';

/**
 * Decides whether a site's theme is accepted (specification §4): the code must be known and the colour must be
 * one of the five options of that very template.
 */
export function acceptTheme(code: string, color: string): ThemeVerdict {
  if (!isTemplateCode(code)) return 'Invalid theme code';
  return colorsOf(code).includes(color) ? 'ok' : 'Invalid theme color';
}
