/** Filters of a history in the URL (D3.04). Days are `YYYY-MM-DD`. */
export interface HistoryQuery {
  from?: string;
  to?: string;
  type: string;
  status: string;
  page: number;
}

/** The available filter values. */
export interface HistoryChoices {
  types?: readonly string[];
  states?: readonly string[];
}

/** Highest page number. */
const lastPage = 100_000;

/** The filters as query parameters; the first page is omitted. */
export function historySearch(query: HistoryQuery): Record<string, string> {
  const entries = Object.entries(query).filter(([name, value]) => value && !(name === 'page' && value === 1));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** URL template of a history's pages, with `[page]` for the number. */
export function historyLink(path: string, query: HistoryQuery): string {
  const { page: _, ...filters } = historySearch(query);
  const search = new URLSearchParams(filters).toString();
  return `${path}?${search ? `${search}&` : ''}page=[page]`;
}

/** A valid calendar day of this century, or undefined: 30 February is none. */
export function dayOf(text: string): string | undefined {
  const time = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined;
}

/** Parses a history's filters; invalid ones are dropped, and days in the wrong order swapped. */
export function historyQuery(search: URLSearchParams, { types, states }: HistoryChoices = {}): HistoryQuery {
  const one = (name: string, choices: readonly string[] = []) => {
    const value = search.get(name) ?? '';
    return choices.includes(value) ? value : '';
  };
  const days = [dayOf(search.get('from') ?? ''), dayOf(search.get('to') ?? '')];
  const [from, to] = days[0] && days[1] ? days.sort() : days;
  const page = Number(search.get('page'));
  return {
    ...(from && { from }),
    ...(to && { to }),
    type: one('type', types),
    status: one('status', states),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, lastPage) : 1,
  };
}
