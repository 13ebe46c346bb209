import { givenVersions } from '@marquee/federation-release/registry/choices';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import type { RemoteRecord } from '@marquee/federation-runtime/registry/schema';

/**
 * The paths of all pages of the versions that visitors may get, and of their entries of the main menu. Undefined if the
 * folder has no remote, or cannot be read: then nobody knows them.
 */
export function livePages(folder: string): { routes: string[]; menu: string[] } | undefined {
  try {
    const records = Object.entries(readRegistry(folder).registry.remotes).filter(([name]) => name !== hostName);
    if (records.length === 0) return undefined;
    // A remote that nobody is given keeps its addresses: links of site files to them stay valid.
    const shownOf = (one: RemoteRecord) => [givenVersions(one), [one.live]].find(({ length }) => length > 0) ?? [];
    const given = records.flatMap(([, one]) =>
      shownOf(one).flatMap((version) => one.versions[version]?.description ?? []),
    );
    const main = given.flatMap(({ navigation = [] }) => navigation.filter(({ place }) => place === 'main'));
    return { routes: given.flatMap(({ routes }) => routes.map(({ path }) => path)), menu: main.map(({ to }) => to) };
  } catch {
    return undefined;
  }
}
