/** Whether React has made an element, or holds it: it writes that on each. */
const isOurs = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'));

/**
 * Watches for elements that something else than the page puts into it: a browser's extension. React takes over what the
 * server has drawn; where it finds others it draws anew, and the page is right.
 *
 * @param place What the server has drawn.
 * @param elements How many elements that were.
 * @returns Whether there have been others.
 */
export function watchForeignNodes(place: Element, elements: number | undefined): () => boolean {
  let isForeign = elements !== undefined && place.getElementsByTagName('*').length !== elements;
  const look = (records: MutationRecord[]) => {
    isForeign ||= records.some(({ addedNodes }) =>
      [...addedNodes].some((node) => node.nodeType === Node.ELEMENT_NODE && !isOurs(node)),
    );
    if (isForeign) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(place, { childList: true, subtree: true });
  return () => {
    look(observer.takeRecords());
    return isForeign;
  };
}
