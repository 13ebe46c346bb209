import { languageCodes } from '@marquee/contract/languages';
import { expect, test } from '@rstest/core';
import { allTexts } from './allTexts';
import { withBoundSpaces } from './spaces';

const texts = allTexts();

test.each(languageCodes)('no line of a text in %s breaks where its readers do not expect it', (code) => {
  expect(texts[code].filter(({ text }) => withBoundSpaces(code, text) !== text)).toEqual([]);
});

test.each([
  ['RUS', 'Ставка — 24 часа', 'Ставка\u00a0— 24\u00a0часа'],
  ['RUS', 'через {{count}} дня', 'через {{count}}\u00a0дня'],
  ['ESP', 'un 96 %', 'un 96\u00a0%'],
  ['EN', 'a bet — 24 hours', 'a bet — 24 hours'],
] as const)('%s “%s” is bound', (code, text, written) => expect(withBoundSpaces(code, text)).toBe(written));
