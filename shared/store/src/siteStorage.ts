import { cookieArea } from './cookies';
import type { StorageArea } from './storage';

/** The kind of browser storage that the site file selects (R9.25). */
export type StorageKind = 'local' | 'cookies';

/**
 * The configured storage of this browser; undefined if it has none. Falls back to cookies if local storage is full.
 * Never throws.
 */
export function areaOf(kind: StorageKind): StorageArea | undefined {
  try {
    const cookies = cookieArea(document);
    return kind === 'cookies' ? cookies : withSpare(localStorage, cookies);
  } catch {
    return undefined;
  }
}

/** A storage with a fallback for values that it refuses: a login must survive to the next page. */
export function withSpare(area: StorageArea, spare: StorageArea): StorageArea {
  return {
    getItem: (name) => area.getItem(name) ?? spare.getItem(name),
    setItem(name, value) {
      try {
        area.setItem(name, value);
      } catch {
        // The old value is outdated.
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
