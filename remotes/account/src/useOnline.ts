import { useEffect, useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/**
 * Whether the browser has a network; a page that a server has made came over one. `onBack` runs each time it has one
 * again.
 */
export function useOnline(onBack: () => void): boolean {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    addEventListener('online', onBack);
    return () => removeEventListener('online', onBack);
  }, [onBack]);
  return online;
}
