import { useRef } from 'react';

/** The list of the previous render while its items are equal, so that memoised values stay valid. */
export function useSameList<Item>(list: Item[]): Item[] {
  const kept = useRef(list);
  const isSame = list.length === kept.current.length && list.every((item, index) => item === kept.current[index]);
  if (!isSame) kept.current = list;
  return kept.current;
}
