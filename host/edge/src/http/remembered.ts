/**
 * Most entries kept, and the longest text: browsers send a handful of short values, and others must not fill the
 * memory.
 */
const most = 100;
const longest = 200;

/** Memoises a function of a header's text. */
export function remembered<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const found = find(text);
    if (text.length <= longest && known.size < most) known.set(text, found);
    return found;
  };
}
