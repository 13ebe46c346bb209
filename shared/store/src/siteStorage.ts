import { cookieArea } from './cookies';
import type { StorageArea } from './storage';

/** Where a site keeps the state of the page in the browser (R9.25): its site file says it. */
export type StorageKind = 'local' | 'cookies';

/**
 * The configured storage of this browser; undefined where it keeps nothing. A local storage that is full has cookies
 * behind it. Never throws.
 */
export function areaOf(kind: StorageKind): StorageArea | undefined {
  try {
    const cookies = cookieArea(document);
    return kind === 'cookies' ? cookies : withSpare(localStorage, cookies);
  } catch {
    return undefined;
  }
}

/** An area with another behind it, which takes what the first refuses: a login is not to be lost with the next page. */
export function withSpare(area: StorageArea, spare: StorageArea): StorageArea {
  return {
    getItem: (name) => area.getItem(name) ?? spare.getItem(name),
    setItem(name, value) {
      try {
        area.setItem(name, value);
      } catch {
        // What stood there before is no longer true.
        area.removeItem(name);
        return spare.setItem(name, value);
      }
      if (spare.getItem(name) !== null) spare.removeItem(name);
    },
    removeItem(name) {
      area.removeItem(name);
      if (spare.getItem(name) !== null) spare.removeItem(name);
    },
  };
}
