import { languageCodes } from '@marquee/contract/languages';
import { expect, test } from '@rstest/core';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { lineTexts, type SportsLine } from './sportsLines';

const names = Object.fromEntries(
  languageCodes.flatMap((code) => {
    const [home, away] = code === 'RUS' ? ['Олени', 'Рыси'] : ['Stags', 'Lynx'];
    return [
      [`home_name_${code.toLowerCase()}`, home],
      [`away_name_${code.toLowerCase()}`, away],
    ];
  }),
) as Omit<SportsLine, 'bet_type' | 'home_away' | 'criteria1' | 'odds'>;

const rows: [SportsLine['bet_type'], 1 | 2 | 3, number | null, english: string, russian: string][] = [
  ['handicap', 2, 2, 'Lynx −2 @ 2.12', 'Рыси −2 @ 2,12'],
  ['handicap', 1, 0.25, 'Stags +0.25 @ 2.12', 'Олени +0,25 @ 2,12'],
  ['totals', 2, 30.5, 'Under 30.5 @ 2.12', 'Меньше 30,5 @ 2,12'],
  ['1x2', 3, null, 'Draw @ 2.12', 'Ничья @ 2,12'],
  ['winner', 2, null, 'Lynx @ 2.12', 'Рыси @ 2,12'],
  ['odd_even', 1, null, 'Odd @ 2.12', 'Нечет @ 2,12'],
];

test.each(rows)('%s %i %s is named in the language of the page', (bet_type, home_away, criteria1, english, russian) => {
  const line = { bet_type, home_away, criteria1, odds: 2120, ...names };
  const textsOf =
    (bundle: Record<string, string>) =>
    (key: string, values: Record<string, unknown> = {}) =>
      (bundle[key] ?? key).replace('{{line}}', String(values.line));
  const number = (locale: string) => (value: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value);
  expect(lineTexts(textsOf(en), line, 'EN', number('en')).title).toBe(english);
  const inRussian = lineTexts(textsOf(ru), line, 'RUS', number('ru'));
  expect(inRussian.title).toBe(russian);
  expect(inRussian.detail).toContain(' · Олени – Рыси');
});
