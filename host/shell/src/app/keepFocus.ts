/**
 * Keeps the focus on the page: where what has it goes, with the next step of a form or a button that has done its work,
 * it comes to the nearest part around it that stays. Without it, a keyboard begins anew at the top of the page, and a
 * screen reader falls silent. Whoever places the focus themselves (a dialog, the next page) does so before or after,
 * and wins.
 */
export function keepFocus({ body } = document): void {
  /** What has the focus, and what it stands in, the nearest first. */
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
  // after effects, which may place it
  new MutationObserver(() => isLost() && setTimeout(take)).observe(body, { childList: true, subtree: true });
}

/** Gives the focus to a part of the page that has none by itself, until it goes on. */
function receive(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
