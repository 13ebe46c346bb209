import { type Language, languages } from '@marquee/contract/languages';
import type en from './locales/en.json';

/** Key of a text. */
export type TextKey = keyof typeof en;
type Bundle = Record<TextKey, string>;

const bundles: Record<Language, () => Promise<{ default: Bundle }>> = {
  EN: () => import('./locales/en.json'),
  PHP: () => import('./locales/fil.json'),
  CN: () => import('./locales/zh-CN.json'),
  ESP: () => import('./locales/es.json'),
  RUS: () => import('./locales/ru.json'),
  VI: () => import('./locales/vi.json'),
  MS: () => import('./locales/ms.json'),
  NE: () => import('./locales/ne.json'),
};

/** Texts and numbers in one language. */
export interface Words {
  t(key: TextKey, values?: Record<string, string | number>): string;
  /** Money of minor units with its currency. */
  money(minor: number): string;
  /** Money without currency, for tight places. */
  plain(minor: number): string;
  /** A multiplier of hundredths: 250 is 2.5×. */
  times(hundredths: number): string;
  /** A multiplier that always has two decimals, for one that moves. */
  height(hundredths: number): string;
  number(value: number): string;
  percent(ratio: number): string;
  time(at: number): string;
}

/** Loads the texts of a language. */
export async function wordsOf(code: string, currency: string, decimals: number): Promise<Words> {
  const language: Language = Object.hasOwn(languages, code) ? (code as Language) : 'EN';
  const { tag, intl } = languages[language];
  const { default: bundle } = await bundles[language]();
  document.documentElement.lang = tag;
  const scale = 10 ** decimals;
  const fixed = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const money = new Intl.NumberFormat(intl, { style: 'currency', currency: currency || 'EUR', ...fixed });
  const plain = new Intl.NumberFormat(intl, { minimumFractionDigits: 0, maximumFractionDigits: decimals });
  const number = new Intl.NumberFormat(intl, { maximumFractionDigits: 2 });
  const two = new Intl.NumberFormat(intl, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(intl, { style: 'percent', minimumFractionDigits: 2 });
  const time = new Intl.DateTimeFormat(intl, { timeStyle: 'medium' });
  return {
    t: (key, values = {}) => bundle[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')),
    money: (minor) => money.format(minor / scale),
    plain: (minor) => plain.format(minor / scale),
    times: (hundredths) => `${number.format(hundredths / 100)}×`,
    height: (hundredths) => `${two.format(hundredths / 100)}×`,
    number: (value) => number.format(value),
    percent: (ratio) => percent.format(ratio),
    time: (at) => time.format(at),
  };
}
