import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1024px)';

/** Resolves when the slip has room beside the odds. At once on a server: CSS decides what is visible. */
export function whenWide(): Promise<void> {
  if (typeof matchMedia === 'undefined') return Promise.resolve();
  const query = matchMedia(wide);
  return new Promise((resolve) => {
    if (query.matches) resolve();
    else query.addEventListener('change', () => resolve(), { once: true });
  });
}

/**
 * Whether the slip has room beside the odds; follows the window. Undefined in the first render of a server-rendered
 * page: both layouts are rendered, and CSS shows one.
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
