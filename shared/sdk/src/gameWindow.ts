import { popupProviders } from '@marquee/contract/popupProviders';

/** Whether a provider's games open in a separate window (R3.31). */
export function hasOwnWindow(providerCode: string): boolean {
  return popupProviders.includes(providerCode);
}

/** The parts of a click event that decide whether a link is handled here. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a click on a game's link opens a separate window: a plain click, a popup provider, and a game that can start.
 * Visitors must log in first for real money.
 */
export function opensGameWindow(to: string, isPlayer: boolean, click: Click): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = click;
  const [path, search] = to.split('?');
  if (path !== '/playnow' || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const query = new URLSearchParams(search);
  const mode = query.get('mode');
  return hasOwnWindow(query.get('provider') ?? '') && (mode === 'demo' || (isPlayer && mode === 'real'));
}

/** The window's features: most of a desktop's screen; a new tab on touch devices. Lengths in CSS pixels. */
export function windowFeatures(screen: { availWidth: number; availHeight: number }, hasMouse: boolean): string {
  if (!hasMouse) return '';
  const width = Math.min(1280, Math.round(screen.availWidth * 0.9));
  const height = Math.min(800, Math.round(screen.availHeight * 0.9));
  return `popup,width=${width},height=${height}`;
}

let waiting: Window | null = null;

/**
 * Opens an empty window for a game. Only within the click handler: later, popup blockers intervene. Null if it was
 * blocked.
 */
export function openGameWindow(): Window | null {
  waiting?.close();
  waiting = window.open('', '_blank', windowFeatures(screen, matchMedia('(pointer: fine)').matches));
  return waiting;
}

/** Takes over the window that the last click opened. */
export function takeGameWindow(): Window | null {
  const taken = waiting;
  waiting = null;
  return taken;
}
