import { expect, test } from '@rstest/core';
import { longestStall, type Profile } from './stalls';

const own = '/releases/lobby/1.0.0/';
const frame = (functionName: string, url = '') => ({ functionName, url, lineNumber: 6 });

/** The browser idles (1), React (2) calls the candidate (3), which calls React again (4); garbage is collected (5). */
const nodes: Profile['nodes'] = [
  { id: 1, callFrame: frame('(root)'), children: [2, 5] },
  { id: 2, callFrame: frame('work', 'http://site/static/react.js'), children: [3] },
  { id: 3, callFrame: frame('effect', `http://site${own}page.js`), children: [4] },
  { id: 4, callFrame: frame('setState', 'http://site/static/react.js') },
  { id: 5, callFrame: frame('(garbage collector)') },
];
const stallOf = (samples: number[]) =>
  longestStall({ nodes, samples, timeDeltas: [0, ...samples.map(() => 10_000)] }, own);

test('longestStall > is the longest stretch with the candidate in the stack, wherever it was called from', () => {
  expect(stallOf([1, 3, 1, 3, 4, 3, 1, 3, 3])).toEqual({ milliseconds: 30, at: 'page.js:7' });
});

test('longestStall > goes on while garbage is collected, and says nothing of others', () => {
  expect(stallOf([3, 5, 5, 3]).milliseconds).toBe(40);
  expect(stallOf([5, 5, 2, 2, 1])).toEqual({ milliseconds: 0, at: '' });
});
