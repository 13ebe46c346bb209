import { useSearchParams } from '@marquee/sdk';
import { type HistoryQuery, historyQuery } from './historyQuery';

/** The filters of the address and the way to change them; a changed filter begins at the first page. */
export function useHistoryQuery() {
  const [search, setSearch] = useSearchParams();
  const query = historyQuery(search);
  return {
    query,
    ask(change: Partial<HistoryQuery>) {
      const next = { ...query, page: 1, ...change };
      const entries = Object.entries(next).filter(([name, value]) => value && !(name === 'page' && value === 1));
      setSearch(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])), { replace: true });
    },
  };
}
