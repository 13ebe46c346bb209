import { useLocation, useSearchParams } from '@marquee/sdk';
import { type HistoryChoices, type HistoryQuery, historyLink, historyQuery, historySearch } from './historyQuery';

/** A change of filters; `undefined` removes one. */
type Change = { [Name in keyof HistoryQuery]?: HistoryQuery[Name] | undefined };

/**
 * The URL's filters and functions to change them; changing a filter returns to the first page and adds a history entry.
 * `pageUrl` is the URL template of pages; `correct` replaces a page number that does not exist.
 */
export function useHistoryQuery(choices: HistoryChoices) {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const query = historyQuery(search, choices);
  return {
    query,
    pageUrl: historyLink(pathname, query),
    ask: (change: Change) => setSearch(historySearch({ ...query, page: 1, ...change } as HistoryQuery)),
    correct: (page: number) => setSearch(historySearch({ ...query, page }), { replace: true }),
  };
}
