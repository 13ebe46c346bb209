/** A browser storage of texts by name. */
export type StorageArea = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The page's browser storage (R4), with one prefix. Storage is unreliable (full, disabled, edited by users): a failing
 * read means nothing is stored, and a failing write is ignored.
 */
export class Storage {
  #area: StorageArea | undefined;
  /** Pending restores; undefined once restoring is allowed. */
  #waiting: (() => void)[] | undefined;

  /**
   * @param closed restores nothing before `open`: the first render of a server-rendered page must not depend on this
   * browser
   */
  constructor(area: StorageArea | undefined, closed = false) {
    this.#area = area;
    this.#waiting = closed ? [] : undefined;
  }

  /** Runs `work`, which reads stored values, now or once restoring is allowed. */
  restore(work: () => void): void {
    if (this.#waiting) this.#waiting.push(work);
    else work();
  }

  /** Holds restores from now on: a part of the page is being hydrated, and must match the server's markup. */
  close(): void {
    this.#waiting ??= [];
  }

  /** Runs all pending restores: the page is hydrated. */
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
      // Full or forbidden: continue without it.
    }
  }

  remove(key: string): void {
    try {
      this.#area?.removeItem(prefix + key);
    } catch {
      // Forbidden: nothing was stored either.
    }
  }
}

const prefix = 'marquee.';

/** The local-storage key of the session. */
export const sessionKey = `${prefix}session`;

/** The local-storage key whose change signs out the other tabs, too (R9.26). */
export const forceLogoutKey = `${prefix}force-logout`;
