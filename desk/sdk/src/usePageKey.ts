import { useEffect, useRef } from 'react';

/**
 * A key of a page, such as `n`. It does nothing while somebody types or a dialog is open; rows of tables, which have
 * keys of their own, come first.
 */
export function usePageKey(key: string, act: () => void): void {
  const current = useRef(act);
  current.current = act;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      const isTyping = (event.target as Element).matches?.('input,textarea,select');
      if (event.key !== key || !isPlain || isTyping || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      current.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [key]);
}
