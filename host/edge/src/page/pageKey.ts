import { keyOf } from '../http/keyOf';
import type { PageRequest } from './plan';

/** A site's path with the canary releases that its visitors get: key of the query parameters that its pages use. */
export const pathKey = ({ site, path, arm }: PageRequest): string => keyOf(site.domain, path.toLowerCase(), arm);

/**
 * The cache key of a page, which begins with the key of its path: requests with the same key get the same page. `names`
 * are the query parameters that the path's pages use; undefined if unknown yet: then the full query counts.
 */
export function pageKey(
  { origin, language, path, query }: PageRequest,
  pathKey: string,
  names: readonly string[] | undefined,
): string {
  const read = names ? names.map((name) => [name, ...query.getAll(name)]) : `?${query}`;
  return keyOf(pathKey, origin, language, path, read);
}
