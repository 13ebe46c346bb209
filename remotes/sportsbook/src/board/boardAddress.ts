import type { Input } from '@marquee/contract/calls';
import { isSport } from '../parts/names';

/** Which matches the board shows; a part of the address. */
export const whens = ['all', 'live', 'today', 'tomorrow'] as const;
export type When = (typeof whens)[number];

/** The board's filters: a sport or none, when, and words. */
export interface BoardFilters {
  sport?: string;
  when?: When;
  q?: string;
}

/** What a board asks `sports/fixtures`. */
export type BoardInput = Required<Pick<Input<'sports/fixtures'>, 'sport' | 'when' | 'q'>>;

/** More words than anybody searches for. */
const longest = 60;

/**
 * What an address asks the board; null where there can be no such matches: of an unknown sport, at an unknown time, of
 * what are no words.
 */
export function boardInput(search: URLSearchParams): BoardInput | null {
  const [sport = '', when = '', q = ''] = ['sport', 'when', 'q'].map((name) => search.get(name) ?? undefined);
  const isSports = sport === '' || (isSport(sport) && sport !== 'horse_racing');
  const isWhen = when === '' || whens.some((one) => one === when);
  const isText = q.trim().length <= longest && !/\p{Cc}/u.test(q.trim());
  return isSports && isWhen && isText ? ({ sport, when, q } as BoardInput) : null;
}

/** How the address says these filters. */
export function boardSearch({ sport, when, q }: BoardFilters): URLSearchParams {
  return new URLSearchParams({
    ...(sport && { sport }),
    ...(when && when !== 'all' && { when }),
    ...(q && { q }),
  });
}

/** Where the board with these filters stands. */
export function boardAddress(filters: BoardFilters): string {
  const query = boardSearch(filters);
  return query.size > 0 ? `/sports?${query}` : '/sports';
}
