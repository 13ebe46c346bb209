import { categories } from '@marquee/contract/categories';
import type { MenuItem } from '@marquee/contract/entities';
import type { NavigationEntry } from './shellView';

/** A menu entry, ready to render. */
export interface MenuEntry {
  key: string;
  to: string;
  /** The site file's text in several languages; null: the remote's own label. */
  title: Record<string, string> | null;
  navigation: NavigationEntry | null;
}

/**
 * The site's menu: the site file orders and may rename entries; the remotes provide path, label and icon. Items without
 * a live remote are left out. A site without a menu shows all entries in the remotes' order.
 */
export function menuEntries(items: readonly MenuItem[], navigation: readonly NavigationEntry[]): MenuEntry[] {
  if (items.length === 0) return navigation.map((entry) => entryOf(entry.to, null, entry));
  return items.flatMap((item) => {
    const path = item.path ?? (item.category && categories[item.category].path);
    const entry = navigation.find(({ to }) => to === path);
    return entry ? [entryOf(entry.to, item.title ?? null, entry)] : [];
  });
}

function entryOf(to: string, title: MenuEntry['title'], navigation: NavigationEntry): MenuEntry {
  return { key: to, to, title, navigation };
}
