import { sharedTable } from '../shared';

/** Whether a request is for a module of the shared table, or for a path below one that ends with a slash there. */
export function isShared(request: string): boolean {
  return sharedTable.some(({ key }) => (key.endsWith('/') ? request.startsWith(key) : request === key));
}
