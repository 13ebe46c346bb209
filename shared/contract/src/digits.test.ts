import { describe, expect, test } from '@rstest/core';
import * as v from 'valibot';
import { asciiDigits } from './digits';
import { schemas } from './schemas';
import { accountId, day, oneTimeCode, phone } from './schemas/fields';

describe('digits of every script', () => {
  test.each([
    ['२५०', '250'],
    ['２５０', '250'],
    ['٢٥٠', '250'],
    ['۲۵۰', '250'],
    ['๑๒๓', '123'],
    ['𝟓𝟘𝟎', '500'],
    ['१,२३४.५०', '1,234.50'],
    ['１，２３４．５０', '1,234.50'],
    ['١٬٢٣٤٫٥٠', '1,234.50'],
    ['½²Ⅷ万', '½²Ⅷ万'],
    ['a1 ', 'a1 '],
    ['', ''],
  ])('%j is %j', (text, ascii) => expect(asciiDigits(text)).toBe(ascii));

  test('are known from Unicode, each with its value', () => {
    const all = Array.from({ length: 0x11_0000 }, (_, code) => code).filter(
      (code) => (code < 0xd800 || code > 0xdfff) && /^\p{Nd}$/u.test(String.fromCodePoint(code)),
    );
    expect(asciiDigits(String.fromCodePoint(...all))).toBe('0123456789'.repeat(all.length / 10));
  });
});

test.each([
  ['a phone', phone, '+６３९१７१２３४５６७', '+639171234567'],
  ['a phone', phone, '०९१७१२३४५६७', '09171234567'],
  ['a one-time code', oneTimeCode, '٤٨٢٩١٣', '482913'],
  ['a day', day, '２０００-०२-29', '2000-02-29'],
  ['an account', accountId, 'ana１２', 'ana12'],
])('a call takes %s in digits of any script', (_, field, typed, meant) => {
  expect(v.parse(field, typed)).toBe(meant);
});

test.each([
  ['wallet/add_bank_account', { account_number: '１２३४-５６' }, { account_number: '1234-56' }],
  ['auth/second_factor', { factor: '٤٨٢٩١٣' }, { factor: '482913' }],
] as const)('%s takes numbers in digits of any script', (call, typed, meant) => {
  const others = { request_id: crypto.randomUUID(), bank_code: 'bdo', holder_name: 'Ana Cruz', ticket: 't' };
  expect(v.parse(schemas[call].input, { ...others, ...typed })).toMatchObject(meant);
});
