import type { LocalText } from '@marquee/contract/entities';
import type { Language } from '@marquee/contract/languages';

/**
 * The text that readers of a language get: in it, else in the site's default one, in English, or in any. It keeps its
 * code.
 */
function read(text: LocalText, language: Language, fallback: Language): LocalText {
  const code = [language, fallback, 'EN', ...Object.keys(text)].find((one) => text[one]);
  return code ? { [code]: text[code] ?? '' } : {};
}

/** Gives entries with their texts in the language that was asked for alone, and as they are where none was. */
export function inLanguage(language: Language | undefined, { default_language }: { default_language: Language }) {
  return <Name extends string, Entry extends Record<Name, LocalText>>(entry: Entry, names: readonly Name[]): Entry =>
    language
      ? { ...entry, ...Object.fromEntries(names.map((name) => [name, read(entry[name], language, default_language)])) }
      : entry;
}
