import { expect, test } from '@rstest/core';
import { placesOf, versionIn } from './failure';

const site = 'https://site.example';
const page = `${site}/releases/casino/1.2.0-ab/lobby.1234.js`;

test.each([
  [
    'Chromium',
    `Error: 7 of ${site}/secret?token=1 no\n    at Lobby (${page}:1:234)\n    at ${site}/static/js/a.js:1:2`,
  ],
  ['Firefox and Safari', `Lobby@${page}:1:234\n@${site}/static/js/a.js:1:2`],
])('of a stack of %s only the places are reported, innermost first', (_, stack) => {
  expect(placesOf(stack)).toBe(`${page}:1:234 ${site}/static/js/a.js:1:2`);
});

test.each([
  ['a message that ends with an address', `Error: no ${site}/api/x\n    at a (${page}:1:2)`, `${page}:1:2`],
  ['a file name', page, page],
  ['an address with a query', `    at a (https://vendor.example/a.js?b=1:1:2)`, 'https://vendor.example/a.js:1:2'],
  ['a port', '    at http://localhost:3000/a.js:1:2', 'http://localhost:3000/a.js:1:2'],
  ['a function of the browser', `    at Array.map (<anonymous>)\n    at a (${page}:1:2)`, `${page}:1:2`],
  ['code without a file', `    at <anonymous>:1:2\n    at a (${page}:1:2)`, `anonymous ${page}:1:2`],
  ['code from a text', `eval@${page} line 1 > eval:1:1\na@${page}:1:2`, `anonymous ${page}:1:2`],
])('the places of a stack with %s', (_, stack, expected) => {
  expect(placesOf(stack)).toBe(expected);
});

test('a stack without an end is read in its time', () => {
  const hostile = ['a://'.repeat(100_000), `${site}/`.repeat(50_000), ':1'.repeat(100_000), `${page}?`.repeat(50_000)];
  for (const stack of hostile) expect(placesOf(stack)).toBe('');
});

test('the innermost remote of a stack of components is known by its file', () => {
  const components = `\n    at List (${site}/static/js/sdk.js:1:2)\n    at Section (${page}:1:2)`;
  const around = `\n    at Page (${site}/releases/slots/2.0.0/page.js:3:4)`;
  expect(versionIn(placesOf(components + around))).toEqual({ remote: 'casino', version: '1.2.0-ab' });
});

test('without a released file no remote is named; an endless stack is cut', () => {
  expect(versionIn(placesOf(`a@${site}/static/js/a.js:1:2`, null, undefined))).toBe(null);
  const endless = Array.from({ length: 500 }, (_, at) => `a@${site}/static/js/${at}.js:1:2`).join('\n');
  expect(placesOf(endless).split(' ')).toHaveLength(12);
});
