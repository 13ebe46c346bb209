import { expect, test } from '@rstest/core';
import { keyOf } from '../http/keyOf';
import { pageKey } from './pageKey';
import type { PageRequest } from './plan';

/** Number of tested pairs of queries. */
const pairs = 10_000;
const names = ['provider', 'sort', 'q'];
/** Possible separators, and ordinary characters. */
const signs = ['\n', '=', '&', '?', ',', '"', '\\', '[', ']', ' ', '\0', 'a', 'b', 'sort', 'q='];

/** Pseudo-random integers from 0 to below `below`, the same in each run. */
let state = 1;
function draw(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}
const someOf = <One>(list: readonly One[]): One => list[draw(list.length)] as One;
const textOf = () => Array.from({ length: draw(4) }, () => someOf(signs)).join('');
const queryOf = () =>
  new URLSearchParams(Array.from({ length: draw(4) }, () => [draw(5) ? someOf(names) : textOf(), textOf()]));

function requestOf(query: URLSearchParams): PageRequest {
  const site = { domain: 'localhost' } as PageRequest['site'];
  return {
    site,
    language: 'EN',
    prefix: '',
    path: '/slots',
    query,
    origin: 'http://localhost',
    bucket: 99,
    arm: 'live',
  };
}
const readOf = (query: URLSearchParams) => names.map((name) => query.getAll(name));
const keysOf = (query: URLSearchParams, read?: string[]) => pageKey(requestOf(query), '', read);

/** A query that differs little from another one, often only in where a separator is. */
function besideOf(query: URLSearchParams): URLSearchParams {
  const entries = [...query];
  const [first, second, ...others] = entries;
  if (!first || !second || draw(3) === 0) return draw(8) === 0 ? new URLSearchParams(query) : queryOf();
  return new URLSearchParams([[first[0], `${first[1]}${someOf(signs)}${second[0]}=${second[1]}`], ...others]);
}

test(`queries share a page where they say the same of what it reads, and nowhere else: ${pairs} pairs`, () => {
  let same = 0;
  for (let at = 0; at < pairs; at++) {
    const one = queryOf();
    const other = besideOf(one);
    const isSame = JSON.stringify(readOf(one)) === JSON.stringify(readOf(other));
    if (isSame) same += 1;
    expect([one.toString(), other.toString(), keysOf(one, names) === keysOf(other, names)]).toEqual([
      one.toString(),
      other.toString(),
      isSame,
    ]);
    expect(keysOf(one) === keysOf(other)).toBe(one.toString() === other.toString());
  }
  expect(same).toBeGreaterThan(100);
  expect(same).toBeLessThan(pairs / 2);
});

test('a value with a line break passes for no second value', () => {
  const [one, two] = ['provider=JILI%0Asort=az', 'provider=JILI&sort=az'].map((query) => new URLSearchParams(query));
  if (!one || !two) throw new Error('no queries');
  expect(keysOf(one, names)).not.toBe(keysOf(two, names));
});

test('parts of a key are kept apart whatever characters they have', () => {
  const texts = ['', 'a', 'a\nb', 'a b', 'a","b', '["a"]', '\\', '\ud800'];
  const keys = texts.flatMap((one) => texts.flatMap((two) => [keyOf(one, two), keyOf([one, two]), keyOf(one, [two])]));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf('1', true)).not.toBe(keyOf(1, 'true'));
});
