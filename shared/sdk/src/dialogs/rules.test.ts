import messages from '@marquee/i18n/bundles/en/messages.json';
import { describe, expect, test } from '@rstest/core';
import { type DefaultText, defaultTexts, inputError, resultOf, SerialQueue } from './rules';

describe('inputError', () => {
  test.each([
    ['anna@example.com', true],
    [' anna@example.com ', true],
    ['anna.b+c@mail.example.co', true],
    ["o'brien@example.com", true],
    ['анна@пример.рф', true],
    ['', false],
    ['anna', false],
    ['anna@', false],
    ['anna@example', false],
    ['anna@example.', false],
    ['anna@.com', false],
    ['@example.com', false],
    ['a@b@example.com', false],
    ['anna example@example.com', false],
    ['anna@exam ple.com', false],
    ['<anna@example.com>', false],
  ])("an email input takes %j: %s, and says 'Invalid email address' otherwise [R5.05]", (value, right) => {
    const flaw = inputError({ input: 'email' }, value);
    expect(flaw && defaultTexts[flaw]).toBe(right ? null : 'Invalid email address');
  });

  test.each([
    ['https://example.com', true],
    ['http://example.com/a?b=c#d', true],
    ['HTTPS://EXAMPLE.COM', true],
    ['https://localhost:3000/', true],
    ['https://пример.рф', true],
    ['', false],
    ['example.com', false],
    ['//example.com', false],
    ['http:example.com', false],
    ['https://', false],
    ['https:///path', false],
    ['ftp://example.com', false],
    ['javascript:alert(1)', false],
    ['mailto:anna@example.com', false],
    ['https://exa mple.com', false],
  ])("a url input takes %j: %s, and says 'Invalid URL' otherwise [R5.07]", (value, right) => {
    const flaw = inputError({ input: 'url' }, value);
    expect(flaw && defaultTexts[flaw]).toBe(right ? null : 'Invalid URL');
  });

  test.each([
    ['5', null],
    ['1', null],
    ['10', null],
    ['0.99', 'dialog.invalidNumber'],
    ['10.01', 'dialog.invalidNumber'],
    ['', 'dialog.invalidNumber'],
    ['ten', 'dialog.invalidNumber'],
  ] as const)('a number from 1 to 10 that is %j: %s', (value, flaw) => {
    expect(inputError({ input: 'number', minimum: 1, maximum: 10 }, value)).toBe(flaw);
  });

  test.each([
    ['text', 'x', null],
    ['text', '  ', 'dialog.required'],
    ['select', 'a', null],
    ['select', '', 'dialog.required'],
  ] as const)('a %s with %j: %s', (input, value, flaw) => {
    expect(inputError({ input }, value)).toBe(flaw);
  });
});

describe('resultOf', () => {
  test.each([
    [{ isConfirmed: true }, { end: 'confirmed' }],
    [{ isDenied: true }, { end: 'denied' }],
    [{ dismiss: 'cancel' }, { end: 'dismissed', reason: 'cancel' }],
    [{ dismiss: 'backdrop' }, { end: 'dismissed', reason: 'backdrop' }],
    [{ dismiss: 'close' }, { end: 'dismissed', reason: 'close' }],
    [{ dismiss: 'esc' }, { end: 'dismissed', reason: 'esc' }],
    [{ dismiss: 'timer' }, { end: 'dismissed', reason: 'timer' }],
    [{}, { end: 'dismissed', reason: 'close' }],
  ])('%j is %j [R4.31]', (library, result) => {
    expect(resultOf(library)).toEqual(result);
  });
});

test.each(Object.entries(defaultTexts))('the default text %s is %j, in the English bundle as well', (key, text) => {
  expect(messages[key as DefaultText]).toBe(text);
});

test('dialogs have the default button texts OK, No and Cancel [R9.20]', () => {
  const { 'dialog.ok': ok, 'dialog.no': no, 'dialog.cancel': cancel } = defaultTexts;
  expect([ok, no, cancel]).toEqual(['OK', 'No', 'Cancel']);
});

describe('SerialQueue', () => {
  test('lets one work begin when the one before it has ended, failed or not [D12.04]', async () => {
    const queue = new SerialQueue();
    const story: string[] = [];
    const work = (name: string, fails = false) =>
      queue.run(async () => {
        story.push(`${name} begins`);
        await Promise.resolve();
        story.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    const all = await Promise.allSettled([work('a'), work('b', true), work('c')]);
    expect(story).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});
