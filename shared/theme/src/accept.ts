import { colorOptions, type TemplateNumbers } from './codes';

/** The result of {@link acceptTheme}: `ok`, or the exact message of R4.18. */
export type ThemeVerdict = 'ok' | 'Invalid theme code' | 'Invalid theme color';

/**
 * Validates a site's theme (R4): the code must be an existing template, and the colour one of that template's five
 * options.
 */
export function acceptTheme(numbers: TemplateNumbers, code: string, color: string): ThemeVerdict {
  const number = Object.hasOwn(numbers, code) ? numbers[code] : undefined;
  if (number === undefined) return 'Invalid theme code';
  return colorOptions(number).includes(color) ? 'ok' : 'Invalid theme color';
}
