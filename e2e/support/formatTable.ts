import { languageCodes } from '@marquee/contract/languages';
import { Format } from '@marquee/i18n/format';

const currencies = ['PHP', 'EUR', 'USD', 'RUB', 'CNY', 'NPR', 'VND', 'MYR'];
const zones = ['UTC', 'Asia/Manila', 'Asia/Kathmandu', 'America/New_York'];
const times = [
  '2026-01-05T23:30:00Z',
  '2026-03-29T01:30:00Z',
  '2026-09-09T04:05:00Z',
  '2026-12-31T16:00:00Z',
  '2026-11-21',
];
const amounts = [0, -1, 5, 125_050, 123_456_789, -987_654_321];
const numbers = [0, 1, 12.5, 999, 1000, 12_300, 123_456, 1_234_567.891, 1e9, 1e12, -5];
const seconds = [-10_000_000, -200_000, -90_000, -3700, -65, -5, 0, 5, 65, 3700, 90_000];
const units = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;

/** Formats a table of values in all languages, for comparison between engines. */
export function formatTable(): Record<string, string> {
  const table: Record<string, string> = {};
  for (const language of languageCodes) {
    const put = (what: string, written: string) => {
      table[`${language} ${what}`] = written;
    };
    for (const currency of currencies) {
      const format = new Format(language, currency, 'UTC');
      for (const amount of amounts) {
        put(`money ${currency} ${amount}`, format.money(amount));
        put(`plain ${currency} ${amount}`, format.moneyPlain(amount));
        put(`range ${currency} ${amount}`, format.moneyRange(Math.abs(amount), Math.abs(amount) + 1000));
      }
      put(`account date ${currency}`, format.accountDate(times[0] ?? ''));
      put(`account time ${currency}`, format.accountDateTime(times[0] ?? ''));
      put(`account month ${currency}`, format.accountMonth('2026-03'));
    }
    const format = new Format(language, 'PHP');
    for (const value of numbers) {
      put(`number ${value}`, format.number(value, 2));
      put(`compact ${value}`, format.compact(value));
      put(`percent ${value}`, format.percent(value / 100));
      put(`minutes ${value}`, format.minutes(Math.abs(Math.round(value))));
    }
    for (const unit of units) for (const value of [1, 2, 5, 21]) put(`span ${value} ${unit}`, format.span(value, unit));
    for (const ahead of seconds) put(`relative ${ahead}`, format.relative(ahead * 1000, 0));
    for (const zone of zones) {
      const there = new Format(language, 'PHP', zone);
      for (const time of times) {
        const moment = Date.parse(time);
        const written = [there.date(time), there.time(time), there.dateTime(time), there.day(moment)];
        put(`${zone} ${time}`, [...written, there.midnight(moment, 1)].join(' | '));
      }
    }
  }
  return table;
}
