/** How much is cached at most. */
export interface KeptLimits {
  entries?: number;
  bytes?: number;
}

/**
 * An LRU cache within limits. A value that alone has too many bytes is not cached. `bytesOf` is asked of all values
 * whenever one is added, so that cached values may grow.
 */
export class RecentlyUsed<Value> {
  readonly #kept = new Map<string, Value>();
  /** The most recently used key, which needs no new place. */
  #last: string | undefined;

  constructor(
    private readonly limits: KeptLimits,
    private readonly bytesOf: (value: Value) => number = () => 0,
  ) {}

  get size(): number {
    return this.#kept.size;
  }

  get(key: string): Value | undefined {
    const value = this.#kept.get(key);
    if (value !== undefined && key !== this.#last) this.#putLast(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#putLast(key, value);
    const { entries = Number.POSITIVE_INFINITY, bytes: most } = this.limits;
    let bytes = 0;
    if (most !== undefined) for (const kept of this.#kept.values()) bytes += this.bytesOf(kept);
    for (const [oldest, kept] of this.#kept) {
      if (this.#kept.size <= entries && (most === undefined || bytes <= most)) break;
      this.#kept.delete(oldest);
      bytes -= this.bytesOf(kept);
    }
  }

  delete(key: string): void {
    this.#kept.delete(key);
  }

  /** Removes the values that are not wanted any more. */
  retain(isWanted: (value: Value) => boolean): void {
    for (const [key, value] of this.#kept) if (!isWanted(value)) this.#kept.delete(key);
  }

  #putLast(key: string, value: Value): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    this.#last = key;
  }
}
