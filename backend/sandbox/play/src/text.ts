import { isLanguage, type Language, languages } from '@marquee/contract/languages';
import type en from './locales/en.json';

/** Key of a text. */
export type TextKey = keyof typeof en;
type Bundle = Record<TextKey, string>;

/** An engine's own texts, by key and language. */
export type EngineTexts<Key extends string = string> = Record<Key, Record<Language, string>>;

/** Texts and numbers in one language. `Key` are an engine's own text keys. */
export interface Words<Key extends string = never> {
  /** The text of a key; empty for a key of a newer server version. */
  t: (key: TextKey | Key, values?: Record<string, string | number>) => string;
  /** Money of minor units with its currency. */
  money(minor: number): string;
  /** Money with its currency, without decimals where it is whole: a stake. */
  amount(minor: number): string;
  /** The same, abbreviated, for a chip. */
  short(minor: number): string;
  /** A multiplier of hundredths: 250 is 2.5×. */
  times(hundredths: number): string;
  /** A multiplier with always two decimals, for one that changes while shown. */
  height(hundredths: number): string;
  number(value: number): string;
  percent(ratio: number): string;
  time(at: number): string;
}

/** Loads the texts of a language, including an engine's. */
export async function wordsOf<Key extends string = never>(
  code: string,
  currency: string,
  decimals: number,
  own?: EngineTexts<Key>,
): Promise<Words<Key>> {
  const language = isLanguage(code) ? code : 'EN';
  const { tag, intl } = languages[language];
  const { default: bundle } = (await import(`./locales/${tag}.json`)) as { default: Bundle };
  const texts = new Map<string, string>(Object.entries(bundle));
  for (const [key, byLanguage] of Object.entries<Record<Language, string>>(own ?? {}))
    texts.set(key, byLanguage[language]);
  document.documentElement.lang = tag;
  const scale = 10 ** decimals;
  const fixed = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const money = new Intl.NumberFormat(intl, { style: 'currency', currency: currency || 'EUR', ...fixed });
  // Older browsers know no stripping, and show all decimals.
  const sign = { style: 'currency', currency: currency || 'EUR', currencyDisplay: 'narrowSymbol' } as const;
  const whole = new Intl.NumberFormat(intl, { ...sign, ...fixed, trailingZeroDisplay: 'stripIfInteger' });
  const compact = new Intl.NumberFormat(intl, { ...sign, notation: 'compact', maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(intl, { maximumFractionDigits: 2 });
  const two = new Intl.NumberFormat(intl, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(intl, { style: 'percent', minimumFractionDigits: 2 });
  const time = new Intl.DateTimeFormat(intl, { timeStyle: 'medium' });
  return {
    t: (key, values = {}) =>
      (texts.get(key) ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')),
    money: (minor) => money.format(minor / scale),
    amount: (minor) => whole.format(minor / scale),
    short: (minor) => (minor >= 10_000 * scale ? compact : whole).format(minor / scale),
    times: (hundredths) => `${number.format(hundredths / 100)}×`,
    height: (hundredths) => `${two.format(hundredths / 100)}×`,
    number: (value) => number.format(value),
    percent: (ratio) => percent.format(ratio),
    time: (at) => time.format(at),
  };
}
