import { popupProviders } from '@marquee/contract/popupProviders';

/** Whether a provider's games run in a window of their own (R3.31). */
export function hasOwnWindow(providerCode: string): boolean {
  return popupProviders.includes(providerCode);
}

/** What of a click decides whether its link is followed here. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a click on a link opens the window of the game that the link leads to: a plain click, a popup provider, and a
 * game that may start. A visitor before a game with real money is asked to log in first.
 */
export function opensGameWindow(to: string, isPlayer: boolean, click: Click): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = click;
  const [path, search] = to.split('?');
  if (path !== '/playnow' || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const query = new URLSearchParams(search);
  return hasOwnWindow(query.get('provider') ?? '') && (isPlayer || query.get('mode') === 'demo');
}

/** How the window opens: most of a desktop's screen, and a new tab where fingers point. Lengths in CSS pixels. */
export function windowFeatures(screen: { availWidth: number; availHeight: number }, hasMouse: boolean): string {
  if (!hasMouse) return '';
  const width = Math.min(1280, Math.round(screen.availWidth * 0.9));
  const height = Math.min(800, Math.round(screen.availHeight * 0.9));
  return `popup,width=${width},height=${height}`;
}

let waiting: Window | null = null;

/**
 * Opens an empty window for a game. Only in the click itself: later, browsers take it for an advertisement. Null when
 * it was kept shut.
 */
export function openGameWindow(): Window | null {
  waiting?.close();
  waiting = window.open('', '_blank', windowFeatures(screen, matchMedia('(pointer: fine)').matches));
  return waiting;
}

/** The window that the last click has opened; it belongs to whoever takes it. */
export function takeGameWindow(): Window | null {
  const taken = waiting;
  waiting = null;
  return taken;
}
