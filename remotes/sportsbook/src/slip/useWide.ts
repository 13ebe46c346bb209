import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1024px)';

/** Whether the slip has room beside the odds; it follows the window. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(wide);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(wide).matches,
  );
}
