import type { RootStore } from '@marquee/store/root';
import { reaction } from 'mobx';

/** Pages read again at a random moment within this time, ms, unless the news says another: not all at once. */
const spread = 1000;

/**
 * Calls `read` when what is offered has changed: something was switched off or on, or the site has. Returns a function
 * that ends it. The page has a live stream meanwhile.
 */
export function onOffers({ live, site }: Pick<RootStore, 'live' | 'site'>, read: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (within = spread) => {
    clearTimeout(timer);
    timer = setTimeout(read, Math.random() * within);
  };
  const stops = [
    live.on('offers', ({ within }) => later(within), read),
    reaction(
      () => site.provider_count,
      () => later(),
    ),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
