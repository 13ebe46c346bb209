import { type Language, languageIcon, languages } from '@marquee/contract/languages';
import { hostBundles } from './text';

/** A language as choosers and checks see it (R3.35). */
export interface LanguageEntry {
  /** The specification's code. */
  code: Language;
  /** Its name in itself. */
  name: string;
  /** File name of its icon, below `languageIcons`. */
  icon: string;
  /** Its message files below `src/bundles`, each loaded when it is wanted. */
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
