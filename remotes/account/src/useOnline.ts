import { useEffect, useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser is online; true in server-rendered pages. `onBack` runs each time the network is back. */
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
