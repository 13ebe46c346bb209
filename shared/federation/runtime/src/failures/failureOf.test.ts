import { expect, test } from '@rstest/core';
import { failureOf, type Thrown, thrownIn } from './failureOf';
import type { Pressed } from './listen';
import { Reported } from './report';

const site = 'https://site.example';
const page = `${site}/releases/casino/1.2.0-ab/lobby.1234.js`;
const host = `${site}/static/js/sdk.1234.js`;
const other = `${site}/releases/slots/2.0.0/page.js`;

/** An error with a stack of these frames, as Chromium writes it. */
function thrown(frames: string[], message = 'x is not a function', name = 'TypeError'): Thrown {
  const error = Object.assign(new Error(message), { name });
  error.stack = [`${name}: ${message}`, ...frames.map((frame) => `    at ${frame}`)].join('\n');
  return { error };
}

const casino = { remote: 'casino', version: '1.2.0-ab', cause: 'x is not a function' };
const heard = (error: Thrown, isPress = false, pressed: Pressed = 'host') =>
  failureOf(error, isPress ? pressed : null, { origin: site, buildId: 'abcd' });

test.each([
  ['its own code', [`onClick (${page}:1:2)`, `react (${host}:1:2)`]],
  ['its own code that waited', [`async save (${page}:1:2)`]],
  ['the host’s code that it called', [`format (${host}:1:2)`, `onClick (${page}:1:2)`]],
  ['a function of the browser that it called', ['Array.map (<anonymous>)', `onClick (${page}:1:2)`]],
  ['its own code, which another remote’s page has called', [`${page}:1:2`, `${other}:1:2`]],
])('an error is the remote’s by the first file that is not the host’s: %s', (_, frames) => {
  expect(heard(thrown(frames))).toMatchObject({ ...casino, phase: 'background' });
  expect(heard(thrown(frames), true)).toMatchObject({ ...casino, phase: 'press' });
});

test('an error of the host alone is its build’s, and of a press only at a control of the host', () => {
  const own = thrown([`click (${host}:1:2)`, `react (${host.replace('sdk', 'react')}:1:2)`]);
  const ran = { remote: 'host', version: 'abcd', cause: 'x is not a function' };
  expect(heard(own)).toMatchObject({ ...ran, phase: 'background' });
  expect(heard(own, true)).toMatchObject({ ...ran, phase: 'press' });
  // What a remote gave to a control of the kit may be wrong.
  expect(heard(own, true, 'part')).toMatchObject({ ...ran, phase: 'background' });
});

test('the place has line and column', () => {
  expect(heard(thrown([`onClick (${page}:17:234)`]))?.places).toBe(`${page}:17:234`);
});

test.each<[string, Thrown]>([
  ['of an extension', thrown([`a (chrome-extension://abc/content.js:1:2)`, `onClick (${page}:1:2)`])],
  ['of an extension of Firefox', { error: { stack: `a@moz-extension://abc/content.js:1:2\nb@${page}:1:2` } }],
  ['of a script of an extension with a query', thrown([`a (chrome-extension://abc/u.html?name=b.user.js:1:2)`, page])],
  ['of a user’s script', { error: { stack: `user-script:3:1:2\nb@${page}:1:2` } }],
  ['of code from a text', thrown([`eval (eval at f (${page}:1:2), <anonymous>:1:1)`, `b (${page}:1:2)`])],
  ['of code from a text, in Firefox', { error: { stack: `a@${page} line 1 > eval:1:1\nb@${page}:1:2` } }],
  ['of what was put into the page', thrown([`window.fetch (<anonymous>:1:2)`, `onClick (${page}:1:2)`])],
  ['of the page itself', thrown([`${site}/slots:1:2`, `onClick (${page}:1:2)`])],
  ['of a vendor', thrown(['https://vendor.example/a.js?site=1:1:2', `onClick (${page}:1:2)`])],
  ['of another site with the same paths', thrown(['https://evil.example/releases/casino/1.2.0-ab/lobby.js:1:2'])],
  ['without a stack', { error: undefined, message: 'Script error.', file: '' }],
  ['that is no error', { error: 'no' }],
  ['that is nothing', { error: undefined }],
  [
    'of sizes that change while they are looked at',
    { error: undefined, message: 'ResizeObserver loop limit', file: page },
  ],
  ['of a request that was given up', thrown([`ask (${page}:1:2)`], 'The user aborted a request.', 'AbortError')],
  ['of a request without an answer', thrown([`ask (${page}:1:2)`], 'Failed to fetch')],
  ['of a request without an answer, in Firefox', thrown([`${page}:1:2`], 'NetworkError when attempting to fetch')],
  ['of a request without an answer, in Safari', thrown([`${page}:1:2`], 'Load failed')],
  ['of nodes that a translation has replaced', thrown([`${page}:1:2`], 'not a child of this node', 'NotFoundError')],
  ['of a sound that the browser does not play', thrown([`${page}:1:2`], 'play() failed', 'NotAllowedError')],
  ['of a full storage', thrown([`${page}:1:2`], 'exceeded the quota', 'QuotaExceededError')],
])('an error %s is nobody’s', (_, error) => {
  expect(heard(error)).toBe(null);
  expect(heard(error, true)).toBe(null);
});

test.each<[string, Thrown]>([
  [
    'of the bundler',
    thrown([`load (${page}:1:2)`], `Loading chunk 7 failed.\n(error: ${site}/x.js)`, 'ChunkLoadError'),
  ],
  ['of the browser', { error: new TypeError(`Failed to fetch dynamically imported module: ${page}`) }],
])('a late script that does not arrive is a failure of its own, by the words %s', (_, error) => {
  expect(heard(error, true)).toMatchObject({ remote: 'casino', version: '1.2.0-ab', phase: 'chunk' });
});

test('an event says what was thrown, with its file where there is no stack', () => {
  const event = Object.assign(new Event('error'), { error: 'no', message: 'Uncaught no', filename: page });
  expect(heard(thrownIn(event))).toMatchObject({ remote: 'casino', cause: 'no', places: page });
  const rejected = Object.assign(new Event('unhandledrejection'), { reason: thrown([`${page}:1:2`]).error });
  expect(heard(thrownIn(rejected))).toMatchObject(casino);
});

test('a page reports each place once in each phase, and five in all', () => {
  const reported = new Reported();
  const failure = (line: number, phase: 'press' | 'background' = 'press') =>
    reported.isNew({ remote: 'casino', version: '1', cause: 'no', phase, places: `${page}:${line}:1 ${host}:1:1` });
  expect([failure(1), failure(1), failure(1, 'background'), failure(2)]).toEqual([true, false, true, true]);
  expect([failure(3), failure(4), failure(5), failure(6)]).toEqual([true, true, false, false]);
});
