import { describe, expect, test } from '@rstest/core';
import { pageLink, pagesOf, pageText, paging } from './paging';

describe('pagesOf', () => {
  test('shows 10 entries per page and 5 pages by default', () => {
    expect(paging).toEqual({ itemsPerPage: 10, pagesShown: 5 });
    expect(pagesOf({ total: 101, current: 1 })).toMatchObject({ count: 11, shown: [1, 2, 3, 4, 5] });
  });

  test.each([
    // total, current, count, shown, back, forward
    [0, 1, 1, [1], null, null],
    [10, 1, 1, [1], null, null],
    [11, 1, 2, [1, 2], null, null],
    [50, 3, 5, [1, 2, 3, 4, 5], null, null],
    [60, 1, 6, [1, 2, 3, 4, 5], null, 4],
    [200, 3, 20, [1, 2, 3, 4, 5], null, 6],
    [200, 4, 20, [2, 3, 4, 5, 6], 1, 7],
    [200, 10, 20, [8, 9, 10, 11, 12], 7, 13],
    [200, 18, 20, [16, 17, 18, 19, 20], 15, null],
    [200, 20, 20, [16, 17, 18, 19, 20], 17, null],
    [200, 99, 20, [16, 17, 18, 19, 20], 17, null],
    [200, -1, 20, [1, 2, 3, 4, 5], null, 4],
    [200, Number.NaN, 20, [1, 2, 3, 4, 5], null, 4],
  ])('%i entries at page %d', (total, current, count, shown, jumpBack, jumpForward) => {
    expect(pagesOf({ total, current })).toMatchObject({ count, shown, jumpBack, jumpForward });
  });

  test.each([
    [5, 3],
    [4, 2],
    [7, 4],
    [1, 1],
  ])('with %i pages shown the jump is %i', (pagesShown, jump) => {
    const pages = pagesOf({ total: 1000, current: 50, pagesShown });
    expect([pages.jumpBack, pages.jumpForward]).toEqual([50 - jump, 50 + jump]);
  });

  test('there is no page before the first and none after the last', () => {
    expect(pagesOf({ total: 30, current: 1 })).toMatchObject({ previous: null, next: 2 });
    expect(pagesOf({ total: 30, current: 3 })).toMatchObject({ previous: 2, next: null });
  });
});

describe('pageLink', () => {
  test('puts the number where the placeholder stands', () => {
    expect(pageLink('/statement?page=[page]&type=bet', 7)).toBe('/statement?page=7&type=bet');
  });
  test.each(['/statement', '/statement?page=[pages]', ''])('refuses %j, which has no [page]', (url) => {
    expect(() => pageLink(url, 1)).toThrow('[page]');
  });
});

describe('pageText', () => {
  test.each([
    ['en', '12'],
    ['ar', '١٢'],
    ['ir', '۱۲'],
  ] as const)('%s writes 12 as %s', (locale, text) => {
    expect(pageText(12, locale)).toBe(text);
  });
});
