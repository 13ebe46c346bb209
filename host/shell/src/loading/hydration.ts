import { mounting } from '../rules/mounting';

/** Elements that a visitor can use. */
const used = 'a[href], button, input, select, textarea';

/** How long the hydration of a page is waited for, ms: a part may never arrive. */
const longest = 5000;

/** Time between two looks, ms. */
const pause = 30;

interface Fiber {
  alternate: Fiber | null;
  return: Fiber | null;
  flags: number;
  memoizedProps: object;
}

/** React's fiber of an element that it has hydrated or created. */
function fiberOf(element: Element): Fiber | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'));
  return key === undefined ? undefined : (element as unknown as Record<string, Fiber>)[key];
}

function isMounted(fiber: Fiber): boolean {
  for (let at: Fiber | null = fiber; at && !at.alternate; at = at.return) if (at.flags & mounting) return false;
  return true;
}

/**
 * Whether an element that the server has rendered is hydrated. Elements of raw HTML are hydrated with the element that
 * holds it.
 */
export function isHydrated(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const fiber = fiberOf(at);
    if (fiber) return isMounted(fiber) && (at === element || 'dangerouslySetInnerHTML' in fiber.memoizedProps);
  }
  return false;
}

/** Resolves when an element is hydrated or gone, or when too much time has passed since `from`. */
export async function hydrated(element: Element, from: number): Promise<void> {
  while (element.isConnected && !isHydrated(element) && performance.now() - from < longest) {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * Resolves when every usable element of a page that `counts` is hydrated. Only then is kept state of a player restored:
 * a part that is hydrated later would differ from what the server rendered.
 */
export async function allHydrated(place: Element, counts: (element: Element) => boolean = () => true): Promise<void> {
  const from = performance.now();
  for (const element of place.querySelectorAll(used)) if (counts(element)) await hydrated(element, from);
}
