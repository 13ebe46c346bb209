import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** A visitor's input before the page's code was loaded, as recorded by the script in the head. */
export interface EarlyInput {
  /** Fields with their typed text, or checked state. */
  typed: Map<Element, string | boolean>;
  /** The field in which an input method composes. */
  composing: Element | null;
  /** The last button pressed. */
  pressed: HTMLElement | null;
  stop: () => void;
}

declare global {
  interface Window {
    marqueeEarly?: EarlyInput;
  }
}

/**
 * Keeps what was typed into a field before hydration, in the commit that hydrates it: a later render would clear it.
 * Not for players, whose forms are rendered again once they are known: the host restores those.
 *
 * @param ref The caller's ref to the field, if needed.
 * @param take Called with the field and its typed value, and with whether an input method still composes in it.
 * @returns The ref for the field.
 */
export function useEarlyInput<F extends Element>(
  ref: Ref<F> | undefined,
  take: (field: F, isComposing: boolean) => void,
): RefObject<F | null> {
  const field = useRef<F>(null);
  useImperativeHandle<F | null, F | null>(ref, () => field.current, []);
  useLayoutEffect(() => {
    if (!field.current || 'player' in document.documentElement.dataset) return;
    const early = window.marqueeEarly;
    if (early?.typed.delete(field.current)) take(field.current, early.composing === field.current);
  }, []);
  return field;
}
