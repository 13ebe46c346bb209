/** A layout that a route may request. */
export type RouteLayout = 'default' | 'minigame';

/** The layouts of R2.19: `default`, `minigame`, and one for each template number. */
export type LayoutName = RouteLayout | `template${number}`;

/** The layout of a page: its route's, otherwise the site's template (R2.19, R2.20). */
export function layoutOf(route: { layout?: RouteLayout | undefined }, template: { number: number }): LayoutName {
  return route.layout ?? `template${template.number}`;
}
