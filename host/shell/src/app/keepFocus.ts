/**
 * Keeps the keyboard focus in place: if the focused element is removed, for example by a form's next step, its nearest
 * remaining ancestor gets the focus. Otherwise keyboard users would start at the top of the page, and a screen reader
 * would fall silent. Code that moves the focus itself (a dialog, the next page) takes precedence.
 */
export function keepFocus({ body } = document): void {
  /** The focused element and its ancestors, nearest first. */
  let way: Element[] = [];
  body.addEventListener('focusin', ({ target }) => {
    way = [];
    for (let at = target as Element | null; at && at !== body; at = at.parentElement) way.push(at);
  });
  const isLost = () => way[0] && !way[0].isConnected && (!document.activeElement || document.activeElement === body);
  const take = () => {
    const near = isLost() && way.find((element) => element.isConnected && element.checkVisibility());
    if (near instanceof HTMLElement) receive(near);
  };
  // after effects, which may move the focus
  new MutationObserver(() => isLost() && setTimeout(take)).observe(body, { childList: true, subtree: true });
}

/** Focuses an element that is not focusable, until it loses focus. */
function receive(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
