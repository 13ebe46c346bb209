import { expect, it } from '@rstest/core';
import { compared } from './compared';

it('compares fields that both, one or neither has', () => {
  expect(compared({ state: 'review', note: 'a' }, { state: 'rejected', note: 'a', sure: true })).toEqual([
    { name: 'state', before: 'review', after: 'rejected', isChanged: true },
    { name: 'note', before: 'a', after: 'a', isChanged: false },
    { name: 'sure', before: '–', after: 'true', isChanged: true },
  ]);
  expect(compared(null, null)).toEqual([]);
  expect(compared([1], 'two')).toEqual([{ name: 'value', before: '[1]', after: 'two', isChanged: true }]);
});
