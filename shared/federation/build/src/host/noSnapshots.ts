/**
 * Replaces the parts of the federation runtime that read deployment manifests ("snapshots") and preload by them: our
 * registry lists every file, and our preloader loads them. Names and signatures are those that
 * `@module-federation/runtime-core` imports.
 */

/** Hooks for plugins; unused. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => undefined };
  manifestCache = new Map<string, never>();
}

/** There are no manifests with other versions of a remote. */
export function getGlobalRemoteInfo() {
  return { hostGlobalSnapshot: undefined, globalSnapshot: {}, remoteSnapshot: undefined };
}

/** Used by `preloadRemote`; the host's own preloader uses the registry. */
export function formatPreloadArgs(): never {
  throw new Error('The host preloads by its registry.');
}

/** Never called: see {@link formatPreloadArgs}. */
export function preloadAssets(): never {
  return formatPreloadArgs();
}

/** The plugins that read manifests; `disableSnapshot` leaves them out. */
export const snapshotPlugin = () => undefined;
export const generatePreloadAssetsPlugin = () => undefined;
