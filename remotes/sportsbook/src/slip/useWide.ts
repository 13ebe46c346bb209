import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1024px)';

/** Whether the slip has room beside the odds; it follows the window. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = matchMedia(wide);
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    },
    () => matchMedia(wide).matches,
  );
}
