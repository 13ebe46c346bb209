import type { Language } from '@marquee/contract/languages';
import { languageCodes } from '@marquee/contract/languages';
import { describe, expect, test } from '@rstest/core';
import { dateLocales } from './dateLocales';
import { displayNumber, Format, formatOf } from './format';

/** Locales set spaces of several widths; what counts is that there is one. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

describe('number display', () => {
  test.each([
    [0, '', ''],
    [-0, '', ''],
    [Number.NaN, '', ''],
    [1, '1.000', '1.0000'],
    [1.5, '1.500', '1.5000'],
    [1.23456, '1.234', '1.2345'],
    [1.99999, '1.999', '1.9999'],
    [9.9999, '9.999', '9.9999'],
    [9.99999, '9.999', '9.9999'],
    [10, '10', '10'],
    [10.5, '10.5', '10.5'],
    [12.34, '12.34', '12.34'],
    [12.3456, '12.345', '12.3456'],
    [99.99999, '99.999', '99.9999'],
    [100.1, '100.1', '100.1'],
    [1000.0004, '1000', '1000.0004'],
    [1.005, '1.005', '1.0050'],
    [1.0005, '1.000', '1.0005'],
    [0.1 + 0.2, '0.300', '0.3000'],
    [-0.12345, '-0.123', '-0.1234'],
    [-12.5, '-12.5', '-12.5'],
    [1e-7, '0.000', '0.0000'],
    [1e21, '1000000000000000000000', '1000000000000000000000'],
  ])('%f is shown as "%s", with four places as "%s" [R5.12]', (value, three, four) => {
    expect([displayNumber(value), displayNumber(value, 4)]).toEqual([three, four]);
  });
});

describe('Format', () => {
  const at = new Date(2026, 10, 21, 14, 5);

  test.each<[Language, string, string, string, string, string]>([
    ['EN', '1,234,567.5', '96.32%', '₱1,250.50', 'Nov 21, 2026', '2:05 PM'],
    ['PHP', '1,234,567.5', '96.32%', '₱1,250.50', 'Nob 21, 2026', '2:05 PM'],
    ['CN', '1,234,567.5', '96.32%', '₱1,250.50', '2026年11月21日', '14:05'],
    ['ESP', '1.234.567,5', '96,32 %', '1250,50 ₱', '21 nov 2026', '14:05'],
    ['RUS', '1 234 567,5', '96,32 %', '1 250,50 ₱', '21 нояб. 2026 г.', '14:05'],
    ['VI', '1.234.567,5', '96,32%', '1.250,50 ₱', '21 thg 11, 2026', '14:05'],
    ['MS', '1,234,567.5', '96.32%', '₱1,250.50', '21 Nov 2026', '2:05 PTG'],
    ['NE', '12,34,567.5', '96.32%', '₱1,250.50', '2026 नोभेम्बर 21', '14:05'],
  ])('writes numbers, percentages, money, days and times in %s', (language, number, percent, money, date, time) => {
    const format = new Format(language, 'PHP');
    expect(
      [
        format.number(1_234_567.5, 1),
        format.percent(0.9632),
        format.money(125_050),
        format.date(at),
        format.time(at),
      ].map(plain),
    ).toEqual([number, percent, money, date, time]);
  });

  test.each(languageCodes)('%s writes no digits but Latin ones, in money least of all [D4.04]', (language) => {
    const format = new Format(language, 'NPR');
    const written = [format.money(9_876_543_210), format.number(1_234_567), format.date(at), format.dateTime(at)].join(
      '',
    );
    expect(written.match(/\p{Nd}/gu)?.every((digit) => /[0-9]/.test(digit))).toBe(true);
  });

  test.each([
    ['PHP', 12_500, '125.00'],
    ['VND', 12_500, '12,500'],
    ['IDR', 12_500, '125.00'],
    ['KWD', 5000, '5.000'],
    ['CLP', 5000, '5,000'],
    ['EUR', 0, '0.00'],
    ['EUR', -1, '-0.01'],
  ])('%s has its own decimals: %i minor units are %s [D4.03]', (currency, minor, text) =>
    expect(new Format('EN', currency).moneyPlain(minor)).toBe(text),
  );

  test('shows a zero balance as zero [R5.13]', () => expect(new Format('EN', 'PHP').money(0)).toBe('₱0.00'));
  test('says how long ago', () => expect(new Format('EN', 'PHP').relative(0, 3 * 3600_000)).toBe('3 hours ago'));
  test.each([
    ['EN', 500, 500_000, /^₱5\s–\s₱5,000$/],
    ['EN', 50, 2000, /^₱0\.50\s–\s₱20$/],
    ['ESP', 500, 500_000, /^5-5000\s₱$/],
  ] as const)('writes a range of money in %s, whole amounts without decimals', (language, from, to, text) =>
    expect(new Format(language, 'PHP').moneyRange(from, to)).toMatch(text),
  );
  test.each([
    [10, '10 min'],
    [60, '1 hr'],
    [150, '2 hr 30 min'],
  ])('writes %i minutes as %s', (minutes, text) => expect(new Format('EN', 'PHP').minutes(minutes)).toBe(text));
  test('writes spans in the language’s own plural', () =>
    expect([1, 2, 5].map((count) => new Format('RUS', 'RUB').span(count, 'year'))).toEqual([
      '1 год',
      '2 года',
      '5 лет',
    ]));
});

describe('time zones', () => {
  const at = Date.parse('2026-03-28T23:30:00Z');

  test.each([
    ['Asia/Manila', '7:30 AM', '2026-03-29', '2026-03-29T16:00:00.000Z'],
    ['Asia/Kathmandu', '5:15 AM', '2026-03-29', '2026-03-29T18:15:00.000Z'],
    // the night in which clocks are put forward
    ['Europe/Madrid', '12:30 AM', '2026-03-29', '2026-03-29T22:00:00.000Z'],
    ['America/New_York', '7:30 PM', '2026-03-28', '2026-03-29T04:00:00.000Z'],
  ])('in %s it is %s of %s, and the next day begins at %s', (zone, time, day, next) => {
    const format = new Format('EN', 'PHP', zone);
    expect([plain(format.time(at)), format.day(at), new Date(format.midnight(at, 1)).toISOString()]).toEqual([
      time,
      day,
      next,
    ]);
  });

  test.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])('a day without a time is that day in %s', (zone) =>
    expect(new Format('EN', 'PHP', zone).date('2026-11-21')).toBe('Nov 21, 2026'),
  );

  test('a zone that the device does not know is its own', () =>
    expect(formatOf('EN', 'PHP', 'Moon/Tycho').zone).toBeUndefined());
});

describe('Nepali, of which many browsers have nothing', () => {
  const format = new Format('NE', 'NPR', 'UTC');

  test.each([
    [1234.5, '1.2 हजार'],
    [99_960, '1 लाख'],
    [12_345_678, '1.2 करोड'],
    [999, '999'],
  ])('writes %f in short as %s', (value, text) => expect(plain(format.compact(value))).toBe(text));

  test.each([
    [-86_400, 'हिजो'],
    [-65, '1 मिनेट पहिले'],
    [7200, '2 घण्टामा'],
  ])('says of %i seconds %s', (seconds, text) => expect(format.relative(seconds * 1000, 0)).toBe(text));

  test('says what Intl says where it has the language', () => {
    const own = new Intl.DateTimeFormat('ne-u-nu-latn', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
    const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 9, 16, 5));
    expect(days.map(format.dateTime)).toEqual(days.map((day) => own.format(day)));
  });
});

describe('dates that go with a currency', () => {
  const at = new Date(2026, 10, 21, 14, 5);

  test.each([
    ['EN', 'en'],
    ['CN', 'zh'],
    ['PHP', 'en'],
    ['MMK', 'en'],
    ['MNT', 'en'],
    ['IDR', 'en'],
    ['RUS', 'ru'],
    ['ESP', 'es'],
    ['VI', 'vi'],
    ['MS', 'ms'],
    ['NE', 'ne'],
  ])('%s has the dates of %s [R3.34]', (currency, locale) => {
    expect(dateLocales[currency]).toBe(locale);
    const expected = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at);
    expect(new Format('VI', currency).accountDate(at)).toBe(expected);
  });

  test('the map has nothing else [R3.34]', () => expect(Object.keys(dateLocales)).toHaveLength(11));

  test('a currency beyond the map has the dates of the page', () =>
    expect(new Format('RUS', 'EUR').accountDate(at)).toBe('21 нояб. 2026 г.'));

  test('a Filipino page has its own dates, and English ones in a statement in pesos', () => {
    const format = new Format('PHP', 'PHP');
    expect([format.date(at), format.accountDate(at)]).toEqual(['Nob 21, 2026', 'Nov 21, 2026']);
    expect(plain(format.accountDateTime(at))).toBe('Nov 21, 2026, 2:05 PM');
  });
});
