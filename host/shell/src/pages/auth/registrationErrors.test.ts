import { accountId, oneTimeCode, phone, typedPassword } from '@marquee/contract/schemas/fields';
import { describe, expect, test } from '@rstest/core';
import { type Registration, registrationErrors } from './registrationErrors';
import { ageOn, check } from './validate';

const good: Registration = {
  account_id: 'Maria_88',
  password: 'a quiet harbour 4',
  full_name: 'Maria Santos',
  contact_email: 'maria@example.com',
  contact_phone: '+639171112222',
  date_of_birth: '1990-04-12',
  accepted: true,
};
const empty: Registration = {
  account_id: '',
  password: '',
  full_name: '',
  contact_email: '',
  contact_phone: '',
  date_of_birth: '',
  accepted: false,
};
const today = new Date(2026, 2, 14);
const all = 'required';

describe('a registration', () => {
  test.each<[string, Partial<Registration>, Partial<Record<keyof Registration, string>>]>([
    ['that is complete', {}, {}],
    [
      'that is empty',
      empty,
      {
        account_id: all,
        password: all,
        full_name: all,
        contact_email: all,
        contact_phone: all,
        date_of_birth: all,
        accepted: 'mustAccept',
      },
    ],
    ['with three letters as account id', { account_id: 'abc' }, { account_id: 'accountIdFormat' }],
    ['with 21 letters as account id', { account_id: 'a'.repeat(21) }, { account_id: 'accountIdFormat' }],
    ['with 20 letters as account id', { account_id: 'a'.repeat(20) }, {}],
    ['with a hyphen in the account id', { account_id: 'maria-88' }, { account_id: 'accountIdFormat' }],
    ['with letters of another script as account id', { account_id: 'мария' }, { account_id: 'accountIdFormat' }],
    ['with a password of 7', { password: 'seven77' }, { password: 'passwordTooShort' }],
    ['with a password of 8', { password: 'eight888' }, {}],
    ['with a password of 128', { password: 'x'.repeat(128) }, {}],
    ['with a password of 129', { password: 'x'.repeat(129) }, { password: 'passwordTooLong' }],
    ['with a password in another script', { password: 'тихая гавань' }, {}],
    ['with one letter as name', { full_name: 'M' }, { full_name: all }],
    ['with spaces as name', { full_name: '   ' }, { full_name: all }],
    ['with an address without a domain', { contact_email: 'maria@' }, { contact_email: 'emailFormat' }],
    ['with six digits as phone', { contact_phone: '123456' }, { contact_phone: 'phoneFormat' }],
    ['with 16 digits as phone', { contact_phone: '1234567890123456' }, { contact_phone: 'phoneFormat' }],
    ['with no plus before the phone', { contact_phone: '639171112222' }, {}],
    ['of somebody who is 18 today', { date_of_birth: '2008-03-14' }, {}],
    ['of somebody who is 18 tomorrow', { date_of_birth: '2008-03-15' }, { date_of_birth: 'tooYoung' }],
    ['of somebody who is not born yet', { date_of_birth: '2027-01-01' }, { date_of_birth: 'dateFormat' }],
    ['without the consent', { accepted: false }, { accepted: 'mustAccept' }],
  ])('%s', (_, change, errors) => {
    expect(registrationErrors({ ...good, ...change }, { minimumAge: 18, today })).toEqual(errors);
  });

  test.each([
    [18, {}],
    [21, { date_of_birth: 'tooYoung' }],
  ])('of somebody of 19 where the age is %i [D9.01]', (minimumAge, errors) => {
    expect(registrationErrors({ ...good, date_of_birth: '2007-01-01' }, { minimumAge, today })).toEqual(errors);
  });
});

describe('the forms of login', () => {
  test.each([
    [
      { account_id: '', password: '' },
      { account_id: 'required', password: 'required' },
    ],
    [{ account_id: 'demo', password: 'x' }, {}],
    [{ account_id: 'd', password: 'x' }, { account_id: 'accountIdFormat' }],
    [{ account_id: 'demo', password: 'x'.repeat(129) }, { password: 'passwordTooLong' }],
  ])('by password: %j finds %j', (values, errors) => {
    expect(check(values, { account_id: accountId, password: typedPassword })).toEqual(errors);
  });

  test.each([
    ['', { tac: 'required' }],
    ['12345', { tac: 'codeFormat' }],
    ['1234567', { tac: 'codeFormat' }],
    ['012345', {}],
  ])('by code: "%s" finds %j', (tac, errors) => expect(check({ tac }, { tac: oneTimeCode })).toEqual(errors));

  test.each([
    [
      { account_id: '', contact_phone: '' },
      { account_id: 'required', contact_phone: 'required' },
    ],
    [{ account_id: 'demo', contact_phone: '12' }, { contact_phone: 'phoneFormat' }],
    [{ account_id: 'demo', contact_phone: '+639170000000' }, {}],
  ])('of a forgotten password: %j finds %j', (values, errors) => {
    expect(check(values, { account_id: accountId, contact_phone: phone })).toEqual(errors);
  });
});

test.each([
  ['1990-03-14', 36],
  ['1990-03-15', 35],
  ['1990-03-13', 36],
  ['2008-02-29', 18],
])('who was born on %s is %i', (birth, age) => expect(ageOn(birth, today)).toBe(age));
