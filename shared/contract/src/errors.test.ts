import { expect, test } from '@rstest/core';
import {
  type ErrorKey,
  type FieldErrorKey,
  failures,
  fieldErrors,
  isFieldError,
  refusals,
  sessionEnds,
} from './errors';

test('no key is listed twice', () => {
  const keys = [...refusals, ...sessionEnds, ...failures];
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(fieldErrors).size).toBe(fieldErrors.length);
});

test('a wrong key does not compile', () => {
  // @ts-expect-error: no such message
  const message: ErrorKey = 'insufficentBalance';
  // @ts-expect-error: no such reason
  const reason: FieldErrorKey = 'limitReached.deposit.year';
  expect([message, reason].some(isFieldError)).toBe(false);
});

test.each([
  ['required', true],
  ['tooLong', true],
  ['Invalid type: Expected string but received 1', false],
  ['', false],
])('"%s" is a reason at a field: %j', (message, expected) => expect(isFieldError(message)).toBe(expected));
