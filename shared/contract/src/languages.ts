/**
 * Interface languages (specification §9, decisions §4). The cookie and the API keep the specification's codes; `lang`
 * attributes, URLs and `Intl` use BCP 47.
 */
export const languages = {
  EN: { name: 'English', tag: 'en', intl: 'en' },
  PHP: { name: 'Filipino', tag: 'fil', intl: 'fil' },
  CN: { name: '简体中文', tag: 'zh-CN', intl: 'zh-CN' },
  ESP: { name: 'Español', tag: 'es', intl: 'es' },
  RUS: { name: 'Русский', tag: 'ru', intl: 'ru' },
  VI: { name: 'Tiếng Việt', tag: 'vi', intl: 'vi' },
  MS: { name: 'Bahasa Melayu', tag: 'ms', intl: 'ms' },
  NE: { name: 'नेपाली', tag: 'ne', intl: 'ne-u-nu-latn' },
} as const;

/** An interface language by the specification's code. MMK, MNT and IDR have no messages and are not among them (§9). */
export type Language = keyof typeof languages;

/** A BCP 47 tag of an interface language, as in URLs and `lang`. */
export type LanguageTag = (typeof languages)[Language]['tag'];

/** All interface language codes. */
export const languageCodes = Object.keys(languages) as Language[];

/** File name of a language's icon (§3 language entry). */
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
