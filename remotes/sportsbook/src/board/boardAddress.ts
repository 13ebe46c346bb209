import type { Input } from '@marquee/contract/calls';
import { isSport } from '../parts/names';

/** Time filters of the board, as in the URL. */
export const whens = ['all', 'live', 'today', 'tomorrow'] as const;
export type When = (typeof whens)[number];

/** The board's filters: a sport or none, time, and search words. */
export interface BoardFilters {
  sport?: string;
  when?: When;
  q?: string;
}

/** The board's input of `sports/fixtures`. */
export type BoardInput = Required<Pick<Input<'sports/fixtures'>, 'sport' | 'when' | 'q'>>;

/** Longest search text. */
const longest = 60;

/** Parses the board's input from the URL; null if it cannot match anything: unknown sport or time, or invalid words. */
export function boardInput(search: URLSearchParams): BoardInput | null {
  const [sport = '', when = '', q = ''] = ['sport', 'when', 'q'].map((name) => search.get(name) ?? undefined);
  const isSports = sport === '' || (isSport(sport) && sport !== 'horse_racing');
  const isWhen = when === '' || whens.some((one) => one === when);
  const isText = q.trim().length <= longest && !/\p{Cc}/u.test(q.trim());
  return isSports && isWhen && isText ? ({ sport, when, q } as BoardInput) : null;
}

/** The query string of these filters. */
export function boardSearch({ sport, when, q }: BoardFilters): URLSearchParams {
  return new URLSearchParams({
    ...(sport && { sport }),
    ...(when && when !== 'all' && { when }),
    ...(q && { q }),
  });
}

/** The URL of the board with these filters. */
export function boardAddress(filters: BoardFilters): string {
  const query = boardSearch(filters);
  return query.size > 0 ? `/sports?${query}` : '/sports';
}
