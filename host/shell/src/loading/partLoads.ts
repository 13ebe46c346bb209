/** A promise that React's `use` reads synchronously once it is fulfilled, without rendering the fallback. */
type Load<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/** Loads of parts of the page: each part is loaded once, until it is forgotten. */
export class PartLoads<Value> {
  #loads = new Map<string, Load<Value>>();

  /** The load of a key, started with `begin` on first use. A failure stays until it is forgotten. */
  load(key: string, begin: () => Promise<Value>): Promise<Value> {
    const known = this.#loads.get(key);
    if (known) return known;
    const load: Load<Value> = begin();
    this.#loads.set(key, load);
    load.then(
      (value) => Object.assign(load, { status: 'fulfilled', value }),
      () => undefined,
    );
    return load;
  }

  /** The load of a key while it is pending or failed; null once it is loaded. */
  pending(key: string, begin: () => Promise<Value>): Promise<Value> | null {
    const load: Load<Value> = this.load(key, begin);
    return load.status === 'fulfilled' ? null : load;
  }

  /** Makes the next `load` start again. */
  forget(key: string): void {
    this.#loads.delete(key);
  }
}
