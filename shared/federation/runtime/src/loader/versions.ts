import type { SiteRegistry, SiteRemote, SiteVersion } from '../siteRegistry';

/** After this many failures a version is skipped in this tab if there is another. */
const tooMany = 2;

/**
 * Selects the version of each remote in this tab: the registry's order, without repeatedly failed ones. The registry
 * contains only versions that this host can run. A newer version is used from the next navigation on, unless the remote
 * is busy.
 */
export class Versions {
  private readonly failures = new Map<string, number>();
  private readonly inUse = new Map<string, SiteVersion>();
  private readonly busy = new Set<string>();

  /** The registry as it was given; `registry` has what was asked of single remotes since. */
  private given: SiteRegistry;

  constructor(private registry: SiteRegistry) {
    this.given = registry;
  }

  /** Takes a newer registry. What was asked of a remote stays if the remote is the same object: it has not changed. */
  update(registry: SiteRegistry): void {
    if (registry.revision < this.registry.revision) return;
    const same = new Set(this.given.remotes);
    this.given = registry;
    const remotes = registry.remotes.map((one) => (same.has(one) ? (this.remote(one.name) ?? one) : one));
    this.registry = { ...registry, remotes };
  }

  /** Adds what the page lacks of a remote: its versions, or the files of their modules. */
  complete(name: string, { remotes }: SiteRegistry): void {
    const found = remotes.find((remote) => remote.name === name)?.versions ?? [];
    const completed = ({ versions }: SiteRemote) =>
      versions.length === 0
        ? found
        : versions.map((own) => ({ ...found.find(({ version }) => version === own.version), ...own }));
    this.registry = {
      ...this.registry,
      remotes: this.registry.remotes.map((own) => (own.name === name ? { ...own, versions: completed(own) } : own)),
    };
  }

  remote(name: string): SiteRemote | undefined {
    return this.registry.remotes.find((remote) => remote.name === name);
  }

  setIdle(name: string, idle: boolean): void {
    if (idle) this.busy.delete(name);
    else this.busy.add(name);
  }

  /** The versions to try, best first. If all have failed before, all are tried again. */
  candidates(name: string): SiteVersion[] {
    const current = this.inUse.get(name);
    const runnable = this.remote(name)?.versions ?? [];
    const healthy = runnable.filter((version) => !this.hasFailedHere(name, version.version));
    const order = healthy.length > 0 ? healthy : runnable;
    if (!current || !this.busy.has(name)) return order;
    return [current, ...order.filter((version) => version.version !== current.version)];
  }

  use(name: string, version: SiteVersion): void {
    this.inUse.set(name, version);
  }

  /** The current version, with texts in the registry's language, which may have changed. */
  current(name: string): SiteVersion | undefined {
    const used = this.inUse.get(name);
    return used && (this.remote(name)?.versions.find(({ version }) => version === used.version) ?? used);
  }

  /** Whether the current version was withdrawn and the remote is idle. */
  mustLeave(name: string): boolean {
    const used = this.inUse.get(name)?.version;
    return used !== undefined && !this.busy.has(name) && this.remote(name)?.withdrawn?.includes(used) === true;
  }

  fail(name: string, version: string): void {
    const key = `${name}@${version}`;
    this.failures.set(key, (this.failures.get(key) ?? 0) + 1);
  }

  failuresOf(name: string, version: string): number {
    return this.failures.get(`${name}@${version}`) ?? 0;
  }

  hasFailedHere(name: string, version: string): boolean {
    return this.failuresOf(name, version) >= tooMany;
  }
}
