/** Which matches the board shows; a part of the address. */
export const whens = ['all', 'live', 'today', 'tomorrow'] as const;
export type When = (typeof whens)[number];

/** The board's filters: a sport or none, when, and words. */
export interface BoardFilters {
  sport?: string;
  when?: When;
  q?: string;
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
