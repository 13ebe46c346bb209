import { describe, expect, test } from '@rstest/core';
import { type FormErrors, hasErrors, Intent, typed, validated } from './formRules';

type Values = { name: string; email: string };
const values: Values = { name: 'Ana', email: 'ana@' };
const wrong = { name: 'required', email: 'emailFormat' };

describe('typing into a form', () => {
  test.each<[string, FormErrors<Values>, keyof Values, string, Values, FormErrors<Values>]>([
    ['takes the value', {}, 'name', 'Eva', { name: 'Eva', email: 'ana@' }, {}],
    ['takes an empty value too', {}, 'name', '', { name: '', email: 'ana@' }, {}],
    ['ends the error of the field', wrong, 'email', 'a@b.c', { name: 'Ana', email: 'a@b.c' }, { name: 'required' }],
    ['leaves the errors of others', wrong, 'name', 'Eva', { name: 'Eva', email: 'ana@' }, { email: 'emailFormat' }],
  ])('%s', (_, errors, field, value, then, left) => {
    expect(typed({ values, errors, failures: 1 }, field, value)).toEqual({ values: then, errors: left, failures: 1 });
  });
});

describe('a try to send', () => {
  test.each<[string, FormErrors<Values>, FormErrors<Values>, FormErrors<Values>, number]>([
    ['sends what has no errors', {}, {}, {}, 0],
    ['ends the errors of the try before', wrong, {}, {}, 0],
    ['sends nothing while one field is wrong, and moves the focus', {}, { name: 'required' }, { name: 'required' }, 1],
    ['marks every wrong field at once', {}, wrong, wrong, 1],
    ['moves the focus again when the same is still wrong', wrong, wrong, wrong, 1],
    ['takes an empty error for none', {}, { name: '' }, {}, 0],
  ])('%s', (_, before, found, errors, moves) => {
    const after = validated({ values, errors: before, failures: 4 }, found);
    expect(after).toEqual({ values, errors, failures: 4 + moves });
    expect(hasErrors(after)).toBe(moves > 0);
  });
});

test('an error of the server is at its field only while the value is unchanged', () => {
  const sent = { ...values, email: 'ana@b' };
  expect(validated({ values, errors: {}, failures: 0 }, wrong, sent).errors).toEqual({ name: 'required' });
  expect(validated({ values: sent, errors: {}, failures: 0 }, wrong, sent).errors).toEqual(wrong);
});

const answers = {
  success: { statusCode: 1, statusMessage: 'OK' },
  refusal: { statusCode: 0, statusMessage: 'invalidInput' },
  'a session that ended': { statusCode: 0, statusMessage: 'sessionExpired' },
  'a lost line': { statusCode: 0, statusMessage: 'disconnect' },
  'a fault': { statusCode: -500, statusMessage: 'internalServerError' },
  'a server that is away': { statusCode: -503, statusMessage: 'serviceUnavailable' },
};

describe('the key of what is asked for', () => {
  const other = { ...values, name: 'Eva' };
  test.each<[string, Values, keyof typeof answers | null, Values, boolean]>([
    ['is the same while nothing was answered', values, null, values, true],
    ['is the same for equal values in another object', values, 'a lost line', { ...values }, true],
    ['is the same after a lost line', values, 'a lost line', values, true],
    ['is the same after a fault', values, 'a fault', values, true],
    ['is the same after a server that was away', values, 'a server that is away', values, true],
    ['is new after a success', values, 'success', values, false],
    ['is new after a refusal', values, 'refusal', values, false],
    ['is new after a session that ended', values, 'a session that ended', values, false],
    ['is new for other values, also after a lost line', values, 'a lost line', other, false],
  ])('%s', (_, first, answer, second, same) => {
    let made = 0;
    const intent = new Intent<Values>(() => `key ${++made}`);
    const key = intent.keyFor(first);
    if (answer) intent.settle(answers[answer]);
    expect(intent.keyFor(second) === key).toBe(same);
  });

  test('is a UUID', () => expect(new Intent<Values>().keyFor(values)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/));
});
