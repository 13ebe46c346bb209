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
  expect(placesOf(stack)).toBe(`${page} ${site}/static/js/a.js`);
});

test('an error in code that a remote called is that of the remote, by the stack of components', () => {
  const calls = `Error: Minified React error #31\n    at a (${site}/static/js/react.js:1:2)`;
  const components = `\n    at Section (${page}:1:2)\n    at Page (${site}/releases/slots/2.0.0/page.js:3:4)`;
  expect(versionIn(placesOf(calls, components))).toEqual({ remote: 'casino', version: '1.2.0-ab' });
});

test('without a released file no remote is named; an endless stack is cut', () => {
  expect(versionIn(placesOf(`a@${site}/static/js/a.js:1:2`, null, undefined))).toBe(null);
  const endless = Array.from({ length: 500 }, (_, at) => `a@${site}/static/js/${at}.js:1:2`).join('\n');
  expect(placesOf(endless).split(' ')).toHaveLength(12);
});
