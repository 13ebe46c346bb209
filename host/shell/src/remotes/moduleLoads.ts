import type { PageLoader } from '@marquee/federation-runtime/loader';
import type { Texts } from '@marquee/i18n/text';
import type { ComponentType } from 'react';
import { PartLoads } from '../loading/partLoads';

/** A page or section of a remote, as the host renders it. Pages get their route; sections get nothing. */
type RemoteComponent = ComponentType<{ route?: { path: string; category?: string | undefined } }>;

/**
 * Where modules come from: a module is loaded once for every revision of the registry, so the next opening gets a new
 * release.
 */
interface ModuleSource {
  loader: PageLoader;
  texts: Texts;
  revision: number;
}

const loads = new WeakMap<PageLoader, PartLoads<RemoteComponent>>();

function loadsOf(loader: PageLoader): PartLoads<RemoteComponent> {
  const known = loads.get(loader) ?? new PartLoads<RemoteComponent>();
  loads.set(loader, known);
  return known;
}

const keyOf = (remote: string, module: string, revision: number) => `${remote}/${module}@${revision}`;

const begin =
  ({ loader, texts }: ModuleSource, remote: string, module: string) =>
  () =>
    Promise.all([loader.loadModule<RemoteComponent>(remote, module), texts.load(remote)]).then(
      ([component]) => component,
    );

/** What a page needs before it can be drawn, its code and its texts, as one promise that `use` can wait for. */
export function loadModule(source: ModuleSource, remote: string, module: string): Promise<RemoteComponent> {
  return loadsOf(source.loader).load(keyOf(remote, module, source.revision), begin(source, remote, module));
}

/** The same promise while the page is still on its way, and null when it is there. */
export function pendingModule(source: ModuleSource, remote: string, module: string): Promise<unknown> | null {
  return loadsOf(source.loader).pending(keyOf(remote, module, source.revision), begin(source, remote, module));
}

/** Lets the next opening load the module anew. */
export function forgetModule({ loader, revision }: Omit<ModuleSource, 'texts'>, remote: string, module: string): void {
  loadsOf(loader).forget(keyOf(remote, module, revision));
}
