import { categories } from '@marquee/contract/categories';
import type { MenuItem } from '@marquee/contract/entities';
import type { NavigationEntry } from './shellView';

/** An entry of a menu, ready to draw. */
export interface MenuEntry {
  key: string;
  to: string;
  /** Text of the site file in several languages, or null where the remote's own label stands. */
  title: Record<string, string> | null;
  navigation: NavigationEntry | null;
}

/**
 * The site's menu with what remotes say of themselves: the site file orders and may rename, the remotes give path,
 * label and icon. An item that no live remote answers is left out. A site without a menu shows all entries in the
 * remotes' order.
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
