import { dehydrated } from '@marquee/ui/dehydrated';
import { dehydratedMarks, isHydrated } from './isHydrated';

/** How long the hydration of a page is waited for, ms: a part may never arrive. */
const longest = 5000;

/** Resolves when the marks of the page say so, or when too much time has passed since `from`. */
function until(isDone: () => boolean, from = performance.now()): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    };
    const look = () => {
      if (isDone()) end();
    };
    const timer = setTimeout(end, longest - (performance.now() - from));
    // A mark goes with its part, too: where the part fails, or is not for this screen.
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributeFilter: [dehydrated] });
    look();
  });
}

/** Resolves when an element is hydrated or gone, or when too much time has passed since `from`. */
export function hydrated(element: Element, from: number): Promise<void> {
  return until(() => !element.isConnected || isHydrated(element), from);
}

/**
 * Resolves when every part of a place that `counts`, by its mark, is hydrated. Only then is kept state of a player
 * restored: a part that is hydrated later would differ from what the server rendered.
 */
export function allHydrated(place: Element, counts: (mark: Element) => boolean = () => true): Promise<void> {
  return until(() => !dehydratedMarks(place).some(counts));
}
