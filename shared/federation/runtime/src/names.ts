/** The global function through which the host provides the federation runtime to remote entries. */
export const glueGlobal = '__marquee_federation__';

/** The global variable of a remote's entry. It includes the version, so that two versions can coexist. */
export function containerName(remote: string, version: string): string {
  return `marquee_${remote}_${version}`.replace(/\W/g, '_');
}

/** The chunk of a page or section module: `./lobby/LobbyPage` → `lobby-LobbyPage`. */
export function chunkName(module: string): string {
  return module.slice(2).replace(/\W+/g, '-');
}

/** The prefix of all class names of a remote. The gate refuses selectors without it. */
export function classPrefix(remote: string): string {
  return `${remote}-`;
}

/** Class names of a remote's CSS modules, in browser and server builds. */
export function classNamesOf(remote: string): string {
  return `${classPrefix(remote)}[local]-[hash:base64:4]`;
}
