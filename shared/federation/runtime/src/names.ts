/** The global function by which the host lends its federation glue to remote entries, so that none carries a copy. */
export const glueGlobal = '__marquee_federation__';

/**
 * The global variable that a remote's entry declares. It carries the version, so that two versions live side by side.
 */
export function containerName(remote: string, version: string): string {
  return `marquee_${remote}_${version}`.replace(/\W/g, '_');
}

/** The chunk of a page or section module: `./lobby/LobbyPage` → `lobby-LobbyPage`. */
export function chunkName(module: string): string {
  return module.slice(2).replace(/\W+/g, '-');
}

/** The prefix of every class name in a remote's style sheets. The gate refuses selectors without it. */
export function classPrefix(remote: string): string {
  return `${remote}-`;
}

/** How a remote's build names the classes of its CSS modules, for the browser and for the server. */
export function classNamesOf(remote: string): string {
  return `${classPrefix(remote)}[local]-[hash:base64:5]`;
}
