import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';

/** Brotli sizes of one remote's live version, in bytes. */
export interface RemoteSize {
  remote: string;
  entry: number;
  /**
   * Its largest lobby: the module's scripts and styles beside the entry, and the lobby of the sdk that it stands on.
   */
  lobby: number | null;
  /** Everything that the version has, as a browser would fetch it. */
  all: number;
}

/** In the chunk of the virtualiser, which the bundler keeps apart, and in what calls it. */
const virtualiser = 'getTotalSize';

/** The lobby that all remotes share: parts of the host that are fetched with the first lobby. Brotli bytes. */
function sharedLobby(hostBuild: string): number {
  const isPart = (file: string) =>
    /\/lobby\.[^/]*$/.test(file) || (!/\/lobby-grid/.test(file) && readFileSync(file, 'utf8').includes(virtualiser));
  return ['static/js/async', 'static/css/async']
    .flatMap((folder) => readdirSync(join(hostBuild, folder)).map((name) => join(hostBuild, folder, name)))
    .filter((file) => /\.(js|css)$/.test(file) && isPart(file))
    .reduce((sum, file) => sum + statSync(`${file}.br`).size, 0);
}

/** The sizes of all live remotes of a releases folder, from what their builds recorded and the gate checked. */
export function remoteSizes(releases: string, hostBuild: string): RemoteSize[] {
  const shared = sharedLobby(hostBuild);
  return Object.entries(readRegistry(releases).registry.remotes).flatMap(([remote, { live, versions }]) => {
    const description = versions[live]?.description;
    if (!description) return [];
    const { entry, modules, routes } = description;
    const sizeOf = (module: string) =>
      [...(modules[module]?.js ?? []), ...(modules[module]?.css ?? [])].reduce((sum, file) => sum + file.brotli, 0);
    const lobbies = routes.filter(({ skeleton }) => skeleton === 'lobby').map(({ page }) => shared + sizeOf(page));
    const all = Object.keys(modules).reduce((sum, module) => sum + sizeOf(module), entry.brotli);
    return [{ remote, entry: entry.brotli, lobby: lobbies.length > 0 ? Math.max(...lobbies) : null, all }];
  });
}
