import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to an element (of `tabIndex` -1) when what is in it was exchanged and took the focus with it. */
export function useFocusKept<E extends HTMLElement>(view: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current !== view && !element.current?.contains(document.activeElement)) element.current?.focus();
    shown.current = view;
  }, [view]);
  return element;
}
