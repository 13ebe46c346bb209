import { describe, expect, test } from '@rstest/core';
import { contactErrors } from './contactErrors';

const good = { full_name: 'Ana Reyes', contact_email: 'ana@example.com', message: 'Where is my deposit?' };

describe('contactErrors', () => {
  test.each([
    ['a whole message', {}, {}],
    ['no name', { full_name: ' ' }, { full_name: 'required' }],
    ['a name in another script', { full_name: '王芳' }, {}],
    ['an address without a domain', { contact_email: 'ana@example' }, { contact_email: 'emailFormat' }],
    ['an address with spaces around', { contact_email: ' ana@example.com ' }, {}],
    ['nine characters between spaces', { message: '   123456789   ' }, { message: 'messageTooShort' }],
    ['ten characters', { message: '1234567890' }, {}],
  ])('%s', (_, change, errors) => expect(contactErrors({ ...good, ...change })).toEqual(errors));
});
