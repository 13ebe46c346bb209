/** Remotes with open work that an update must not discard. */
export class BusyRemotes {
  #owners = new Map<string, Set<symbol>>();

  /** Marks an owner in a remote as busy or not; returns whether the remote is busy now. */
  set(remote: string, owner: symbol, busy: boolean): boolean {
    const owners = this.#owners.get(remote) ?? new Set();
    this.#owners.set(remote, owners);
    if (busy) owners.add(owner);
    else owners.delete(owner);
    return owners.size > 0;
  }
}
