import type { LocalText } from '@marquee/contract/entities';
import type { Language } from '@marquee/contract/languages';

/** The text in the reader's language, else in the site's default, in English, or any. It keeps its language code. */
function read(text: LocalText, language: Language, fallback: Language): LocalText {
  const code = [language, fallback, 'EN', ...Object.keys(text)].find((one) => text[one]);
  return code ? { [code]: text[code] ?? '' } : {};
}

/** Entries with only their text in the requested language; unchanged if none was requested. */
export function inLanguage(language: Language | undefined, { default_language }: { default_language: Language }) {
  return <Name extends string, Entry extends Record<Name, LocalText>>(entry: Entry, names: readonly Name[]): Entry =>
    language
      ? { ...entry, ...Object.fromEntries(names.map((name) => [name, read(entry[name], language, default_language)])) }
      : entry;
}
