import { isLanguage, languageCodes, languageOfTag, languages } from '../../shared/contract/src/languages';
import type { NewLanguage } from './languageSteps';

const usage =
  'npm run new-language -- <CODE> <tag> <its own name> [--like <CODE>], for example: DE de Deutsch --like EN';

/** Scripts that are written from right to left: no layout is made for them. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** Parses the command's words. Throws an Error that says what is wrong and what to write. */
export function readLanguage(words: readonly string[]): NewLanguage {
  const at = words.indexOf('--like');
  const like = at < 0 ? 'EN' : words[at + 1];
  const [code = '', tag = '', name = '', ...more] = at < 0 ? words : words.toSpliced(at, 2);
  if (!name.trim() || more.length > 0) throw new Error(usage);
  if (!isLanguage(like))
    throw new Error(`--like names a language whose texts to begin with: ${languageCodes.join(', ')}.`);
  if (!/^[A-Z]{2,4}$/.test(code)) throw new Error(`A code has two to four capital letters, not "${code}". ${usage}`);
  if (isLanguage(code)) throw new Error(`${code} is ${languages[code].name} already. Choose another code.`);
  let locale: Intl.Locale;
  try {
    locale = new Intl.Locale(tag);
  } catch {
    throw new Error(`"${tag}" is no tag of BCP 47, such as de or pt-BR.`);
  }
  if (locale.toString() !== tag) throw new Error(`Write the tag as BCP 47 does: ${locale.toString()}, not ${tag}.`);
  if (languageOfTag(tag)) throw new Error(`There is a language ${tag} already.`);
  if (Intl.PluralRules.supportedLocalesOf(tag).length === 0)
    throw new Error(`Intl knows no language ${tag}: its numbers, dates and plurals could not be written.`);
  if (rightToLeft.has(locale.maximize().script ?? ''))
    throw new Error(`${tag} is written from right to left, and the layouts are made for left to right only.`);
  return { code, tag, name: name.trim(), like };
}
