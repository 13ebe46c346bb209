import { expect, test } from '@rstest/core';
import { rangesOf } from './marked';

test.each([
  ['Golden Dragon', ['dragon'], ['Dragon']],
  ['Golden Dragon', ['gold'], ['Gold']],
  ['Golden Dragon', ['gold', 'golden'], ['Golden']],
  ['Marigold Lane', ['gold'], []],
  ['Grand Café', ['cafe'], ['Café']],
  ['Đá gà', ['ga'], ['gà']],
  ['维尔莫拉猎鹰', ['猎鹰'], ['猎鹰']],
  ['<b>Dragon</b>', ['dragon', 'b'], ['b', 'Dragon', 'b']],
  ['Golden Dragon', ['', '('], []],
])('of %s the words %j mark %j', (text, marks, marked) => {
  expect(rangesOf(text, marks).map(([from, to]) => text.slice(from, to))).toEqual(marked);
});
