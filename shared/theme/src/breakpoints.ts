/** Viewport breakpoints in px: the name holds from this width up (R9.12). */
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

/**
 * Widths in px at which a template changes its layout, by name (R9.13, `template9Custom`); empty if it uses the
 * viewport breakpoints. The first one starts the template's wide layout.
 */
export type TemplateBreakpoints = Readonly<Record<string, number>>;

/** The widest viewport whose lower bound a width in px reaches; below 320 px still `mobile`. */
export function viewportOf(width: number): Viewport {
  const names = Object.keys(viewportBreakpoints) as Viewport[];
  return names.findLast((name) => width >= viewportBreakpoints[name]) ?? 'mobile';
}

/**
 * The width in px from which a template has its wide layout: its own breakpoint (R9), or `desktop` for
 * those without.
 */
export function wideFrom(breakpoints: TemplateBreakpoints): number {
  return Object.values(breakpoints)[0] ?? viewportBreakpoints.desktop;
}
