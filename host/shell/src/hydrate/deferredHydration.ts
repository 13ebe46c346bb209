import type { Storage } from '@marquee/store/storage';
import { allHydrated, hydrated } from './hydration';
import { isHydrated } from './isHydrated';

/**
 * Delays the hydration of sections below the screen. Their code is loaded, and React hydrates them, once one of the
 * remote's sections comes near. Nothing is deferred for signed-in players: their page is rendered again once the player
 * is known.
 */
export class DeferredHydration {
  #place: Element;
  #storage: () => Storage;
  /** For each deferred remote, a promise that resolves when it is near. */
  #remotes = new Map<string, { near: Promise<void>; hydrate: () => void }>();
  /** How many remotes are being hydrated now. */
  #hydrating = 0;
  /** Whether this is the first render, which is hydrated: later renders are never deferred. */
  #isFirst = true;

  /**
   * @param place The page's root element.
   * @param storage Stored state of the visitor. It stays hidden while sections are hydrated, so that they equal the
   * server's markup.
   */
  constructor(place: Element, storage: () => Storage) {
    this.#place = place;
    this.#storage = storage;
  }

  /** Resolves when a remote's sections are near or needed; undefined if they are hydrated at once. */
  whenNear(remote: string): Promise<void> | undefined {
    const known = this.#remotes.get(remote);
    if (known) return known.near;
    if (!this.#isFirst || 'player' in document.documentElement.dataset || !this.#isBelow(remote)) return undefined;
    let hydrate = () => {};
    const near = new Promise<void>((resolve) => {
      hydrate = resolve;
    });
    this.#remotes.set(remote, { near, hydrate });
    return near;
  }

  /** Hydrates the remote's sections: one of them is near. */
  hydrate(remote: string): void {
    const known = this.#remotes.get(remote);
    if (!known) return;
    this.#remotes.delete(remote);
    const storage = this.#storage();
    storage.close();
    this.#hydrating++;
    known.hydrate();
    void Promise.all(this.#sectionsOf(remote).map((section) => allHydrated(section))).then(() => {
      if (--this.#hydrating === 0) storage.open();
    });
  }

  /** Forgets a remote whose sections have left the page. */
  forget(remote: string): void {
    this.#remotes.delete(remote);
  }

  /** Resolves when the page is hydrated, except for deferred sections. */
  async pageHydrated(): Promise<void> {
    await allHydrated(this.#place, (mark) => !this.#remotes.has(remoteAround(mark)));
    this.#isFirst = false;
    if (this.#remotes.size > 0) addEventListener('click', keepPress, true);
  }

  /**
   * Hydrates deferred sections, too, and resolves after that: for changes of the whole page, such as another language.
   */
  async fullyHydrated(): Promise<void> {
    if (this.#remotes.size === 0) return;
    for (const remote of [...this.#remotes.keys()]) this.hydrate(remote);
    await allHydrated(this.#place);
  }

  #sectionsOf(remote: string): Element[] {
    return [...this.#place.querySelectorAll(`[data-section="${CSS.escape(remote)}"]`)];
  }

  /** Not if the server left a skeleton, which the browser renders. */
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

/** A press on a button of a section that is not hydrated yet is replayed after hydration. */
function keepPress(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('[data-section] button');
  if (!button || isHydrated(button)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void hydrated(button, performance.now()).then(() => button.isConnected && isHydrated(button) && button.click());
}
