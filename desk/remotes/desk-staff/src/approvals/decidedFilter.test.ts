import { expect, test } from '@rstest/core';
import { filterIn } from './decidedFilter';

const filter = (query: string) => filterIn(new URLSearchParams(query));

test('the address says who asked, who decided, what and when; the last day is included', () => {
  expect(filter('asker=Ana&approver=%20Bo%20&call=cash/adjust&from=2026-11-01&until=2026-11-30&after=1+a')).toEqual({
    ...{ asker: 'Ana', approver: 'Bo', call: 'cash/adjust', after: '1 a' },
    ...{ from: '2026-11-01T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' },
  });
});

test('what is empty, no day or another parameter asks for nothing', () => {
  expect(filter('asker=&approver=+&from=2026-13-40&until=yesterday&sort=call.asc&tab=decided')).toEqual({});
});
