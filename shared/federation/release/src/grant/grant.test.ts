import { expect, test } from '@rstest/core';
import { newKeys } from '../registry/signature';
import { checkedGrant, type Grant, grantText } from './grant';

const [mine, foreign] = [newKeys(), newKeys()];
const now = Date.parse('2026-11-26T12:00:00Z');
const hour = 3600_000;
const grant: Grant = { remote: 'bonus', site: 'casino.example', until: now + 2 * hour };
const check = { site: 'casino.example', keys: [mine.key], now };
const text = grantText(grant, mine.signingKey);
const [body = '', signature = ''] = text.split('.');
const other = (fields: object) => Buffer.from(JSON.stringify({ ...grant, ...fields })).toString('base64url');

test('a signed grant is read at its site until its time is over', () => {
  expect(checkedGrant(text, check)).toEqual(grant);
  expect(checkedGrant(text, { ...check, now: grant.until - 1 })).toEqual(grant);
  expect(checkedGrant(text, { ...check, keys: [foreign.key, mine.key] })).toEqual(grant);
});

test.each<[string, string, Partial<typeof check>, RegExp]>([
  ['that is over', text, { now: grant.until }, /^The grant held until 2026-11-26T14:00/],
  ['of another site', text, { site: 'other.example' }, /^The grant is for the site casino.example, and this is other/],
  ['of a key that went', text, { keys: [foreign.key] }, /^None of the keys of this site/],
  ['where there is no key', text, { keys: [] }, /^None of the keys of this site/],
  ['for another remote', `${other({ remote: 'wallet' })}.${signature}`, {}, /^None of the keys/],
  ['with a longer time', `${other({ until: now + 3 * hour })}.${signature}`, {}, /^None of the keys/],
  ['without a signature', body, {}, /^None of the keys/],
  ['with a second signature', `${text}.${signature}`, {}, /^This is no grant/],
  ['with a strange name', `${other({ remote: '../wallet' })}.${signature}`, {}, /^This is no grant/],
  ['that is no JSON', `abc.${signature}`, {}, /^This is no grant/],
  ['that is very long', 'a'.repeat(100_000), {}, /^This is no grant/],
  ['that is empty', '', {}, /^This is no grant/],
])('a grant %s is refused', (_title, one, other, reason) => {
  expect(() => checkedGrant(one, { ...check, ...other })).toThrow(reason);
});

test('a grant for more than eight hours is refused, whoever has signed it', () => {
  const long = grantText({ ...grant, until: now + 9 * hour }, mine.signingKey);
  expect(() => checkedGrant(long, check)).toThrow(/more than 8 hours/);
});
