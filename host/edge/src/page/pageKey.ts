import { keyOf } from '../http/keyOf';
import type { PageRequest } from './plan';

/**
 * A path of a site, and the releases that its visitors get for a share: what is read of its query is kept by this key.
 */
export const pathKey = ({ site, path }: PageRequest, canaries: string): string =>
  keyOf(site.domain, path.toLowerCase(), canaries);

/**
 * The key of a page: requests that have the same one get the same page. `names` are what the pages of its path read of
 * the query; undefined where nobody knows yet: then all of it counts.
 */
export function pageKey(request: PageRequest, canaries: string, names: readonly string[] | undefined): string {
  const { origin, language, path, query } = request;
  const read = names ? names.map((name) => [name, ...query.getAll(name)]) : `?${query}`;
  return keyOf(pathKey(request, canaries), origin, language, path, read);
}
