import { reaction } from 'mobx';
import { useCallback, useSyncExternalStore } from 'react';
import { useShell } from './shell';

/**
 * Whether the page has the width of the template's wide layout. Undefined in the first render of a server-rendered
 * page: both variants are then rendered, and styles with `[data-wide]` show one of them.
 */
export function useIsWide(): boolean | undefined {
  const { viewport } = useShell();
  return useSyncExternalStore(
    useCallback((changed) => reaction(() => viewport.isWide, changed), [viewport]),
    () => viewport.isWide,
    () => undefined,
  );
}
