import { expect, test } from '@rstest/core';
import { maskedEmail, maskedPhone } from './maskedContact';

test.each([
  ['+639171234567', '+63••••••4567'],
  ['09171234567', '09•••••4567'],
  ['1234567', '•••67'],
  ['12345678', '12••5678'],
  ['', '•••'],
])('the phone %s is shown as %s', (phone, shown) => expect(maskedPhone(phone)).toBe(shown));

test.each([
  ['maria@example.com', 'ma•••@example.com'],
  ['mia@example.com', 'mi•••@example.com'],
  ['mi@example.com', 'm•••@example.com'],
  ['m@example.com', '•••@example.com'],
  ['', '•••'],
])('the address %s is shown as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown));
