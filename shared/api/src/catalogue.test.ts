import { describe, expect, test } from '@rstest/core';
import { endsSession, presentationOf } from './catalogue';

const session = {
  kind: 'session',
  titleKey: 'invalidSession',
  textKey: 'sessionExpired',
  milliseconds: 10_000,
};
const dialog = { kind: 'dialog', titleKey: 'errorTitle' };

describe('error catalogue', () => {
  test.each([
    [1, 'OK', { kind: 'none' }],
    [1, '', { kind: 'none' }],
    [1, 'BLOCK', { kind: 'none' }],
    [0, 'OK', { kind: 'none' }],
    ['', 'somethingElse', { kind: 'none' }],
    [null, 'somethingElse', { kind: 'none' }],
    [undefined, 'somethingElse', { kind: 'none' }],
    [0, 'sessionExpired', session],
    [-1, 'Session Expired', session],
    [0, 'BLOCK', session],
    [0, 'CLOSE', session],
    [0, 'permissionDenied', session],
    [-503, 'serviceUnavailable', { kind: 'log' }],
    [0, 'serviceUnavailable', { kind: 'log' }],
    [0, 'insufficientBalance', { ...dialog, textKey: 'insufficientBalance' }],
    [0, 'stepUpNeeded', { kind: 'log' }],
    [0, 'secondFactorNeeded', { kind: 'log' }],
    [0, 'session expired', { ...dialog, text: 'session expired' }],
    [0, 'Limit of 500 reached', { ...dialog, text: 'Limit of 500 reached' }],
    [0, 'Überzogen', { ...dialog, text: 'Überzogen' }],
    [0, '', { ...dialog, textKey: 'unknownError' }],
    [0, undefined, { ...dialog, textKey: 'unknownError' }],
    [-500, 'internalServerError', { ...dialog, textKey: 'internalServerError' }],
    [0, 'disconnect', { ...dialog, textKey: 'disconnect' }],
  ])('%s "%s" is presented as %o [R8.01, R8.02, R8.04, R8.05, R8.06, R9.07]', (statusCode, statusMessage, expected) => {
    expect(presentationOf({ statusCode, statusMessage } as { statusCode: number; statusMessage: string })).toEqual(
      expected,
    );
  });

  test('what staff wrote to the player is shown in place of the text of the key', () => {
    const answer = { statusCode: 0, statusMessage: 'accountRestricted', words: 'Please call us.' };
    expect(presentationOf(answer)).toEqual({ ...dialog, text: 'Please call us.' });
  });

  test.each([
    [0, 'CLOSE', true],
    [0, 'disconnect', false],
    [1, 'BLOCK', false],
  ])('%i "%s" ends the session: %s [R8.02]', (statusCode, statusMessage, ends) =>
    expect(endsSession({ statusCode, statusMessage })).toBe(ends),
  );

  test("the operator's own words are shown instead of the text", () => {
    const refused = { statusCode: 0, statusMessage: 'switchedOff', words: 'Back at noon.' };
    expect(presentationOf(refused)).toMatchObject({ kind: 'dialog', text: 'Back at noon.' });
    expect(presentationOf({ ...refused, statusMessage: 'BLOCK' })).not.toHaveProperty('text');
  });
});
