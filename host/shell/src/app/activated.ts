/** A document that a browser may draw before anybody looks at it (HTML, prerendering). */
interface Prerenderable extends EventTarget {
  readonly prerendering?: boolean;
}

/**
 * Resolves when somebody is to see the page. A browser may draw one in advance, of an address that is being typed:
 * until its visitor comes, such a page stands as the server has rendered it, asks for nothing and counts nothing.
 */
export async function activated(page: Prerenderable = document): Promise<void> {
  if (!page.prerendering) return;
  await new Promise((resolve) => page.addEventListener('prerenderingchange', resolve, { once: true }));
}
