/**
 * Watches for elements that something else than the page puts into it: a browser's extension. React hydrates what the
 * server has rendered; where it finds other elements it removes them with the part that they stand in, and renders the
 * part anew, so that the page is right.
 *
 * @param place What the server has rendered.
 * @param elements How many elements that were.
 * @returns Whether there have been others. To be asked when React reports that it has rendered a part anew, before
 * anything else changes the page.
 */
export function watchForeignNodes(place: Element, elements: number | undefined): () => boolean {
  const all = place.querySelectorAll('*');
  const served = new WeakSet<Node>(all);
  let hasForeign = elements !== undefined && all.length !== elements;
  const isForeign = (node: Node): boolean =>
    node instanceof Element && (!served.has(node) || [...node.querySelectorAll('*')].some((one) => !served.has(one)));
  // What was removed earlier is forgotten: only a part that is not hydrated yet has no elements of React's own.
  const observer = new MutationObserver(() => undefined);
  observer.observe(place, { childList: true, subtree: true });
  return () => {
    hasForeign ||= observer.takeRecords().some(({ removedNodes }) => [...removedNodes].some(isForeign));
    return hasForeign;
  };
}
