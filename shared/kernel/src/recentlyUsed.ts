/** An LRU cache of at most `mostBytes`. Values larger than that are not cached. */
export class RecentlyUsed<Value extends { byteLength: number }> {
  readonly #kept = new Map<string, Value>();
  #bytes = 0;

  constructor(private readonly mostBytes: number) {}

  get(key: string): Value | undefined {
    const value = this.#kept.get(key);
    if (value) {
      this.#kept.delete(key);
      this.#kept.set(key, value);
    }
    return value;
  }

  set(key: string, value: Value): void {
    this.#bytes += value.byteLength - (this.#kept.get(key)?.byteLength ?? 0);
    this.#kept.delete(key);
    this.#kept.set(key, value);
    for (const [oldest, { byteLength }] of this.#kept) {
      if (this.#bytes <= this.mostBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= byteLength;
    }
  }
}
