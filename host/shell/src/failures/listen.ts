/** How long after a press a rejected promise counts as its outcome, ms, where the page is still the same. */
const pressLasts = 1000;

const presses = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'keydown', 'click'];

/**
 * Listens for errors outside of rendering: in handlers, timers, effects, late scripts. It knows of each whether it came
 * of a press. Everything else comes with the first error.
 */
export function listenForErrors(take: (event: Event, isPress: boolean) => void): void {
  let isLeaving = false;
  let isPressing = false;
  let page = '';
  let until = 0;
  const listen = (types: readonly string[], listener: (event: Event) => void) => {
    for (const type of types) addEventListener(type, listener, { capture: true, passive: true });
  };
  listen(presses, () => {
    isLeaving = false;
    isPressing = true;
    page = location.href;
    until = performance.now() + pressLasts;
    setTimeout(() => (isPressing = false));
  });
  listen(['beforeunload', 'pagehide'], () => (isLeaving = true));
  listen(['pageshow'], () => (isLeaving = false));
  listen(['error', 'unhandledrejection'], (event) => {
    const isOutcome = event.type !== 'error' && performance.now() < until && page === location.href;
    // Files that do not arrive are events of their elements. Without a network, code fails that waits for an answer.
    if (event.target === window && !isLeaving && navigator.onLine) take(event, isPressing || isOutcome);
  });
}
