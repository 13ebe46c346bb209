import { describe, expect, test } from '@rstest/core';
import { profileErrors } from './profile/profileErrors';
import { sixDigits } from './security/codeErrors';
import { passwordErrors } from './security/passwordErrors';

describe('the profile form', () => {
  test.each([
    ['Ana Cruz', 'ana@example.com', {}],
    ['  Ana  ', '  ana@example.com ', {}],
    ['', 'ana@example.com', { full_name: 'required' }],
    ['   ', 'ana@example.com', { full_name: 'required' }],
    ['A', 'ana@example.com', { full_name: 'required' }],
    ['Ana', '', { contact_email: 'required' }],
    ['Ana', 'ana', { contact_email: 'emailFormat' }],
    ['Ana', 'ana@example', { contact_email: 'emailFormat' }],
    ['Ana', 'ana cruz@example.com', { contact_email: 'emailFormat' }],
    ['', 'ana@', { full_name: 'required', contact_email: 'emailFormat' }],
  ])('of "%s" and "%s" finds %j', (full_name, contact_email, errors) => {
    expect(profileErrors({ full_name, contact_email, contact_phone: '+639171234567' })).toEqual(errors);
  });

  test.each([
    ['', { contact_phone: 'required' }],
    ['12', { contact_phone: 'phoneFormat' }],
    [' +639171234567 ', {}],
  ])('of the phone "%s" finds %j', (contact_phone, errors) => {
    expect(profileErrors({ full_name: 'Ana', contact_email: 'ana@example.com', contact_phone })).toEqual(errors);
  });
});

describe('the password form', () => {
  test.each([
    ['old password', 'new password', {}],
    ['', '', { password: 'required', new_password: 'required' }],
    ['', 'new password', { password: 'required' }],
    ['old password', 'seven77', { new_password: 'passwordTooShort' }],
    ['old password', 'eight888', {}],
    ['old password', 'x'.repeat(128), {}],
    ['old password', 'x'.repeat(129), { new_password: 'passwordTooLong' }],
    ['old password', 'old password', { new_password: 'passwordUnchanged' }],
  ])('of "%s" and "%s" finds %j', (password, new_password, errors) => {
    expect(passwordErrors({ password, new_password })).toEqual(errors);
  });
});

test.each([
  ['', { tac: 'required' }],
  ['12345', { tac: 'codeFormat' }],
  ['1234567', { tac: 'codeFormat' }],
  ['12345a', { tac: 'codeFormat' }],
  ['012345', {}],
])('a code of "%s" finds %j', (tac, errors) => expect(sixDigits({ tac })).toEqual(errors));
