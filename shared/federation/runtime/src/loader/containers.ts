import type { SiteFile, SiteVersion } from '../siteRegistry';

/** Modules that host and remotes share, by scope, name and version. */
export type ShareScopes = Record<string, object>;

/** What a remote's entry defines: a container of Module Federation. */
export interface Container {
  init(shared: object, initScope: unknown[], options: object): unknown;
  get(module: string): Promise<() => unknown>;
}

/** The container that an entry has defined under its name. */
function defined(name: string): Container | undefined {
  return (globalThis as unknown as Record<string, Container | undefined>)[name];
}

/** Containers that run in this tab. Each is initialised once, with the host's shared modules. */
export class Containers {
  private readonly started = new Map<string, Promise<Container>>();

  /** @param runEntry loads and runs an entry, which defines its container */
  constructor(
    private readonly shareScopes: ShareScopes,
    private readonly runEntry: (entry: SiteFile, container: string) => Promise<void>,
  ) {}

  /** The exports of a module. Rejects if the entry does not arrive or defines no container; the next call retries. */
  async load<Exports>(version: SiteVersion, module: string): Promise<Exports> {
    const container = await this.start(version);
    const factory = await container.get(`./${module.replace(/^\.\//, '')}`);
    return (await factory()) as Exports;
  }

  private start({ container: name, entry }: SiteVersion): Promise<Container> {
    const before = this.started.get(name);
    if (before) return before;
    const starting = this.initialised(name, entry);
    this.started.set(name, starting);
    starting.catch(() => this.started.delete(name));
    return starting;
  }

  private async initialised(name: string, entry: SiteFile): Promise<Container> {
    if (!defined(name)) await this.runEntry(entry, name);
    const container = defined(name);
    if (!container) throw new Error(`${entry.url} ${noContainer} ${name}`);
    const shareScopeMap = this.shareScopes;
    shareScopeMap.default ??= {};
    await container.init(shareScopeMap.default, [], { shareScopeMap, shareScopeKeys: 'default' });
    return container;
  }
}

/** Of an error: an entry arrived, and its code failed. */
export const noContainer = 'defines no container';
