import { cookieArea } from './cookies';
import type { StorageArea } from './storage';

/** Where a site keeps the state of the page in the browser (§9): its site file says it. */
export type StorageKind = 'local' | 'cookies';

/** The configured storage of this browser; undefined where it keeps nothing. Never throws. */
export function areaOf(kind: StorageKind): StorageArea | undefined {
  try {
    return kind === 'cookies' ? cookieArea(document) : localStorage;
  } catch {
    return undefined;
  }
}
