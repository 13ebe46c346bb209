import { workerName } from '@marquee/page/documentNames';

/** The page is long at rest before the worker is fetched, ms: it is for the next visit, not for this one. */
const restMilliseconds = 4000;

/** Has the browser keep the site's offline page, when the page is loaded and has nothing else to do. */
export function keepOfflinePage(): void {
  const address = document.querySelector<HTMLMetaElement>(`meta[name=${workerName}]`)?.content;
  if (!address || !('serviceWorker' in navigator)) return;
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  // A browser that will not have it (private mode) does without.
  const register = () => void navigator.serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => {});
  const rest = () => setTimeout(() => whenIdle(register), restMilliseconds);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
