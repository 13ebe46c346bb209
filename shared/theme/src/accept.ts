import { colorOptions, type TemplateNumbers } from './codes';

/** What {@link acceptTheme} answers: `ok`, or the exact message of R4.18. */
export type ThemeVerdict = 'ok' | 'Invalid theme code' | 'Invalid theme color';

/**
 * Decides whether a site's theme is accepted (R4): the code must be one of the templates that there are,
 * and the colour one of the five options of that very template.
 */
export function acceptTheme(numbers: TemplateNumbers, code: string, color: string): ThemeVerdict {
  const number = Object.hasOwn(numbers, code) ? numbers[code] : undefined;
  if (number === undefined) return 'Invalid theme code';
  return colorOptions(number).includes(color) ? 'ok' : 'Invalid theme color';
}
