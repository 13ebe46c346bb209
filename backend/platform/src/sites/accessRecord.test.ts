import { join } from 'node:path';
import { type Language, languageCodes } from '@marquee/contract/languages';
import { expect, it } from '@rstest/core';
import accessRecord from './accessRecord.json';
import { fillIn } from './fillIn';
import { readSite } from './readSite';
import { sandboxSites } from './siteFolder';

const { site } = readSite(join(sandboxSites, 'localhost.json'), sandboxSites);

/** The third section of the accessibility page: how it is checked. */
const checking = (language: Language) => site.cms.accessibility?.body[language]?.split('<h2>')[3] ?? '';

it('is of a day, and of tests that have passed', () => {
  expect(accessRecord).toEqual({ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), tests: expect.any(Number) });
  expect(new Date(accessRecord.day).toJSON()).toContain(accessRecord.day);
  expect(accessRecord.tests).toBeGreaterThan(0);
});

it.each(languageCodes)('is told on the accessibility page in %s, with its day and its number', (language) => {
  const text = checking(language);
  for (const fact of ['access_day', 'access_tests']) expect(text.split(`{{${fact}}}`)).toHaveLength(2);
  expect(fillIn(text, site, language)).toContain(String(accessRecord.tests));
});

it('has its day as the reader writes it', () => {
  const day = (language: Language) => fillIn('{{access_day}}', site, language);
  const year = accessRecord.day.slice(0, 4);
  expect(new Set(languageCodes.map(day)).size).toBe(languageCodes.length);
  expect(day('EN')).toMatch(new RegExp(`^[A-Z][a-z]+ \\d{1,2}, ${year}$`));
  expect(day('CN')).toMatch(new RegExp(`^${year}年\\d{1,2}月\\d{1,2}日$`));
  expect(day('ESP')).toMatch(new RegExp(`^\\d{1,2} de [a-z]+ de ${year}$`));
  expect(day('RUS')).toMatch(new RegExp(`^\\d{1,2} [а-я]+ ${year} г\\.$`));
});
