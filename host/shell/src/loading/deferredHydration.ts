import type { Storage } from '@marquee/store/storage';
import { allHydrated, hydrated, isHydrated } from './hydration';

/**
 * The remotes whose sections stand below the screen as the server has rendered them. Their code is loaded, and the sections are the browser's, once one of them
 * comes near: nobody sees them before. On a player's page nothing stands, for that is drawn anew once they are known.
 */
export class DeferredHydration {
  #place: Element;
  #storage: () => Storage;
  /** Of each remote, what says that it is near. */
  #remotes = new Map<string, { whenNear: Promise<void>; resolve: () => void }>();
  #hydrating = 0;
  /** Whether the page is yet to be taken over: what is drawn afterwards is drawn whole. */
  #isFirst = true;

  /**
   * @param place The page.
   * @param storage What this browser keeps of the visitor. Nothing is restored from it while sections are taken over: they would not be what the server drew.
   */
  constructor(place: Element, storage: () => Storage) {
    this.#place = place;
    this.#storage = storage;
  }

  /** Resolves when a remote's sections are near, or needed; undefined where they are the browser's at once. */
  whenNear(remote: string): Promise<void> | undefined {
    const known = this.#remotes.get(remote);
    if (known) return known.near;
    if (!this.#isFirst || 'player' in document.documentElement.dataset || !this.#isBelow(remote)) return undefined;
    const resolve = () => {};
    const whenNear = new Promise<void>((resolve) => {
      resolve = resolve;
    });
    this.#remotes.set(remote, { whenNear, resolve });
    return whenNear;
  }

  /** A section of the remote is near. */
  hydrate(remote: string): void {
    const known = this.#remotes.get(remote);
    if (!known) return;
    this.#remotes.delete(remote);
    const storage = this.#storage();
    storage.close();
    this.#hydrating++;
    known.come();
    void Promise.all(this.#sectionsOf(remote).map((section) => allHydrated(section))).then(() => {
      if (--this.#hydrating === 0) storage.open();
    });
  }

  /** The remote's sections have left the page. */
  forget(remote: string): void {
    this.#remotes.delete(remote);
  }

  /** Resolves when the page is the browser's, but for what stands. */
  async pageHydrated(): Promise<void> {
    await allHydrated(this.#place, (element) => !this.#remotes.has(remoteAround(element)));
    this.#isFirst = false;
    if (this.#remotes.size > 0) addEventListener('click', keepPress, true);
  }

  /** Resolves when what stands is the browser's, too: to be waited for before all of the page changes, its language say. */
  async fullyHydrated(): Promise<void> {
    if (this.#remotes.size === 0) return;
    for (const remote of [...this.#remotes.keys()]) this.hydrate(remote);
    await allHydrated(this.#place);
  }

  #sectionsOf(remote: string): Element[] {
    return [...this.#place.querySelectorAll(`[data-section="${CSS.escape(remote)}"]`)];
  }

  /** Not where the server has left a skeleton, which the browser fills. */
  #isBelow(remote: string): boolean {
    return this.#sectionsOf(remote).every(
      (section) =>
        !isHydrated(section) &&
        !section.querySelector('template[data-part]') &&
        section.getBoundingClientRect().top >= innerHeight,
    );
  }
}

function remoteAround(element: Element): string {
  return element.closest<HTMLElement>('[data-section]')?.dataset.section ?? '';
}

/** A button of a section that is near but not the browser's yet is pressed once it is. */
function keepPress(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('[data-section] button');
  if (!button || isHydrated(button)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void hydrated(button, performance.now()).then(() => button.isConnected && isHydrated(button) && button.click());
}
