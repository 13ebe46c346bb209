import type { LocalText } from '@marquee/contract/entities';
import { type Language, languageCodes, languages } from '@marquee/contract/languages';
import { dateFormat } from '@marquee/kernel/formatters';
import { escapeHtml } from '@marquee/kernel/http/escapeHtml';
import { type RewardAccount, rewardText } from '../sites/rewardText';
import { type TextKey, type TextValues, textOf } from './texts';

/** The name of a message: its texts are `news.<name>.title` and `news.<name>.body`. */
export type News = TextKey extends infer Key ? (Key extends `news.${infer Name}.title` ? Name : never) : never;

/** A message's plain text. */
export interface Words {
  title: string;
  body: string;
}

/**
 * What is inserted into a message: an amount in minor units of a currency or, as `account` says, of game tokens; a
 * name, which may be a text by language; a count, which chooses the plural form; a time in ms since 1970, shown in
 * `zone` (IANA); and a reason that follows.
 */
export interface Values {
  amount?: number;
  currency?: string;
  account?: RewardAccount;
  name?: string | LocalText;
  /** A limit and its amount: minor units, or minutes of play. */
  limit?: { kind: 'deposit' | 'loss' | 'stake' | 'session'; period: 'day' | 'week' | 'month'; amount?: number };
  /** The number of a payment. */
  reference?: string;
  count?: number;
  at?: number;
  zone?: string;
  /** A sentence or two that follow the text. */
  why?: Record<Language, string>;
}

const nameIn = (language: Language, name: string | LocalText) =>
  typeof name === 'string' ? name : (name[language] ?? name.EN ?? Object.values(name)[0] ?? '');

/** A time of a day: `3 May 2026, 14:05`. */
function timeIn(language: Language, at: number, zone: string): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: zone } as const;
  return dateFormat(languages[language].intl, style).format(at);
}

/** An amount of money, of tokens or, of a limit of time, in minutes. */
function amountIn(language: Language, { amount, currency, account = 'cash', limit }: Values): string | undefined {
  const value = limit?.amount ?? amount;
  if (value === undefined) return undefined;
  if (limit?.kind === 'session') return textOf('minutes', language, { count: value });
  return currency && rewardText(value, account, currency, language);
}

function shown(language: Language, values: Values): TextValues {
  const { name, limit, reference, count, at, zone = 'UTC' } = values;
  const amount = amountIn(language, values);
  return {
    ...(amount !== undefined && { amount }),
    ...(name !== undefined && { name: nameIn(language, name) }),
    ...(limit && { name: textOf(`limit.${limit.kind}.${limit.period}`, language) }),
    ...(reference !== undefined && { reference }),
    ...(at !== undefined && { time: timeIn(language, at, zone) }),
    ...(count !== undefined && { count }),
  };
}

/** A message in one language, as plain text. */
export function plainWords(news: News, language: Language, values: Values): Words {
  const given = shown(language, values);
  const why = values.why ? `${language === 'CN' ? '' : ' '}${values.why[language]}` : '';
  return {
    title: textOf(`news.${news}.title`, language, given),
    body: textOf(`news.${news}.body` as TextKey, language, given) + why,
  };
}

/** A message in every language: plain title, HTML body; inserted values are escaped. */
export function written(news: News, values: Values) {
  const each = (show: (words: Words) => string) =>
    Object.fromEntries(languageCodes.map((language) => [language, show(plainWords(news, language, values))]));
  return { title: each(({ title }) => title), body: each(({ body }) => `<p>${escapeHtml(body)}</p>`) };
}
