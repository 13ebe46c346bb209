import { useLocation, useSearchParams } from '@marquee/sdk';
import { type HistoryChoices, type HistoryQuery, historyLink, historyQuery, historySearch } from './historyQuery';

/** A change of filters; `undefined` takes one out. */
type Change = { [Name in keyof HistoryQuery]?: HistoryQuery[Name] | undefined };

/**
 * The filters of the address and the functions that change them; a changed filter begins at the first page, and the
 * browser's back leads to the filters before. `pageUrl` is each page's address; `correct` puts a page that is not there
 * right, without a step in the history.
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
