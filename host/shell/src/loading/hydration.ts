import { mounting } from '../rules/mounting';

/** What a visitor uses. */
const used = 'a[href], button, input, select, textarea';

/** A page of which a part does not come is taken as it is after this time, ms. */
const longest = 5000;

/** How often it is looked, ms. */
const pause = 30;

interface Fiber {
  alternate: Fiber | null;
  return: Fiber | null;
  flags: number;
  memoizedProps: object;
}

/** What React keeps beside an element that it has taken over, or made. */
function fiberOf(element: Element): Fiber | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'));
  return key === undefined ? undefined : (element as unknown as Record<string, Fiber>)[key];
}

function isMounted(fiber: Fiber): boolean {
  for (let at: Fiber | null = fiber; at && !at.alternate; at = at.return) if (at.flags & mounting) return false;
  return true;
}

/** Whether an element that a server has rendered is the browser's. HTML of a body is with the element that holds it. */
export function isHydrated(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const fiber = fiberOf(at);
    if (fiber) return isMounted(fiber) && (at === element || 'dangerouslySetInnerHTML' in fiber.memoizedProps);
  }
  return false;
}

/** Resolves when an element is the browser's, or gone, or too much time has gone by since `from`. */
export async function hydrated(element: Element, from: number): Promise<void> {
  while (element.isConnected && !isHydrated(element) && performance.now() - from < longest) {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * Resolves when everything that can be used in a page, and that `counts`, is the browser's. What this browser has kept of a player is shown after that: a part that is taken
 * over later would not be what the server drew.
 */
export async function allHydrated(place: Element, counts: (element: Element) => boolean = () => true): Promise<void> {
  const from = performance.now();
  for (const element of place.querySelectorAll(used)) if (counts(element)) await hydrated(element, from);
}
