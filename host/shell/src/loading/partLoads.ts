/** A promise as React's `use` reads it at once, without a round through its fallback, when it is settled already. */
type Load<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/** Parts of the page on their way or there: each is loaded once, until it is forgotten. */
export class PartLoads<Value> {
  #loads = new Map<string, Load<Value>>();

  /** The part of a key, begun by `begin` when nobody has asked for it yet. A failure stays until it is forgotten. */
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

  /** The part of a key as long as it is still on its way or has failed; null when it is there. */
  pending(key: string, begin: () => Promise<Value>): Promise<Value> | null {
    const load: Load<Value> = this.load(key, begin);
    return load.status === 'fulfilled' ? null : load;
  }

  /** Lets the next who asks load it anew. */
  forget(key: string): void {
    this.#loads.delete(key);
  }
}
