/**
 * Detects elements that browser extensions add to the page. If React finds such elements while hydrating, it discards
 * the part of the page and renders it again, so that the page is correct.
 *
 * @param place The server's markup.
 * @param elements The number of its elements.
 * @returns A function that tells whether there were others. Call it when React reports that it rendered a part again,
 * before anything else changes the page.
 */
export function watchForeignNodes(place: Element, elements: number | undefined): () => boolean {
  const all = place.querySelectorAll('*');
  const served = new WeakSet<Node>(all);
  let hasForeign = elements !== undefined && all.length !== elements;
  const isForeign = (node: Node): boolean =>
    node instanceof Element && (!served.has(node) || [...node.querySelectorAll('*')].some((one) => !served.has(one)));
  // Earlier records are dropped: only a part that is not hydrated yet has no elements of React's own.
  const observer = new MutationObserver(() => undefined);
  observer.observe(place, { childList: true, subtree: true });
  return () => {
    hasForeign ||= observer.takeRecords().some(({ removedNodes }) => [...removedNodes].some(isForeign));
    return hasForeign;
  };
}
