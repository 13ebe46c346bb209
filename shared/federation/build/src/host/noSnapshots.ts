/**
 * Stands in the host's build for the parts of the federation runtime that read deployment manifests ("snapshots") and
 * load ahead by them: our registry names every file, and our preloader fetches them. Names and shapes are those that
 * `@module-federation/runtime-core` imports.
 */

/** Plugins may hook into snapshots; there are none. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => undefined };
  manifestCache = new Map<string, never>();
}

/** No manifest names another version of a remote. */
export function getGlobalRemoteInfo() {
  return { hostGlobalSnapshot: undefined, globalSnapshot: {}, remoteSnapshot: undefined };
}

/** What `preloadRemote` would fetch. The host's own preloader goes by the registry. */
export function formatPreloadArgs(): never {
  throw new Error('The host preloads by its registry.');
}

/** Never reached: see {@link formatPreloadArgs}. */
export function preloadAssets(): never {
  return formatPreloadArgs();
}

/** The plugins that would read manifests; `disableSnapshot` leaves them out. */
export const snapshotPlugin = () => undefined;
export const generatePreloadAssetsPlugin = () => undefined;
