/** A wait counts its time in as many parts: a tab that stood still, as on a sleeping computer, has missed only one. */
const parts = 10;

/** Calls back for each request of the page that ends, if it began before now. Returns how to stop. */
function watchEarlier(onEnd: () => void): () => void {
  const now = performance.now();
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ startTime }) => startTime < now)) onEnd();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}

/**
 * Calls back once the network has been silent about a request for `milliseconds`. A request queues behind those that
 * the page made before: each that ends begins the wait again. Returns how to stop waiting.
 */
export function afterSilence(milliseconds: number, onSilent: () => void): () => void {
  let passed = 0;
  let timer: ReturnType<typeof setTimeout>;
  const ignoreEarlier = watchEarlier(() => (passed = 0));
  const wait = () => {
    timer = setTimeout(() => (++passed < parts ? wait() : onSilent()), milliseconds / parts);
  };
  wait();
  return () => {
    clearTimeout(timer);
    ignoreEarlier();
  };
}
