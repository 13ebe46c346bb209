/** The page counts as idle at the latest after this, ms. */
const timeout = 3000;

/** Calls back once the page has loaded and the browser is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  let cancelled = false;
  const run = () => {
    if (!cancelled) work();
  };
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout });
    else setTimeout(run, timeout / 2);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    cancelled = true;
  };
}
