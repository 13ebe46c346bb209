/** What is known when the app may be offered. */
export interface OfferFacts {
  /** `show_app_download` of the layout state (R3.11): false once the visitor has put it away. */
  show_app_download: boolean;
  /** Whether the site has an app: the site file names a way to it. */
  hasApp: boolean;
  /** `installed`, `offered` by the browser, or only by its `manual` menu. */
  install: 'installed' | 'offered' | 'manual';
  /** Whether the device is used with a finger: on a desk, nobody needs the bar. */
  isTouch: boolean;
}

/**
 * Whether the bar that offers the app stands on the page (`show_download_bar`): on a phone whose browser can install it
 * now.
 */
export function offersApp({ show_app_download, hasApp, install, isTouch }: OfferFacts): boolean {
  return show_app_download && hasApp && install === 'offered' && isTouch;
}
