import type { Answer, Input } from '@marquee/contract/calls';
import { type Envelope, succeeded } from '@marquee/contract/envelope';
import { useApi } from '@marquee/sdk';

/** Paginated history calls. */
export type HistoryCall = 'wallet/transactions' | 'wallet/bets' | 'wallet/statement';

/** Most rows per answer. */
const rowsAtOnce = 10_000;

/** Loads all pages of a history. */
export function useAllPages<N extends HistoryCall, R>(
  name: N,
  input: Input<N>,
  rowsOf: (answer: Answer<N>) => readonly R[] | undefined,
  keyOf: (row: R) => string,
): () => Promise<{ answer: Envelope; rows: R[] }> {
  const api = useApi();
  return async () => {
    // rows added meanwhile shift others to the next page: deduplicate
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
