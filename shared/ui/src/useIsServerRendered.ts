import { useRef, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the first render of a component is that of a page which a server has made, on the server or in the browser.
 */
export function useIsServerRendered(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useRef(isHydrated).current;
}
