import { expect, test } from '@rstest/core';
import { detailLink } from './detailLink';

test.each([
  ['', {}, '/statement'],
  ['', { entry: 'a b' }, '/statement?entry=a+b'],
  ['type=win&page=2', { entry: '7' }, '/statement?type=win&page=2&entry=7'],
  ['type=win&entry=7', {}, '/statement?type=win'],
  ['entry=7', { bet: '8' }, '/statement?bet=8'],
])('from %j with %j leads to %s', (search, detail, link) => {
  expect(detailLink('/statement', new URLSearchParams(search), detail)).toBe(link);
});
