import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1024px)';

/**
 * Whether the slip has room beside the odds; it follows the window. Undefined in the first render of a page that a server has made: then both
 * ways are there, and the styles say which is seen.
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
