import type { Tab } from './tab';

/** Presses of the tab key: what holds the focus shows within three. */
const presses = 8;

/** The page's side: notes where the focus is after each press, from the first control of `main` on. */
interface Walk {
  places: (Element | null)[];
  end: () => void;
}

/** Where the page keeps its side. */
const walkKey = 'marquee.gate.tab';

/** Runs in a page, as text: puts the focus on the first control of `main`; returns whether there is one. */
export function beginTabs(key: string): boolean {
  const tabbable = 'a[href],button:not(:disabled),input:not(:disabled),select,textarea,[tabindex="0"]';
  const first = [...document.querySelectorAll<HTMLElement>(tabbable)].find(
    (one) => one.closest('main') && one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'),
  );
  if (!first) return false;
  const places: Walk['places'] = [];
  const note = ({ key: pressed }: KeyboardEvent) => void (pressed === 'Tab' && places.push(document.activeElement));
  addEventListener('keyup', note, true);
  const walk: Walk = { places, end: () => removeEventListener('keyup', note, true) };
  (globalThis as unknown as Record<symbol, Walk>)[Symbol.for(key)] = walk;
  first.focus({ preventScroll: true });
  return true;
}

/**
 * Runs in a page, as text: the control of `main` that the focus comes back to again and again; undefined if it moves
 * on. What has places of its own inside, and open dialogs, may keep it.
 */
export function endTabs(key: string): string | undefined {
  const { places, end } = (globalThis as unknown as Record<symbol, Walk>)[Symbol.for(key)] as Walk;
  end();
  (document.activeElement as HTMLElement | null)?.blur();
  // The shell is looked at from the top afterwards.
  scrollTo({ top: 0, behavior: 'instant' });
  const keeps =
    'iframe,embed,object,video,audio,[contenteditable],[type*="date"],[type="time"],[type="month"],[type="week"]';
  const held = places.find((one) => places.filter((other) => other === one).length >= 3);
  if (!held?.closest('main') || held.matches(keeps) || held.shadowRoot) return undefined;
  if (held.closest('dialog,[role="dialog"],[aria-modal="true"]')) return undefined;
  return `${held.localName} “${(held.textContent ?? '').trim().slice(0, 30)}”`;
}

const tabKey = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
const escapeKey = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 };

async function pressKey(tab: Tab, key: typeof tabKey): Promise<void> {
  await tab.debug((session) => session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }));
  await tab.debug((session) => session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }));
}

/** Presses the tab key in `main`; returns the control that keeps the focus, if one does. */
export async function heldFocus(tab: Tab): Promise<string | undefined> {
  if (!(await tab.ask(beginTabs, walkKey))) return undefined;
  for (let press = 0; press < presses; press++) await pressKey(tab, tabKey);
  return (await tab.ask(endTabs, walkKey)) ?? undefined;
}

/** Presses Escape. */
export const pressEscape = (tab: Tab): Promise<void> => pressKey(tab, escapeKey);
