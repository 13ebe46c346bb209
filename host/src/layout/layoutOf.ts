import type { TemplateNumber } from '@marquee/theme/codes';

/** A layout that a route may ask for by itself. */
export type RouteLayout = 'default' | 'minigame';

/** The layouts of specification §2: `default`, `minigame`, and one for each template number, 1 to 23 without 18. */
export type LayoutName = RouteLayout | `template${TemplateNumber}`;

/** The layout of a page: what its route asks for, otherwise the site's template (specification §2). */
export function layoutOf(
  route: { layout?: RouteLayout | undefined },
  template: { number: TemplateNumber },
): LayoutName {
  return route.layout ?? `template${template.number}`;
}
