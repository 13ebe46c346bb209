import { readRegistry } from '@marquee/federation/registry';

/** Brotli sizes of one remote's live version, in bytes. */
export interface RemoteSize {
  remote: string;
  entry: number;
  /** Its largest lobby: the module's scripts and styles beside the entry. */
  lobby: number | null;
  /** Everything that the version has, as a browser would fetch it. */
  all: number;
}

/** The sizes of all live remotes of a releases folder, from what their builds recorded and the gate checked. */
export function remoteSizes(releases: string): RemoteSize[] {
  return Object.entries(readRegistry(releases).remotes).flatMap(([remote, { live, versions }]) => {
    const description = versions[live]?.description;
    if (!description) return [];
    const { entry, modules, routes } = description;
    const sizeOf = (module: string) =>
      [...(modules[module]?.js ?? []), ...(modules[module]?.css ?? [])].reduce((sum, file) => sum + file.brotli, 0);
    const lobbies = routes.filter(({ skeleton }) => skeleton === 'lobby').map(({ page }) => sizeOf(page));
    const all = Object.keys(modules).reduce((sum, module) => sum + sizeOf(module), entry.brotli);
    return [{ remote, entry: entry.brotli, lobby: lobbies.length > 0 ? Math.max(...lobbies) : null, all }];
  });
}
