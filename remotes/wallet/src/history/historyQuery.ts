/** Filters of a history, as the address has them (decisions §3). Days are `YYYY-MM-DD`. */
export interface HistoryQuery {
  from?: string;
  to?: string;
  type: string;
  status: string;
  page: number;
}

/** The filters as a query, by their names; the first page needs no mention. */
export function historySearch(query: HistoryQuery): Record<string, string> {
  const entries = Object.entries(query).filter(([name, value]) => value && !(name === 'page' && value === 1));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** The address of a history's pages, for a paginator of links: with `[page]` where the number goes. */
export function historyLink(path: string, query: HistoryQuery): string {
  const { page: _, ...filters } = historySearch(query);
  const search = new URLSearchParams(filters).toString();
  return `${path}?${search ? `${search}&` : ''}page=[page]`;
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
