import type { RenderedPage } from '@marquee/page/rendering';
import type { PageRenderer } from './pageRenderer';
import type { PagePlan } from './plan';

/**
 * Whether a page is rendered on the server: only public ones. Pages for signed-in players are rendered in the browser,
 * and those with a remote of its machine; unknown ones are errors.
 */
export function isRendered(
  { request, match, status }: PagePlan,
  renderers: PageRenderer | undefined,
): renderers is PageRenderer {
  const { guard } = match?.route ?? {};
  if (request.override || status === 500) return false;
  return renderers !== undefined && renderers.count > 0 && (guard === undefined || guard === 'guest');
}

/** The page as a browser's first render; null if it is left to the browser. */
export async function renderPage(
  plan: PagePlan,
  renderers: PageRenderer | undefined,
  isRemake: boolean,
): Promise<RenderedPage | null> {
  const { start, address, modules } = plan;
  return isRendered(plan, renderers) ? renderers.render({ start, address, modules }, isRemake) : null;
}
