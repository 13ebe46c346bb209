import { useLocation } from '@marquee/sdk';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Closes an element on Escape, on a press outside of it, and on navigation. */
export function useCloses(element: RefObject<HTMLElement | null>, open: boolean, onClose: () => void): void {
  const { pathname } = useLocation();
  const close = useEffectEvent(onClose);
  useEffect(() => close(), [pathname]);
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!element.current?.contains(target as Node)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [element, open]);
}
