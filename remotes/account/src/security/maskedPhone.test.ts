import { expect, test } from '@rstest/core';
import { maskedPhone } from './maskedPhone';

test.each([
  ['+639171234567', '+63••••••4567'],
  ['09171234567', '09•••••4567'],
  ['1234567', '•••67'],
  ['12345678', '12••5678'],
  ['', '•••'],
])('%s is shown as %s', (phone, shown) => expect(maskedPhone(phone)).toBe(shown));
