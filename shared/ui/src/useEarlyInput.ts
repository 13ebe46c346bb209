import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** What a visitor did before the page's code had come, as the script of the page's head has kept it. */
export interface EarlyInput {
  /** Fields with what was typed, or whether they were ticked. */
  typed: Map<Element, string | boolean>;
  /** The button that was pressed last. */
  pressed: HTMLElement | null;
  stop: () => void;
}

declare global {
  interface Window {
    marqueeEarly?: EarlyInput;
  }
}

/**
 * Takes what was put into a field before the page was the browser's, with the commit that makes the field the
 * browser's: a later drawing would empty it first. Not for players, whose forms are drawn anew once they are known: the
 * host fills those in then.
 *
 * @param ref Where a caller wants the field.
 * @param take Called with the field, which holds what was typed.
 * @returns Where the field has to be put.
 */
export function useEarlyInput<F extends Element>(
  ref: Ref<F> | undefined,
  take: (field: F) => void,
): RefObject<F | null> {
  const field = useRef<F>(null);
  useImperativeHandle<F | null, F | null>(ref, () => field.current, []);
  useLayoutEffect(() => {
    if (!field.current || 'player' in document.documentElement.dataset) return;
    if (window.marqueeEarly?.typed.delete(field.current)) take(field.current);
  }, []);
  return field;
}
