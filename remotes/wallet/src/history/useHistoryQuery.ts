import { useLocation, useSearchParams } from '@marquee/sdk';
import { type HistoryQuery, historyLink, historyQuery, historySearch } from './historyQuery';

/** The filters of the address and the way to change them; a changed filter begins at the first page. `pageUrl` is each page's address. */
export function useHistoryQuery() {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const query = historyQuery(search);
  return {
    query,
    pageUrl: historyLink(pathname, query),
    ask: (change: Partial<HistoryQuery>) =>
      setSearch(historySearch({ ...query, page: 1, ...change }), { replace: true }),
  };
}
