import type { LiveConnection } from '@marquee/store/live';

/** Pages read again at a random moment within this time, ms: not all at once. */
const spread = 1000;

/**
 * Calls `read` when what is offered has changed: something was switched off or on. Returns a function that ends it. The
 * page has a live stream meanwhile.
 */
export function onOffers(live: LiveConnection, read: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = live.on(
    'offers',
    () => {
      clearTimeout(timer);
      timer = setTimeout(read, Math.random() * spread);
    },
    read,
  );
  return () => {
    clearTimeout(timer);
    stop();
  };
}
