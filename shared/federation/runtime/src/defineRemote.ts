import type { Category } from '@marquee/contract/categories';
import type { Seed } from '@marquee/contract/start';

/** The plural endings that i18next puts behind a key; a label names the key without them. */
type PluralEnding = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** A key of a translation bundle as code uses it: `lobby.games` for `lobby.games_one` and `lobby.games_other`. */
export type LabelOf<Bundle> = {
  [Key in keyof Bundle & string]: Key extends `${infer Base}_${PluralEnding}` ? Base : Key;
}[keyof Bundle & string];

/**
 * A module below the remote's `src/`. Its named export has the file's own base name: `./lobby/LobbyPage` → `LobbyPage`.
 */
export type ModulePath = `./${string}`;

/** Shapes that the shell draws while the code of a page or section is on its way. */
export type Skeleton = 'page' | 'lobby' | 'rail' | 'form' | 'list' | 'table' | 'cards' | 'article' | 'game' | 'chip';

/**
 * What a route's page is, where the host does something for such pages: a lobby is paged, searched and filtered by its
 * query; a game's page is about the one game that its query names.
 */
export type RouteKind = 'lobby' | 'game';

/**
 * Who may open a route (D3). A guest guard sends a player to `/`; a player guard sends a visitor to login and
 * back.
 */
export type Guard = 'player' | 'guest';

/** A page of a remote. Its component receives `{ route: { path, category? } }`. */
export interface RemoteRoute<Label extends string = string> {
  /** Path without the locale prefix; `:name` segments are parameters. */
  path: `/${string}`;
  page: ModulePath;
  /** The route exists only on sites that have this category. */
  category?: Category;
  guard?: Guard;
  layout?: 'default' | 'minigame';
  title: Label;
  /** Page name of the site's SEO record (R3.18). */
  seo?: string;
  kind?: RouteKind;
  skeleton?: Skeleton;
  /** Visitor calls whose answers the edge puts into the page, so that the first paint asks nothing. */
  seed?: Seed[];
  /**
   * Names of its query that the first render reads, beside those of its seeds: the page is rendered for what they say.
   * A lobby's are known.
   */
  query?: string[];
}

/** An entry in one of the shell's menus. */
export interface RemoteNavigation<Label extends string = string> {
  to: `/${string}`;
  label: Label;
  icon: string;
  place: 'main' | 'account' | 'footer';
  /** Ascending; equal numbers are ordered by remote name. */
  order: number;
  category?: Category;
  guard?: Guard;
}

/** Places of the shell that remotes may fill. */
export type SlotName =
  | 'home.feature'
  | 'home.section'
  | 'page.section'
  | 'header.item'
  | 'account.menu'
  | 'floating'
  | 'tile.badge';

/** A contribution to a place of the shell. */
export interface RemoteSlot<Label extends string = string> {
  slot: SlotName;
  module: ModulePath;
  /**
   * What a home section or feature shows (`hot`, `live`, `fixtures`, …): templates order the sections by it, and name
   * the one feature that their hero has room for. A feature fills the hero's box.
   */
  section?: string;
  /** Path of the page that a `page.section` stands on; that page has a `<PageSections>` for it. */
  page?: RemoteRoute['path'];
  /** Ascending among the sections that a template does not name, and in all other slots. */
  order: number;
  category?: Category;
  guard?: Guard;
  /** A home section only for templates that name it; other sections stand on every home page. */
  optional?: boolean;
  label?: Label;
  skeleton?: Skeleton;
  /** Visitor calls whose answers the edge puts into the page, so that the first paint asks nothing. */
  seed?: Seed[];
}

/** All that the host has to know about a remote before any of its code runs. Pure data; evaluated at build time. */
export interface RemoteDescription<Label extends string = string> {
  /** Folder name below `remotes/`, translation namespace and key in the registry. */
  name: string;
  /** Semantic version range of the host API (`@marquee/sdk`) that the remote needs. */
  hostApi: string;
  /** Categories that the remote serves. A category belongs to one live remote. */
  categories: Category[];
  routes: RemoteRoute<Label>[];
  navigation?: RemoteNavigation<Label>[];
  slots?: RemoteSlot<Label>[];
}

/**
 * Describes a remote (design: federation). `defineRemote<typeof en>({...})` with the remote's own English bundle makes
 * an unknown label key a type error. Throws when the name cannot be a folder and an identifier.
 */
export function defineRemote<Bundle = Record<string, string>>(
  description: RemoteDescription<LabelOf<Bundle>>,
): RemoteDescription<LabelOf<Bundle>> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(description.name)) {
    throw new Error(`A remote's name is lower case with dashes, not "${description.name}".`);
  }
  return description;
}

/** The name of the export that a module path stands for: `./lobby/LobbyPage` → `LobbyPage`. */
export function exportNameOf(module: string): string {
  return module.slice(module.lastIndexOf('/') + 1);
}
