import { useRef } from 'react';

/** A list as it was in the render before while its items are the same, so that what is made from it stays as well. */
export function useSameList<Item>(list: Item[]): Item[] {
  const kept = useRef(list);
  const isSame = list.length === kept.current.length && list.every((item, index) => item === kept.current[index]);
  if (!isSame) kept.current = list;
  return kept.current;
}
