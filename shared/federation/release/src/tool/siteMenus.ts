import type { RemoteNavigation } from '@marquee/federation-runtime/defineRemote';

/** A menu of a site file. */
export interface SiteMenu {
  /** The pages that it has; none: it shows all that remotes bring. */
  paths: string[];
  /** Its key in the file, and the file that it is written in. */
  key: string;
  file: string;
}

/** A remote's menu entry, as far as sites choose by it. */
export type Entry = Pick<RemoteNavigation, 'to' | 'place' | 'category'>;

/** A site's menus of pages and of games; without them it shows every entry. */
export interface SiteMenus {
  menus?: { pages: SiteMenu; games: SiteMenu };
}

/** The menu of a site that an entry is in, or would be in. */
export const menuFor = ({ menus }: SiteMenus, { category }: Entry) => (category ? menus?.games : menus?.pages);

/** Whether a site shows a remote's menu entry: of the main menu, its own menus choose. */
export function isInMenu(site: SiteMenus, entry: Entry): boolean {
  const menu = entry.place === 'main' ? menuFor(site, entry) : undefined;
  return !menu || menu.paths.length === 0 || menu.paths.includes(entry.to);
}
