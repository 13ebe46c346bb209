import type { PageLoader } from '@marquee/federation-runtime/loader';
import type { Texts } from '@marquee/i18n/text';
import type { Caller } from '@marquee/sdk/host';
import type { ComponentType } from 'react';
import { PartLoads } from '../loading/partLoads';

/** A page or section of a remote, as rendered by the host. Pages get their route; sections get no props. */
type RemoteComponent = ComponentType<{ route?: { path: string; category?: string | undefined } }>;

/** A loaded module, and the version that it is of. */
interface LoadedModule {
  Page: RemoteComponent;
  caller: Caller;
}

/**
 * Identity of a load: a module is loaded once per revision of the registry, so that the next opening gets a new
 * release.
 */
interface ModuleSource {
  loader: PageLoader;
  texts: Texts;
  revision: number;
}

const loads = new WeakMap<PageLoader, PartLoads<LoadedModule>>();

function loadsOf(loader: PageLoader): PartLoads<LoadedModule> {
  const known = loads.get(loader) ?? new PartLoads<LoadedModule>();
  loads.set(loader, known);
  return known;
}

const keyOf = (remote: string, module: string, revision: number) => `${remote}/${module}@${revision}`;

/** Texts are loaded beside the code, and once more if it is another version's: of a release, of a withdrawal. */
const begin =
  ({ loader, texts }: ModuleSource, remote: string, module: string) =>
  async (): Promise<LoadedModule> => {
    async function load(): Promise<LoadedModule> {
      const Page = await loader.loadModule<RemoteComponent>(remote, module);
      const { version, calls } = loader.stateOf(remote);
      return { Page, caller: { remote, version, calls } };
    }
    const beside = texts.load(remote, loader.versionOf(remote));
    const [loaded] = await Promise.all([load(), beside]);
    await texts.load(remote, loader.versionOf(remote));
    return loaded;
  };

/** Loads a page's code and texts, as one promise for `use`. */
export function loadModule(source: ModuleSource, remote: string, module: string): Promise<LoadedModule> {
  return loadsOf(source.loader).load(keyOf(remote, module, source.revision), begin(source, remote, module));
}

/** The same promise while it is pending, and null once loaded. */
export function pendingModule(source: ModuleSource, remote: string, module: string): Promise<unknown> | null {
  return loadsOf(source.loader).pending(keyOf(remote, module, source.revision), begin(source, remote, module));
}

/** Makes the next opening load the module again. */
export function forgetModule({ loader, revision }: Omit<ModuleSource, 'texts'>, remote: string, module: string): void {
  loadsOf(loader).forget(keyOf(remote, module, revision));
}
