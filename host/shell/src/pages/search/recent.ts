import { useHost } from '@marquee/sdk/host';
import { useEffect, useState } from 'react';

const key = 'searches';
const most = 8;

/** Recent searches of this device: stored in the browser, and never sent. */
export function useRecentSearches() {
  const { storage } = useHost().root;
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    storage.restore(() => {
      const kept: unknown = storage.read<{ words: string[] }>(key)?.words;
      if (Array.isArray(kept)) setWords(kept.filter((one) => typeof one === 'string').slice(0, most));
    });
  }, [storage]);
  return {
    words,
    /** Adds a query at the front. */
    add(q: string) {
      const next = [q, ...words.filter((one) => one.toLowerCase() !== q.toLowerCase())].slice(0, most);
      storage.write(key, { words: next });
      setWords(next);
    },
    clear() {
      storage.remove(key);
      setWords([]);
    },
  };
}
