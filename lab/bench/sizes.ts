import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';

/** Brotli sizes of one remote's live version, in bytes. */
export interface RemoteSize {
  remote: string;
  entry: number;
  /** Its largest lobby: the module's scripts and styles besides the entry, and the sdk's shared lobby. */
  lobby: number | null;
  /** All files of the version. */
  all: number;
}

/** Occurs in the virtualiser's chunk, and in its callers. */
const virtualiser = 'getTotalSize';

/** The shared lobby: host chunks loaded with the first lobby. Brotli bytes. */
function sharedLobby(hostBuild: string): number {
  const isPart = (file: string) =>
    /\/lobby\.[^/]*$/.test(file) || (!/\/lobby-grid/.test(file) && readFileSync(file, 'utf8').includes(virtualiser));
  return ['static/js/async', 'static/css/async']
    .flatMap((folder) => readdirSync(join(hostBuild, folder)).map((name) => join(hostBuild, folder, name)))
    .filter((file) => /\.(js|css)$/.test(file) && isPart(file))
    .reduce((sum, file) => sum + statSync(`${file}.br`).size, 0);
}

/** The sizes of all live remotes of a releases folder, as recorded by their builds and checked by the gate. */
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
