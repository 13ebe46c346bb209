/** What a visitor uses. Bodies of the CMS are React's as a whole (`data-html`). */
const used = ':is(a[href], button, input, select, textarea):not([data-html] *)';

/** A page of which a part does not come is taken as it is after this time, ms. */
const longest = 5000;

/** How often it is looked, ms. */
const pause = 30;

/** Whether an element that a server has rendered is the browser's: React keeps its properties beside it. */
export function isTaken(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}

/** Resolves when an element is the browser's, or gone, or too much time has gone by since `from`. */
export async function taken(element: Element, from: number): Promise<void> {
  while (element.isConnected && !isTaken(element) && performance.now() - from < longest) {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * Resolves when everything that can be used in a page is the browser's. What this browser has kept of a player is shown after that: a part that is taken
 * over later would not be what the server drew.
 */
export async function allTaken(place: Element): Promise<void> {
  const from = performance.now();
  for (const element of place.querySelectorAll(used)) await taken(element, from);
}
