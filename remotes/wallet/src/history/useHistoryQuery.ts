import { useSearchParams } from '@marquee/sdk';

/** Filters of a history, as the address has them (decisions §3). Days are `YYYY-MM-DD`. */
export interface HistoryQuery {
  from?: string;
  to?: string;
  type: string;
  status: string;
  page: number;
}

/** Reads a history's filters; what cannot be one is left out. */
export function historyQuery(search: URLSearchParams): HistoryQuery {
  const day = (name: string) => {
    const value = search.get(name) ?? '';
    return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
  };
  const from = day('from');
  const to = day('to');
  const page = Number(search.get('page'));
  return {
    ...(from && { from }),
    ...(to && { to }),
    type: search.get('type') ?? '',
    status: search.get('status') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

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
