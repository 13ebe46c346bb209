/** Conditions under which the app is offered. */
export interface OfferFacts {
  /** `show_app_download` of the layout state (R3.11): false once dismissed. */
  show_app_download: boolean;
  /** Whether the site has an app: the site file names a download. */
  hasApp: boolean;
  /** `installed`, `offered` by the browser, or only by its menu (`manual`). */
  install: 'installed' | 'offered' | 'manual';
  /** Whether the device is a touch device: desktops do not need the bar. */
  isTouch: boolean;
}

/** Whether the bar that offers the app is shown (`show_download_bar`): on phones whose browser can install it now. */
export function offersApp({ show_app_download, hasApp, install, isTouch }: OfferFacts): boolean {
  return show_app_download && hasApp && install === 'offered' && isTouch;
}
