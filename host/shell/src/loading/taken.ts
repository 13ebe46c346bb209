/** What a visitor uses. */
const used = 'a[href], button, input, select, textarea';

/** A page of which a part does not come is taken as it is after this time, ms. */
const longest = 5000;

/** How often it is looked, ms. */
const pause = 30;

/** What React keeps beside an element that it has taken over, or made. */
function propertiesOf(element: Element): object | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps'));
  return key === undefined ? undefined : (element as unknown as Record<string, object>)[key];
}

/** Whether an element that a server has rendered is the browser's. HTML of a body is with the element that holds it. */
export function isTaken(element: Element): boolean {
  if (propertiesOf(element)) return true;
  for (let holder = element.parentElement; holder; holder = holder.parentElement) {
    const properties = propertiesOf(holder);
    if (properties) return 'dangerouslySetInnerHTML' in properties;
  }
  return false;
}

/** Resolves when an element is the browser's, or gone, or too much time has gone by since `from`. */
export async function taken(element: Element, from: number): Promise<void> {
  while (element.isConnected && !isTaken(element) && performance.now() - from < longest) {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * Resolves when everything that can be used in a page, and that `counts`, is the browser's. What this browser has kept of a player is shown after that: a part that is taken
 * over later would not be what the server drew.
 */
export async function allTaken(place: Element, counts: (element: Element) => boolean = () => true): Promise<void> {
  const from = performance.now();
  for (const element of place.querySelectorAll(used)) if (counts(element)) await taken(element, from);
}
