/** Viewport breakpoints in px: the name holds from this width up (specification §9). */
export const viewportBreakpoints = {
  mobile: 320,
  mobileMedium: 375,
  mobileWide: 425,
  tablet: 768,
  desktop: 1024,
  desktopMedium: 1280,
  desktopWide: 1600,
} as const;

/** The name of a viewport, as the `viewport` cookie stores it. */
export type Viewport = keyof typeof viewportBreakpoints;

/** The viewport assumed until a media query says otherwise. */
export const fallbackViewport: Viewport = 'desktop';

/** Widths in px at which a template changes its own layout (specification §9). Templates 1, 5, 7 and 19 have none. */
export const templateBreakpoints = {
  template2Custom: 1200,
  template3Custom: 1200,
  template4Custom: 999,
  template6Custom: 999,
  template8Custom: 999,
  template9Custom: 999,
  template9Product: 1200,
  template10Custom: 1200,
  template11Custom: 768,
  template12Custom: 769,
  template13Custom: 769,
  template14Custom: 769,
  template15Custom: 768,
  template16Custom: 768,
  template17Custom: 768,
  template20Custom: 960,
  template21Custom: 960,
  template22Custom: 960,
  template23Custom: 960,
} as const;

/** The name of a template's own breakpoint. */
export type TemplateBreakpoint = keyof typeof templateBreakpoints;

/** The widest viewport name whose lower bound a width in px reaches; below 320 px still `mobile`. */
export function viewportOf(width: number): Viewport {
  const names = Object.keys(viewportBreakpoints) as Viewport[];
  return names.findLast((name) => width >= viewportBreakpoints[name]) ?? 'mobile';
}

/** The width in px from which a template has its wide layout: its own breakpoint (specification §9), or `desktop` for those without. */
export function wideFrom(breakpoints: readonly TemplateBreakpoint[]): number {
  const [own] = breakpoints;
  return own ? templateBreakpoints[own] : viewportBreakpoints.desktop;
}
