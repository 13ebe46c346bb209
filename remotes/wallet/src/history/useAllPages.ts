import type { Answer, Input } from '@marquee/contract/calls';
import { type Envelope, succeeded } from '@marquee/contract/envelope';
import { useApi } from '@marquee/sdk';

/** The calls that answer a history in pages. */
export type HistoryCall = 'wallet/transactions' | 'wallet/bets' | 'wallet/statement';

/** As many rows as one answer gives. */
const rowsAtOnce = 10_000;

/** Reads a history from its first row to its last, however many pages that takes. */
export function useAllPages<N extends HistoryCall, R>(
  name: N,
  input: Input<N>,
  rowsOf: (answer: Answer<N>) => readonly R[] | undefined,
  keyOf: (row: R) => string,
): () => Promise<{ answer: Envelope; rows: R[] }> {
  const api = useApi();
  return async () => {
    // what is added meanwhile moves rows on to the next page: each is taken once
    const rows = new Map<string, R>();
    for (let page = 1; ; page++) {
      const answer = await api.call(name, { ...input, page, count: rowsAtOnce } as Input<N>);
      if (!succeeded(answer)) return { answer, rows: [] };
      const found = rowsOf(answer as Answer<N>) ?? [];
      for (const row of found) rows.set(keyOf(row), row);
      if (found.length < rowsAtOnce) return { answer, rows: [...rows.values()] };
    }
  };
}
