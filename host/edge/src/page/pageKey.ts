import { keyOf } from '../http/keyOf';
import type { PageRequest } from './plan';

/** A site's path with the canaries that its visitors get: key of the query parameters that its pages use. */
export const pathKey = ({ site, path }: PageRequest, canaries: string): string =>
  keyOf(site.domain, path.toLowerCase(), canaries);

/**
 * The cache key of a page: requests with the same key get the same page. `names` are the query parameters that the
 * path's pages use; undefined if unknown yet: then the full query counts.
 */
export function pageKey(request: PageRequest, canaries: string, names: readonly string[] | undefined): string {
  const { origin, language, path, query } = request;
  const read = names ? names.map((name) => [name, ...query.getAll(name)]) : `?${query}`;
  return keyOf(pathKey(request, canaries), origin, language, path, read);
}
