import { describe, expect, test } from '@rstest/core';
import { pageLink, pagesOf, pageText, paging } from './paging';

describe('pagesOf', () => {
  test('shows 10 entries per page and 5 pages by default [R9.17]', () => {
    expect(paging).toEqual({ itemsPerPage: 10, pagesShown: 5, locales: ['en', 'ar', 'ir'] });
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
  ])('with %i pages shown the jump is %i [R9.18]', (pagesShown, jump) => {
    const pages = pagesOf({ total: 1000, current: 50, pagesShown });
    expect([pages.jumpBack, pages.jumpForward]).toEqual([50 - jump, 50 + jump]);
  });

  /** All lists of up to 12 pages, with up to 7 shown. */
  const every = Array.from({ length: 12 }, (_, count) => count + 1).flatMap((count) =>
    Array.from({ length: 7 }, (_, shown) => [count, shown + 1] as const),
  );
  test.each(every)(
    'of %i pages with at most %i shown, every page has the right ones around it',
    (count, pagesShown) => {
      const jump = { 1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4 }[pagesShown] ?? 0;
      for (let current = 1; current <= count; current++) {
        const pages = pagesOf({ total: count * 10, current, pagesShown });
        const [first = 0, last = 0] = [pages.shown[0], pages.shown.at(-1)];
        const length = Math.min(pagesShown, count);
        expect(pages).toMatchObject({ count, shown: Array.from({ length }, (_, place) => first + place) });
        expect(first >= 1 && first <= current && current <= last && last <= count).toBe(true);
        // as centred as possible at the ends
        if (first > 1 && last < count) expect(Math.abs(current - first - (last - current))).toBeLessThanOrEqual(1);
        expect(pages).toMatchObject({
          previous: current === 1 ? null : current - 1,
          next: current === count ? null : current + 1,
          jumpBack: first > 1 ? Math.max(1, current - jump) : null,
          jumpForward: last < count ? Math.min(count, current + jump) : null,
        });
      }
    },
  );

  test('there is no page before the first and none after the last', () => {
    expect(pagesOf({ total: 30, current: 1 })).toMatchObject({ previous: null, next: 2 });
    expect(pagesOf({ total: 30, current: 3 })).toMatchObject({ previous: 2, next: null });
  });
});

describe('pageLink', () => {
  test('puts the number where the placeholder stands [R5.09]', () => {
    expect(pageLink('/statement?page=[page]&type=bet', 7)).toBe('/statement?page=7&type=bet');
  });
  test.each(['/statement', '/statement?page=[pages]', ''])('refuses %j, which has no [page] [R5.08]', (url) => {
    expect(() => pageLink(url, 1)).toThrow('[page]');
  });
});

describe('pageText', () => {
  test.each([
    ['en', '12'],
    ['ar', '١٢'],
    ['ir', '۱۲'],
  ] as const)('%s writes 12 as %s [R9.19]', (locale, text) => {
    expect(pageText(12, locale)).toBe(text);
  });
});
