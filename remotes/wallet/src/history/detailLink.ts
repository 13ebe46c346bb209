/** Query parameters that open a history entry. */
const names = ['entry', 'bet'] as const;

/**
 * The address of a history page with or without an open entry; it keeps the filters, so that the link back restores the
 * list.
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
