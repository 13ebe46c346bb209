import { expect, test } from '@rstest/core';
import { refusalOf } from './refusals';

const file = 'https://site.example/releases/casino/1.2.0-ab/lobby-LobbyPage.1234.js';
const markup = { effectiveDirective: 'require-trusted-types-for', sample: 'Element innerHTML|<img src=x>' };
const failure = { remote: 'casino', version: '1.2.0-ab', phase: 'render', places: file };

test.each([
  ['a string for markup', file, markup, { ...failure, cause: 'require-trusted-types-for: Element innerHTML' }],
  [
    'a policy of its own',
    file,
    { effectiveDirective: 'trusted-types', sample: 'mine' },
    { ...failure, cause: 'trusted-types: mine' },
  ],
  ['a style, which is another rule', file, { effectiveDirective: 'style-src-attr', sample: '' }, null],
  ['nothing: the host asked', 'https://site.example/static/js/index.1234.js', markup, null],
  ['nothing: nobody knows who asked', '', markup, null],
])('a remote was refused %s', (_, sourceFile, event, expected) => {
  expect(refusalOf({ sourceFile, ...event })).toEqual(expected);
});
