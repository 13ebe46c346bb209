import type { PageLoader } from '@marquee/federation-runtime/loader';
import { placesOf, versionIn } from '@marquee/federation-runtime/loader/failure';
import { modals } from '@marquee/ui/modals';
import { stopped, strays } from './keepControls';

/** As many of the header's controls are looked at. */
const looksAt = 5;

/** What somebody can close an element with. */
const waysOut = 'a[href],button,summary,input,select,[role="button"],[role="option"]';

/** An element that covers this share of the window, in both directions, covers it. */
const nearlyAll = 0.9;

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** What lies over the middle of an element; null if it can be pressed there, or is not in the window. */
function over(element: Element): Element | null | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight || !isShown(element)) return undefined;
  const hit = document.elementFromPoint(x, y);
  return !hit || element.contains(hit) || hit.contains(element) ? null : hit;
}

/** What lies over all of some elements that are in the window. */
function overAll(elements: Iterable<Element>): Element | null {
  let cover: Element | null = null;
  let left = looksAt;
  for (const element of elements) {
    const hit = over(element);
    if (hit === null) return null;
    cover ??= hit ?? null;
    if (hit && --left === 0) break;
  }
  return cover;
}

/** What is pinned over nearly all of the window. */
function overWindow(): Element | null {
  let at = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  for (; at && at !== document.body && !at.matches('[data-remote],[data-section]'); at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    const isWide = width >= nearlyAll * innerWidth && height >= nearlyAll * innerHeight;
    if (isWide && getComputedStyle(at).position === 'fixed') return at;
  }
  return null;
}

/** What an element belongs to: a dialog, a child of the body, or what has a position of its own. */
function surfaceOf(element: Element): Element {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    if (at.matches('dialog,body > *') || getComputedStyle(at).position !== 'static') return at;
  return element;
}

const remoteIn = (stack: string) => versionIn(placesOf(stack))?.remote;

/** The remote whose code has put an element into the body. */
function putBy(element: Element): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const stack = strays.get(at);
    if (stack !== undefined) return remoteIn(stack);
  }
  return undefined;
}

/**
 * Looks whether the controls of the host can be pressed: those of its header and menus, and the session bar. A remote
 * that lies over them is reported, and its part is taken away: the player's way out matters more. Only a remote's own
 * elements are blamed: below its part in React's tree, wherever in the document, or put into the body by its code.
 * Dialogs of the kit, the host's own bars, and what extensions add are nobody's fault.
 */
export class CoverWatch {
  /** What covered at the last look. */
  #seen: Element | null = null;
  #seenAt = 0;
  #pressedAt = Number.NEGATIVE_INFINITY;
  #escapedAt = Number.NEGATIVE_INFINITY;

  constructor(readonly loader: Pick<PageLoader, 'reportCover'>) {
    addEventListener('pointerdown', this.#press, true);
    addEventListener('keydown', this.#press, true);
  }

  readonly #press = ({ type, timeStamp, key }: Event & { key?: string }) => {
    if (key === 'Escape') this.#escapedAt = timeStamp;
    else if (type === 'pointerdown' || key === 'Enter' || key === ' ') this.#pressedAt = timeStamp;
  };

  /** One look. What covers at two in a row is blamed, and who tried to stop clicks. */
  readonly look = (): void => {
    for (const remote of new Set(stopped.splice(0).map(remoteIn)))
      if (remote !== undefined) this.loader.reportCover(remote, 'stops clicks on the controls of the page');
    const cover = this.#find();
    const isNew = cover !== this.#seen;
    if (isNew) {
      this.#seen = cover;
      this.#seenAt = performance.now();
    }
    if (cover && !isNew && !this.#hasWayOut(cover)) this.#blame(cover);
  };

  #find(): Element | null {
    if (document.hidden || document.fullscreenElement || modals.isOpen) return null;
    const controls = [...document.querySelectorAll(':is(header,nav) :is(a[href],button)')];
    const timer = document.querySelector('[role="timer"]')?.closest('section');
    const dialog = document.querySelector('dialog:modal');
    const cover =
      overAll(controls.filter((one) => !one.closest('main,dialog,[popover]'))) ??
      overAll(timer?.querySelectorAll('dd') ?? []) ??
      overWindow() ??
      dialog;
    return cover?.closest('[data-fills-window],[data-said]') ? null : cover && surfaceOf(cover);
  }

  /**
   * Whether people can close it: it has controls, and came by a press or is a dialog, which Escape closes. Not if
   * somebody has tried that since.
   */
  #hasWayOut(cover: Element): boolean {
    const controls = cover.querySelectorAll(waysOut);
    if (this.#escapedAt > this.#seenAt || ![...controls].some(isShown)) return false;
    return cover.matches('dialog') || Math.abs(this.#seenAt - this.#pressedAt) < 2500;
  }

  #blame(cover: Element): void {
    const put = putBy(cover);
    const at = put === undefined ? cover : document.querySelector(`[data-remote="${CSS.escape(put)}"]`);
    const found: string[] = [];
    at?.dispatchEvent(new CustomEvent('lostpointercapture', { bubbles: true, detail: found }));
    const remote = put ?? found[0];
    if (remote === undefined) return;
    // What its code has put into the body does not go with its part.
    if (put !== undefined) (cover as HTMLElement).style.setProperty('display', 'none', 'important');
    this.loader.reportCover(remote, `<${cover.localName}> lies over the controls of the page`);
  }
}
