import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element (of `tabIndex` -1) when its focused content was replaced. */
export function useFocusKept<E extends HTMLElement>(view: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current !== view && !element.current?.contains(document.activeElement)) element.current?.focus();
    shown.current = view;
  }, [view]);
  return element;
}
