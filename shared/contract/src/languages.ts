/**
 * What the site has to know of a language. Its texts are the folder `bundles/<tag>` of `shared/i18n`, and a file of
 * each remote.
 */
interface LanguageRow {
  /** Its name in itself. */
  name: string;
  /** BCP 47, as in URLs, `lang` attributes and names of files. */
  tag: string;
  /** BCP 47 for `Intl`: with Latin digits. */
  intl: string;
  /** Where Open Graph places it (ISO 3166); it asks for a territory. */
  territory: string;
  /** Plural categories that its texts need (CLDR, D4.01). */
  plurals: readonly Intl.LDMLPluralRule[];
  /** Its script (ISO 15924) where no family of a template draws it: the theme has a font for devices without one. */
  script?: 'Deva' | 'Hans';
}

/**
 * Interface languages (R9, D4). The cookie and the API keep the specification's codes. A new
 * language is a row here and its texts; whatever else lists languages is made from this table.
 */
export const languages = {
  EN: { name: 'English', tag: 'en', intl: 'en', territory: 'US', plurals: ['one', 'other'] },
  PHP: { name: 'Filipino', tag: 'fil', intl: 'fil', territory: 'PH', plurals: ['one', 'other'] },
  CN: { name: '简体中文', tag: 'zh-CN', intl: 'zh-CN', territory: 'CN', plurals: ['other'], script: 'Hans' },
  ESP: { name: 'Español', tag: 'es', intl: 'es', territory: 'ES', plurals: ['one', 'many', 'other'] },
  RUS: { name: 'Русский', tag: 'ru', intl: 'ru', territory: 'RU', plurals: ['one', 'few', 'many', 'other'] },
  VI: { name: 'Tiếng Việt', tag: 'vi', intl: 'vi', territory: 'VN', plurals: ['other'] },
  MS: { name: 'Bahasa Melayu', tag: 'ms', intl: 'ms', territory: 'MY', plurals: ['other'] },
  NE: { name: 'नेपाली', tag: 'ne', intl: 'ne-u-nu-latn', territory: 'NP', plurals: ['one', 'other'], script: 'Deva' },
} as const satisfies Record<string, LanguageRow>;

/**
 * An interface language by the specification's code. MMK, MNT and IDR have no messages and are not among them (R9.02).
 */
export type Language = keyof typeof languages;

/** A BCP 47 tag of an interface language, as in URLs and `lang`. */
export type LanguageTag = (typeof languages)[Language]['tag'];

/** All interface language codes. */
export const languageCodes = Object.keys(languages) as Language[];

/** The script of a language, where it needs a font of its own. */
export function scriptOf(code: Language): LanguageRow['script'] {
  const row: LanguageRow = languages[code];
  return row.script;
}

/** File name of a language's icon (R3.35). */
export function languageIcon(code: Language): string {
  return `${languages[code].tag.toLowerCase()}.svg`;
}

/** Where the icons of languages are had. */
export const languageIcons = '/art/logo/language/';

/** Narrows untrusted text (a cookie, say) to an interface language. */
export function isLanguage(code: string | undefined): code is Language {
  return code !== undefined && Object.hasOwn(languages, code);
}

/** The language of a BCP 47 tag in a URL, or undefined. The comparison ignores case. */
export function languageOfTag(tag: string): Language | undefined {
  return languageCodes.find((code) => languages[code].tag.toLowerCase() === tag.toLowerCase());
}
