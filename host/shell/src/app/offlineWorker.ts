import { workerName } from '@marquee/page/documentNames';

/** How long the page must be idle before the worker is fetched, ms: it is for the next visit, not for this one. */
const restMilliseconds = 4000;

/** Caches the site's offline page once the page is loaded and idle. */
export function keepOfflinePage(): void {
  const address = document.querySelector<HTMLMetaElement>(`meta[name=${workerName}]`)?.content;
  if (!address || !('serviceWorker' in navigator)) return;
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  const register = () => {
    if (!navigator.onLine) return addEventListener('online', register, { once: true });
    // Some browsers refuse (private mode): then there is no offline page.
    navigator.serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => {});
  };
  const rest = () => setTimeout(() => whenIdle(register), restMilliseconds);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
