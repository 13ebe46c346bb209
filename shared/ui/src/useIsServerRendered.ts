import { useRef, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this is the first render of a server-rendered page, on the server or during hydration. */
export function useIsServerRendered(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useRef(isHydrated).current;
}
