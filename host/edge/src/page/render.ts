import type { PageJob, RenderedPage } from '@marquee/page/rendering';
import type { PagePlan } from './plan';

/** What renders pages; null where it cannot just now, so that the page is given with its skeleton. */
export interface PageRenderer {
  /** How many processes render; 0: none. */
  readonly count: number;
  /** `isRemake`: nobody waits for the page. */
  render(job: PageJob, isRemake: boolean): Promise<RenderedPage | null>;
}

/**
 * Whether a page is rendered here: every visitor sees it. What lies behind a guard for players is drawn in the browser,
 * and what nobody may see is an error.
 */
export function isRendered(
  { match, status }: PagePlan,
  renderers: PageRenderer | undefined,
): renderers is PageRenderer {
  const { guard } = match?.route ?? {};
  return renderers !== undefined && renderers.count > 0 && status !== 500 && (guard === undefined || guard === 'guest');
}

/** The page as a visitor's browser draws it first; null where it is left to the browser. */
export async function renderPage(
  plan: PagePlan,
  renderers: PageRenderer | undefined,
  isRemake: boolean,
): Promise<RenderedPage | null> {
  const { start, address, modules } = plan;
  return isRendered(plan, renderers) ? renderers.render({ start, address, modules }, isRemake) : null;
}
