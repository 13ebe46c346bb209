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
