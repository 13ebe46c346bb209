import type { Category } from '@marquee/contract/categories';
import type { RemoteCall } from '@marquee/contract/remoteCalls';
import type { Seed } from '@marquee/contract/start';

/** Plural suffixes of i18next; labels use the key without them. */
type PluralEnding = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A key of a translation bundle as code uses it: `lobby.games` for `lobby.games_one` and `lobby.games_other`. */
export type LabelOf<Bundle> = {
  [Key in keyof Bundle & string]: Key extends `${infer Base}_${PluralEnding}` ? Base : Key;
}[keyof Bundle & string];

/**
 * A module below the remote's `src/`. Its named export has the file's own base name: `./lobby/LobbyPage` → `LobbyPage`.
 */
export type ModulePath = `./${string}`;

/** Skeletons that the shell shows while a page or section loads. */
export type Skeleton = 'page' | 'lobby' | 'rail' | 'form' | 'list' | 'table' | 'cards' | 'article' | 'game' | 'chip';

/**
 * Kinds of pages with special support by the host: a lobby is paged, searched and filtered by its query; a game's page
 * is about the game in its query.
 */
export type RouteKind = 'lobby' | 'game';

/** Who may open a route (D3). `guest` redirects players to `/`; `player` sends visitors to login and back. */
export type Guard = 'player' | 'guest';

/** A page of a remote. Its component gets `{ route: { path, category? } }`. */
export interface RemoteRoute<Label extends string = string> {
  /** Path without the locale prefix; `:name` segments are parameters. */
  path: `/${string}`;
  page: ModulePath;
  /** The route exists only on sites that have this category. */
  category?: Category;
  guard?: Guard;
  layout?: 'default' | 'minigame';
  title: Label;
  /** Page name of the SEO record (R3.18). */
  seo?: string;
  kind?: RouteKind;
  skeleton?: Skeleton;
  /** Calls of visitors whose answers the edge includes in the page, so that the first render needs no request. */
  seed?: Seed[];
  /**
   * Query parameters that the first render reads, besides those of its seeds: the page is rendered for their values.
   * Those of lobbies are known.
   */
  query?: string[];
}

/** An entry in one of the shell's menus. */
export interface RemoteNavigation<Label extends string = string> {
  to: `/${string}`;
  label: Label;
  icon: string;
  place: 'main' | 'account' | 'footer';
  /** Sort order, ascending; ties by remote name. */
  order: number;
  category?: Category;
  guard?: Guard;
}

/** Slots of the shell that remotes may fill. */
export type SlotName =
  | 'home.feature'
  | 'home.section'
  | 'page.section'
  | 'header.item'
  | 'account.menu'
  | 'balance.menu'
  | 'floating'
  | 'tile.badge';

/** Content for a slot of the shell. */
export interface RemoteSlot<Label extends string = string> {
  slot: SlotName;
  module: ModulePath;
  /**
   * The content of a home section or feature (`hot`, `live`, `fixtures`, …): templates order sections by it, and select
   * the one feature for their hero, which it fills.
   */
  section?: string;
  /** Path of the page that a `page.section` belongs to; that page renders `<PageSections>`. */
  page?: RemoteRoute['path'];
  /** Sort order among sections that a template does not name, and in all other slots. */
  order: number;
  category?: Category;
  guard?: Guard;
  /** A home section only for templates that name it; other sections appear on every home page. */
  optional?: boolean;
  label?: Label;
  /** What stands until it is drawn; `none`: nothing, for a home section that is often empty. */
  skeleton?: Skeleton | 'none';
  /** Calls of visitors whose answers the edge includes in the page, so that the first render needs no request. */
  seed?: Seed[];
}

/** Everything that the host needs to know about a remote before its code runs. Pure data, evaluated at build time. */
export interface RemoteDescription<Label extends string = string> {
  /** Folder name below `remotes/`, translation namespace and key in the registry. */
  name: string;
  /** Semantic version range of the host API (`@marquee/sdk`) that the remote needs. */
  hostApi: string;
  /** Categories that the remote serves. Each belongs to one live remote. */
  categories: Category[];
  /** The calls that its code makes by `useApi` and `useResource`; all others are refused. */
  calls: RemoteCall[];
  routes: RemoteRoute<Label>[];
  navigation?: RemoteNavigation<Label>[];
  slots?: RemoteSlot<Label>[];
}

/**
 * Describes a remote (design: federation). With the remote's own English bundle, `defineRemote<typeof en>({...})`,
 * unknown label keys are type errors. Throws if the name is not a valid folder name and identifier.
 */
export function defineRemote<Bundle = Record<string, string>>(
  description: RemoteDescription<LabelOf<Bundle>>,
): RemoteDescription<LabelOf<Bundle>> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(description.name)) {
    throw new Error(`A remote's name is lower case with dashes, not "${description.name}".`);
  }
  return description;
}

/** The export name of a module path: `./lobby/LobbyPage` → `LobbyPage`. */
export function exportNameOf(module: string): string {
  return module.slice(module.lastIndexOf('/') + 1);
}
