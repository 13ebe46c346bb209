import { afterSilence } from '@marquee/federation-runtime/loader/silence';
import { dehydrated } from '@marquee/ui/dehydrated';
import { dehydratedMarks, isHydrated } from './isHydrated';

/** How long a page's hydration waits while the network is silent, ms: a part may never arrive. */
const longest = 5000;

/** Resolves when the page's marks satisfy the condition, or after the timeout, counted from `from`. */
function until(isDone: () => boolean, from = performance.now()): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stopWaiting();
      observer.disconnect();
      resolve();
    };
    const look = () => {
      if (isDone()) end();
    };
    const stopWaiting = afterSilence(longest - (performance.now() - from), end);
    // A mark disappears with its part, too: if the part fails, or is not for this screen.
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributeFilter: [dehydrated] });
    look();
  });
}

/** Resolves when an element is hydrated or removed, or after the timeout, counted from `from`. */
export function hydrated(element: Element, from: number): Promise<void> {
  return until(() => !element.isConnected || isHydrated(element), from);
}

/**
 * Resolves when every part of an element, filtered by `counts`, is hydrated. Stored state of a player must be restored
 * only then: a part hydrated later would differ from the server's markup.
 */
export function allHydrated(place: Element, counts: (mark: Element) => boolean = () => true): Promise<void> {
  return until(() => !dehydratedMarks(place).some(counts));
}
