/** A place of the browser that keeps texts by name. */
export type StorageArea = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What the page keeps in the browser (R4), under one prefix. Storage is hostile: it may be full, switched off or edited
 * by hand, so a read that fails is nothing stored, and a write that fails is not kept.
 */
export class Storage {
  #area: StorageArea | undefined;
  /** What waits to be restored; undefined once it may be. */
  #waiting: (() => void)[] | undefined;

  /**
   * @param closed nothing is restored before `open`: the first render of a page that a server has rendered knows
   * nothing of this browser
   */
  constructor(area: StorageArea | undefined, closed = false) {
    this.#area = area;
    this.#waiting = closed ? [] : undefined;
  }

  /** Calls `work`, which takes what was kept, now or once the storage may be read. */
  restore(work: () => void): void {
    if (this.#waiting) this.#waiting.push(work);
    else work();
  }

  /** From here on what is to be restored waits: a part of the page is hydrated, and is to be what the server drew. */
  close(): void {
    this.#waiting ??= [];
  }

  /** Lets everything be restored that waited for it: the page is hydrated. */
  open(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const work of waiting) work();
  }

  /** The stored object, or undefined. Only plain objects are accepted. */
  read<T extends object>(key: string): Partial<T> | undefined {
    try {
      const value: unknown = JSON.parse(this.#area?.getItem(prefix + key) ?? 'null');
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Partial<T>) : undefined;
    } catch {
      return undefined;
    }
  }

  write<T extends object>(key: string, value: T): void {
    try {
      this.#area?.setItem(prefix + key, JSON.stringify(value));
    } catch {
      // Full or forbidden: the visit goes on without.
    }
  }

  remove(key: string): void {
    try {
      this.#area?.removeItem(prefix + key);
    } catch {
      // Forbidden: there was nothing stored either.
    }
  }
}

const prefix = 'marquee.';

/** The local-storage key whose change makes the other tabs leave, too (R9.26). */
export const forceLogoutKey = `${prefix}force-logout`;
