import { useLocalText, useLocation, useSite } from '@marquee/sdk';
import { useShell } from '../context/shell';
import { menuEntries } from '../view/menu';

/** A menu entry, ready for a link. */
export interface MenuLink {
  to: string;
  label: string | undefined;
  /** Name of the remote's icon. */
  icon: string | undefined;
  /** Code of the category, for a section of games. */
  category: string | undefined;
  current: boolean;
}

/**
 * The site's game sections, or the other pages of its main menu. The two lists share no entry. Call it in an observer.
 */
export function useMenuEntries(menu: 'pages' | 'games'): MenuLink[] {
  const site = useSite();
  const { navigation } = useShell().view;
  const { pathname } = useLocation();
  const local = useLocalText();
  const items = menu === 'games' ? site.gameMenu : site.menu.filter(({ category }) => category === undefined);
  const main = navigation.filter(({ place }) => place === 'main');
  return menuEntries(items, main).map(({ to, title, navigation: entry }) => ({
    to,
    label: title ? local(title) : entry?.label,
    icon: entry?.icon,
    category: entry?.category,
    current: pathname === to,
  }));
}
