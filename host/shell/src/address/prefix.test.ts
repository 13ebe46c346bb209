import { expect, test } from '@rstest/core';
import { prefixOf } from './prefix';

test('a path begins with the tag of a language that the site has, or with no prefix', () => {
  const paths = ['/ru/slots', '/ru', '/zh-CN', '/fil/slots', '/php/slots', '/slots', '/'];
  // before the site is known
  expect(paths.map((path) => prefixOf(path))).toEqual(['/ru', '/ru', '/zh-CN', '/fil', '', '', '']);
  expect(paths.map((path) => prefixOf(path, ['EN', 'RUS', 'CN']))).toEqual(['/ru', '/ru', '/zh-CN', '', '', '', '']);
});
