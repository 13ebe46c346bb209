/** The page is taken to rest at the latest after this, ms. */
const patience = 3000;

/** Calls back once, when the page has loaded and the browser has nothing better to do; gives the way to take it back. */
export function whenIdle(work: () => void): () => void {
  let cancelled = false;
  const run = () => {
    if (!cancelled) work();
  };
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: patience });
    else setTimeout(run, patience / 2);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    cancelled = true;
  };
}
