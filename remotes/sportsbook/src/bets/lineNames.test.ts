import { languageCodes } from '@marquee/contract/languages';
import { describe, expect, test } from '@rstest/core';
import { lineNames } from './lineNames';

const line = {
  home_team_name: 'Plain home',
  away_team_name: 'Plain away',
  ...Object.fromEntries(
    languageCodes.flatMap((code) =>
      ['home', 'away'].map((side) => [`${side}_name_${code.toLowerCase()}`, `${side} in ${code}`]),
    ),
  ),
};

describe('the names of a bet line', () => {
  test.each(languageCodes)('in %s are home_name_{locale} and away_name_{locale} [R3.26]', (code) =>
    expect(lineNames(line, code)).toEqual({ home: `home in ${code}`, away: `away in ${code}` }),
  );

  test('are the untranslated ones if there is no translation', () =>
    expect(lineNames({ home_team_name: 'A', away_team_name: 'B' }, 'RUS')).toEqual({ home: 'A', away: 'B' }));
});
