import { type Language, languages } from '@marquee/contract/languages';
import { numberFormat } from '@marquee/kernel/formatters';

/** A text in every language. */
export type Words = Record<Language, string>;

/** A text in a language with its values. */
export const said = (words: Words, language: Language, values: Readonly<Record<string, string>> = {}): string =>
  words[language].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);

/** A number as a language writes it, with at least so many decimals, and two at most. */
export const numberText = (value: number, language: Language, decimals = 0): string =>
  numberFormat(languages[language].intl, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  }).format(value);

/** A share from 0 to 1 as a percentage. */
export const percentText = (share: number, language: Language): string =>
  numberFormat(languages[language].intl, { style: 'percent', maximumFractionDigits: 2 }).format(share);
