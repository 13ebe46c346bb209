/** A document that a browser may prerender (HTML, prerendering). */
interface Prerenderable extends EventTarget {
  readonly prerendering?: boolean;
}

/**
 * Resolves when the page is activated. A browser may prerender a page while its address is being typed; until the
 * visitor opens it, it stays as server-rendered, sends no requests and measures nothing.
 */
export async function activated(page: Prerenderable = document): Promise<void> {
  if (!page.prerendering) return;
  await new Promise((resolve) => page.addEventListener('prerenderingchange', resolve, { once: true }));
}
