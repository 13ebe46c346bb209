import { describe, expect, test } from '@rstest/core';
import { historyLink, historyQuery, historySearch } from './historyQuery';

const choices = { types: ['deposit', 'bet', 'a&b'], states: ['approved'] };
const read = (search: string) => historyQuery(new URLSearchParams(search), choices);

describe('historyQuery', () => {
  test.each([
    ['', { type: '', status: '', page: 1 }],
    ['from=2026-01-31&to=2026-02-28&page=3', { from: '2026-01-31', to: '2026-02-28', type: '', status: '', page: 3 }],
    ['from=2026-02-28&to=2026-01-31', { from: '2026-01-31', to: '2026-02-28', type: '', status: '', page: 1 }],
    ['to=2026-02-28', { to: '2026-02-28', type: '', status: '', page: 1 }],
    ['from=yesterday&page=-2', { type: '', status: '', page: 1 }],
    ['from=2026-13-45', { type: '', status: '', page: 1 }],
    ['from=2026-02-30', { type: '', status: '', page: 1 }],
    ['from=0202-01-01', { type: '', status: '', page: 1 }],
    ['from=2026-1-1&from=2026-01-01', { type: '', status: '', page: 1 }],
    ['type=deposit&status=approved&page=1.5', { type: 'deposit', status: 'approved', page: 1 }],
    ['type=nonsense&status=%3Cscript%3E', { type: '', status: '', page: 1 }],
    ['type=approved&status=deposit', { type: '', status: '', page: 1 }],
    ['page=1e9', { type: '', status: '', page: 100_000 }],
    ['page=Infinity', { type: '', status: '', page: 1 }],
    ['page=0x10', { type: '', status: '', page: 16 }],
  ])('"%s" [D3.04]', (search, query) => expect(read(search)).toEqual(query));
});

describe('historyLink', () => {
  test.each([
    ['', '/statement?page=[page]'],
    ['page=4', '/statement?page=[page]'],
    ['from=2026-01-31&type=bet&page=4', '/statement?from=2026-01-31&type=bet&page=[page]'],
    ['type=a%26b', '/statement?type=a%26b&page=[page]'],
  ])('of "%s" is %s [R2.09]', (search, link) => {
    expect(historyLink('/statement', read(search))).toBe(link);
  });
});

test("a history's filters and its query are the same thing", () => {
  const query = { from: '2026-01-31', type: 'bet', status: '', page: 2 };
  expect(historyQuery(new URLSearchParams(historySearch(query)), choices)).toEqual(query);
});
