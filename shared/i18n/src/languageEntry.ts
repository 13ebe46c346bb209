import { type Language, languageIcon, languages } from '@marquee/contract/languages';
import { hostBundles } from './text';

/** A language for choosers and checks (R3.35). */
export interface LanguageEntry {
  /** The specification's code. */
  code: Language;
  /** Its own name. */
  name: string;
  /** File name of its icon, below `languageIcons`. */
  icon: string;
  /** Its message files below `src/bundles`, each loaded on demand. */
  messages: readonly string[];
}

/** The entry of a language. */
export function languageEntry(code: Language): LanguageEntry {
  const { name, tag } = languages[code];
  return {
    code,
    name,
    icon: languageIcon(code),
    messages: hostBundles.map((bundle) => `${tag}/${bundle}.json`),
  };
}
