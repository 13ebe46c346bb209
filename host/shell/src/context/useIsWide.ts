import { reaction } from 'mobx';
import { useCallback, useSyncExternalStore } from 'react';
import { useShell } from './shell';

/**
 * Whether the page is as wide as the template's wide layout asks. Undefined in the first render of a page that a server
 * has made: then what is for wide and what is for narrow pages are both there, and `[data-wide]` in the styles says
 * which is seen.
 */
export function useIsWide(): boolean | undefined {
  const { viewport } = useShell();
  return useSyncExternalStore(
    useCallback((changed) => reaction(() => viewport.isWide, changed), [viewport]),
    () => viewport.isWide,
    () => undefined,
  );
}
