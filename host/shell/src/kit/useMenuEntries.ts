import { useLocalText, useLocation, useSite } from '@marquee/sdk';
import { useShell } from '../context/shell';
import { menuEntries } from '../view/menu';

/** An entry of the site's menu as a link needs it. */
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
 * The games of the site, or the other pages of its main menu: the two stand side by side, so nothing is said twice.
 * Call it in an observer.
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
