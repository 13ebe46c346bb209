import { LRUCache } from 'lru-cache';

/** The longest text kept: browsers send short values, and others must not fill the memory. */
const longest = 200;

/** Memoises a function of a text, such as a header; the `most` texts used last are kept. */
export function remembered<Found extends {}>(find: (text: string) => Found, most = 100): (text: string) => Found {
  const known = new LRUCache<string, Found>({ max: most });
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const found = find(text);
    if (text.length <= longest) known.set(text, found);
    return found;
  };
}
