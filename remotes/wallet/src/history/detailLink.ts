/** The names by which a detail of a history stands in its address. */
const names = ['entry', 'bet'] as const;

/**
 * The address of a history's page with a detail open, or without one; the filters stay, so that the way back leads to
 * the list as it was.
 */
export function detailLink(
  path: string,
  search: URLSearchParams,
  detail: Partial<Record<(typeof names)[number], string>> = {},
): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  for (const [name, id] of Object.entries(detail)) query.set(name, id);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
