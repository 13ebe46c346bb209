/** Which matches the board shows; a part of the address. */
export const whens = ['all', 'live', 'today', 'tomorrow'] as const;
export type When = (typeof whens)[number];

/** The board's filters: a sport or none, when, and words. */
export interface BoardFilters {
  sport?: string;
  when?: When;
  q?: string;
}

/** Where the board with these filters stands. */
export function boardAddress({ sport, when, q }: BoardFilters): string {
  const query = new URLSearchParams({
    ...(sport && { sport }),
    ...(when && when !== 'all' && { when }),
    ...(q && { q }),
  });
  return query.size > 0 ? `/sports?${query}` : '/sports';
}
