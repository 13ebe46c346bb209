/** The properties of a language. Its texts are in `bundles/<tag>` of `shared/i18n`, and a file of each remote. */
interface LanguageRow {
  /** Its own name. */
  name: string;
  /** BCP 47, as in URLs, `lang` attributes and file names. */
  tag: string;
  /** BCP 47 for `Intl`, with Latin digits. */
  intl: string;
  /** Territory for Open Graph (ISO 3166), which requires one. */
  territory: string;
  /** The cut of a template's fonts that has its letters, besides the Latin one that all pages load. */
  cut?: 'latin-ext' | 'vietnamese' | 'cyrillic';
  /** Its script (ISO 15924), if the templates' fonts lack it: the theme then has a font for devices without one. */
  script?: 'Deva' | 'Hans';
}

/**
 * Interface languages (R9, D4). Cookie and API use the specification's codes. To add a language, add a row here and its
 * texts; everything else is derived from this table.
 */
export const languages = {
  EN: { name: 'English', tag: 'en', intl: 'en', territory: 'US' },
  PHP: { name: 'Filipino', tag: 'fil', intl: 'fil', territory: 'PH' },
  CN: { name: '简体中文', tag: 'zh-CN', intl: 'zh-CN', territory: 'CN', script: 'Hans' },
  ESP: { name: 'Español', tag: 'es', intl: 'es', territory: 'ES' },
  RUS: {
    name: 'Русский',
    tag: 'ru',
    intl: 'ru',
    territory: 'RU',
    cut: 'cyrillic',
  },
  VI: { name: 'Tiếng Việt', tag: 'vi', intl: 'vi', territory: 'VN', cut: 'vietnamese' },
  MS: { name: 'Bahasa Melayu', tag: 'ms', intl: 'ms', territory: 'MY' },
  NE: { name: 'नेपाली', tag: 'ne', intl: 'ne-u-nu-latn', territory: 'NP', script: 'Deva' },
} as const satisfies Record<string, LanguageRow>;

/** An interface language by the specification's code. MMK, MNT and IDR have no texts and are not included (R9.02). */
export type Language = keyof typeof languages;

/** A BCP 47 tag of an interface language, as in URLs and `lang`. */
export type LanguageTag = (typeof languages)[Language]['tag'];

/** All interface language codes. */
export const languageCodes = Object.keys(languages) as Language[];

/** The script of a language, if it needs a font of its own. */
export function scriptOf(code: Language): LanguageRow['script'] {
  const row: LanguageRow = languages[code];
  return row.script;
}

/** The cut of fonts that has a language's letters, if it needs more than the Latin one. */
export function cutOf(code: Language): LanguageRow['cut'] {
  const row: LanguageRow = languages[code];
  return row.cut;
}

/** File name of a language's icon (R3.35). */
export function languageIcon(code: Language): string {
  return `${languages[code].tag.toLowerCase()}.svg`;
}

/** Base path of language icons. */
export const languageIcons = '/art/logo/language/';

/** Narrows untrusted text (a cookie, say) to an interface language. */
export function isLanguage(code: string | undefined): code is Language {
  return code !== undefined && Object.hasOwn(languages, code);
}

/** The language of a BCP 47 tag in a URL, or undefined. The comparison ignores case. */
export function languageOfTag(tag: string): Language | undefined {
  return languageCodes.find((code) => languages[code].tag.toLowerCase() === tag.toLowerCase());
}
