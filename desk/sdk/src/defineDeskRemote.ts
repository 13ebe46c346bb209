import type { StaffCallName } from '@marquee/contract/staff/calls';
import type { Permission } from '@marquee/contract/staff/permissions';
import type { ModulePath, RemoteDescription, RemoteRoute } from '@marquee/federation-runtime/defineRemote';

/** A page of the desk. */
export interface DeskRoute {
  /** `:name` segments are parameters. */
  path: `/${string}`;
  page: ModulePath;
  title: string;
  /** Who may open it: whoever has this permission at some site. Without one, all staff. */
  permission?: Permission;
}

/** An entry in the desk's menu. */
export interface DeskNavigation {
  to: `/${string}`;
  label: string;
  icon: string;
  /** Sort order, ascending. */
  order: number;
  permission?: Permission;
}

/**
 * What the desk's host needs to know about a remote before its code runs. Texts are English; labels of the navigation
 * may have other languages in `src/locales/<tag>.json`, by the English label.
 */
export interface DeskDescription {
  /** Folder name below `desk/remotes/`; it begins with `desk-`. */
  name: `desk-${string}`;
  /** Semantic version range of the host API (`@marquee/desk-sdk`) that the remote needs. */
  hostApi: string;
  /** The staff calls that its code makes; all others are refused. */
  calls: StaffCallName[];
  routes: DeskRoute[];
  navigation?: DeskNavigation[];
}

const guarded = <Part extends { permission?: Permission }>({ permission, ...part }: Part) =>
  permission === undefined ? part : { ...part, guard: permission };

/** Describes a remote of the desk: compiled, released and watched as those of players are. */
export function defineDeskRemote({
  routes,
  navigation = [],
  calls,
  ...description
}: DeskDescription): RemoteDescription {
  return {
    ...description,
    categories: [],
    calls: calls as string[] as RemoteDescription['calls'],
    routes: routes.map(guarded) as RemoteRoute[],
    navigation: navigation.map((entry) => ({ ...guarded(entry), place: 'main' })) as RemoteDescription['navigation'],
  } as RemoteDescription;
}
