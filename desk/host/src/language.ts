import { type Language, languages, scriptOf } from '@marquee/contract/languages';
import { languageCookie } from '@marquee/contract/staff/deskPaths';
import { provideScriptFont } from '@marquee/theme/provideScriptFont';

/** Has the letters of a language drawn, also on a device that has no font for them. */
export function provideLetters(language: Language): void {
  const script = scriptOf(language);
  if (script) provideScriptFont(script);
}

/** Has the desk's edge answer in a language from now on, and the page say which one it is in. */
export function keepLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: browsers without the cookie store are in use
  document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; samesite=strict${secure}`;
  document.documentElement.lang = languages[language].tag;
}
