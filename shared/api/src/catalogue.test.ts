import { describe, expect, test } from '@rstest/core';
import { endsSession, presentationOf } from './catalogue';

describe('error catalogue (§8)', () => {
  test.each([
    [1, 'OK', { kind: 'none' }],
    [1, '', { kind: 'none' }],
    [0, 'sessionExpired', { kind: 'session' }],
    [0, 'Session Expired', { kind: 'session' }],
    [0, 'BLOCK', { kind: 'session' }],
    [0, 'CLOSE', { kind: 'session' }],
    [0, 'permissionDenied', { kind: 'session' }],
    [-503, 'serviceUnavailable', { kind: 'log' }],
    [0, 'insufficientBalance', { kind: 'dialog', textKey: 'insufficientBalance' }],
    [0, 'Limit of 500 reached', { kind: 'dialog', text: 'Limit of 500 reached' }],
    [0, '', { kind: 'dialog', textKey: 'unknownError' }],
    [-500, 'internalServerError', { kind: 'dialog', textKey: 'internalServerError' }],
  ])('%i %s is presented as %o', (statusCode, statusMessage, expected) => {
    expect(presentationOf({ statusCode, statusMessage })).toMatchObject(expected);
  });

  test('a success never ends the session, whatever its message', () => {
    expect(endsSession({ statusCode: 1, statusMessage: 'BLOCK' })).toBe(false);
  });
});
