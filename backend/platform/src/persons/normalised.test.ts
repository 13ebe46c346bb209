import { describe, expect, it } from '@rstest/core';
import { marksOf, type PersonFacts } from './normalised';

const nobody = {
  full_name: '',
  date_of_birth: '',
  contact_phone: '',
  contact_email: '',
  phone_verified_at: null,
  email_verified_at: null,
  banks: [],
};
const bank = (bank_code: string, account_number: string) =>
  marks({ banks: [{ bank_code, account_number, paid_at: null }] });
const marks = (facts: Partial<PersonFacts>) => marksOf({ ...nobody, ...facts });
const shared = (one: ReturnType<typeof marks>, other: ReturnType<typeof marks>) =>
  one.filter(([kind, value]) => other.some((mark) => mark[0] === kind && mark[1] === value));
const born = (full_name: string) => marks({ full_name, date_of_birth: '1990-01-01' });

describe('marks of a person', () => {
  it('are none where nothing is known', () => {
    expect([marks({}), marks({ full_name: 'Ana Cruz' })]).toEqual([[], []]);
  });

  it.each([
    ['a name', born('Ana María  Cruz'), born('CRUZ, ana maria')],
    ['a name with an accent of its own', born('Ana Mari\u0301a Cruz'), born('Ana María Cruz')],
    ['a name with invisible signs', born('A\u200bna\u00ad Cr\u2060uz\ufe0f'), born('Ana Cruz')],
    ['a name with letters that look alike', born('Аnа Сruz'), born('Ana Cruz')],
    ['a name in letters of another width', born('ＡＮＡ Cruz'), born('Ana Cruz')],
    ['a name with a dotless letter', born('Anna Smıth'), born('Anna Smith')],
    ['a name with a stroke', born('Łukasz Øst'), born('Lukasz Ost')],
    ['a telephone', marks({ contact_phone: '+639171234567' }), marks({ contact_phone: '09171234567' })],
    ['a mailbox', marks({ contact_email: 'Ana+two@Example.test' }), marks({ contact_email: 'ana@example.test' })],
    ['a mailbox of Gmail', marks({ contact_email: 'a.n.a@gmail.com' }), marks({ contact_email: 'ana@googlemail.com' })],
    ['a mailbox of Proton', marks({ contact_email: 'a.na@pm.me' }), marks({ contact_email: 'ana@protonmail.com' })],
    [
      'a domain of another script',
      marks({ contact_email: 'ana@bücher.test' }),
      marks({ contact_email: 'ana@xn--bcher-kva.test' }),
    ],
    ['a bank account', bank('BDL', '0012-345 678'), bank('BDL', '0012345678')],
  ])('are the same for %s however it is written', (_, one, other) => {
    expect(shared(one, other)).not.toEqual([]);
  });

  it.each([
    ['of another day', born('Ana Cruz'), marks({ full_name: 'Ana Cruz', date_of_birth: '1990-01-02' })],
    ['with another vowel sign', born('रामी'), born('रामु')],
    [
      'with dots elsewhere',
      marks({ contact_email: 'a.na@example.test' }),
      marks({ contact_email: 'ana@example.test' }),
    ],
    ['at another bank', bank('A', '1'), bank('B', '1')],
  ])('differ for what is %s', (_, one, other) => expect(shared(one, other)).toEqual([]));
});
