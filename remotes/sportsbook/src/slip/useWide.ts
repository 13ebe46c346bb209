import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1024px)';

/** Resolves when the slip has room beside the odds. On a server it has: what is seen there is left to the styles. */
export function whenWide(): Promise<void> {
  if (typeof matchMedia === 'undefined') return Promise.resolve();
  const query = matchMedia(wide);
  return new Promise((resolve) => {
    if (query.matches) resolve();
    else query.addEventListener('change', () => resolve(), { once: true });
  });
}

/**
 * Whether the slip has room beside the odds; it follows the window. Undefined in the first render of a page that a
 * server has made: then both ways are there, and the styles say which is seen.
 */
export function useWide(): boolean | undefined {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(wide);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(wide).matches,
    () => undefined,
  );
}
