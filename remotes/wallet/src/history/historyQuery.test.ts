import { describe, expect, test } from '@rstest/core';
import { historyLink, historyQuery, historySearch } from './historyQuery';

describe('historyQuery', () => {
  test.each([
    ['', { type: '', status: '', page: 1 }],
    ['from=2026-01-31&to=2026-02-28&page=3', { from: '2026-01-31', to: '2026-02-28', type: '', status: '', page: 3 }],
    ['from=yesterday&page=-2', { type: '', status: '', page: 1 }],
    ['from=2026-13-45', { type: '', status: '', page: 1 }],
    ['type=deposit&status=approved&page=1.5', { type: 'deposit', status: 'approved', page: 1 }],
  ])('"%s"', (search, query) => expect(historyQuery(new URLSearchParams(search))).toEqual(query));
});

describe('historyLink', () => {
  test.each([
    ['', '/statement?page=[page]'],
    ['page=4', '/statement?page=[page]'],
    ['from=2026-01-31&type=bet&page=4', '/statement?from=2026-01-31&type=bet&page=[page]'],
    ['status=a%26b', '/statement?status=a%26b&page=[page]'],
  ])('of "%s" is %s', (search, link) => {
    expect(historyLink('/statement', historyQuery(new URLSearchParams(search)))).toBe(link);
  });
});

test("a history's filters and its query are the same thing", () => {
  const query = { from: '2026-01-31', type: 'bet', status: '', page: 2 };
  expect(historyQuery(new URLSearchParams(historySearch(query)))).toEqual(query);
});
