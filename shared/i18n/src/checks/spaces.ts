import type { Language } from '@marquee/contract/languages';

/** Where a language wants a space that does not break: what stands before it, and what after. */
const bound: Partial<Record<Language, readonly (readonly [before: string, after: string])[]>> = {
  // No line begins with a dash, nor with what a number counts.
  RUS: [
    ['\\S', '—'],
    ['\\d|\\{\\{(?:count|hours|days|minutes|months|years)\\}\\}', '[а-яё%]'],
  ],
  ESP: [['\\d|\\}\\}', '%']],
};

/** A text with spaces that do not break where its language wants them. */
export function withBoundSpaces(code: Language, text: string): string {
  return (bound[code] ?? []).reduce(
    (written, [before, after]) => written.replace(new RegExp(`(?<=${before}) (?=${after})`, 'g'), '\u00a0'),
    text,
  );
}
