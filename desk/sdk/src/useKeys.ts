import { useLayoutEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'));

/** What was pressed; on keyboards of other scripts, the Latin letter of the same key. */
export const pressed = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  /^\P{ASCII}$/u.test(key) && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;

/**
 * Keys of the desk, or of a page of it. `keys` by what is pressed: one key such as `/` or `?`, or two after each other
 * such as `g p`. They do nothing while somebody types or a dialog is open.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys);
  current.current = keys;
  useLayoutEffect(() => {
    let first = '';
    const press = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isPlain || event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog:modal'))
        return;
      const key = pressed(event);
      const act = (first && current.current[`${first} ${key}`]) || current.current[key];
      first = !act && Object.keys(current.current).some((known) => known.startsWith(`${key} `)) ? key : '';
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
