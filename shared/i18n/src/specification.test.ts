import { expect, test } from '@rstest/core';
import errors from './bundles/en/errors.json';
import misc from './bundles/en/misc.json';

test('an unknown route is called as the specification has it [R2.35]', () =>
  expect(misc['notFound.path']).toBe('Page not found: {{path}}'));

test.each(['errorTitle', 'unknownError', 'invalidSession', 'sessionExpired'] as const)(
  'the catalogue of errors has its text %s [R8.05]',
  (key) => expect(errors[key]).toMatch(/\w/),
);
