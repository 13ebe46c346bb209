import { describe, expect, test } from '@rstest/core';
import { historyQuery } from './historyQuery';

describe('historyQuery', () => {
  test.each([
    ['', { type: '', status: '', page: 1 }],
    ['from=2026-01-31&to=2026-02-28&page=3', { from: '2026-01-31', to: '2026-02-28', type: '', status: '', page: 3 }],
    ['from=yesterday&page=-2', { type: '', status: '', page: 1 }],
    ['from=2026-13-45', { type: '', status: '', page: 1 }],
    ['type=deposit&status=approved&page=1.5', { type: 'deposit', status: 'approved', page: 1 }],
  ])('"%s"', (search, query) => expect(historyQuery(new URLSearchParams(search))).toEqual(query));
});
