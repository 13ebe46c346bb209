/** How long after a press a rejected promise counts as its outcome, ms, where the page is still the same. */
const pressLasts = 1000;

const presses = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'keydown', 'click'];

/** What was pressed: a control of the host, or one in a remote's part of the page. */
export type Pressed = 'host' | 'part';

/**
 * Listens for errors outside of rendering: in handlers, timers, effects, late scripts. It knows of each what was
 * pressed, if it came of a press. Everything else comes with the first error.
 */
export function listenForErrors(take: (event: Event, pressed: Pressed | null) => void): void {
  // Chromium's stacks end after ten files' calls, and whose an error is may come later.
  Error.stackTraceLimit = 50;
  let isLeaving = false;
  let isPressing = false;
  let pressed: Pressed = 'host';
  let page = '';
  let until = 0;
  const listen = (types: readonly string[], listener: (event: Event) => void) => {
    for (const type of types) addEventListener(type, listener, { capture: true, passive: true });
  };
  listen(presses, ({ target }) => {
    isLeaving = false;
    isPressing = true;
    pressed = (target as Element).closest?.('[data-remote],[data-section]') ? 'part' : 'host';
    page = location.href;
    until = performance.now() + pressLasts;
    setTimeout(() => (isPressing = false));
  });
  listen(['beforeunload', 'pagehide'], () => (isLeaving = true));
  listen(['pageshow'], () => (isLeaving = false));
  listen(['error', 'unhandledrejection'], (event) => {
    const isOutcome = event.type !== 'error' && performance.now() < until && page === location.href;
    // Files that do not arrive are events of their elements. Without a network, code fails that waits for an answer.
    if (event.target === window && !isLeaving && navigator.onLine)
      take(event, isPressing || isOutcome ? pressed : null);
  });
}
