import { Icon, Link, observer, useLocalText, useLocation, useSite } from '@marquee/sdk';
import { useShell } from '../app/shell';
import { menuEntries } from './menu';

/** Props of {@link MenuLinks}. */
export interface MenuLinksProps {
  /** The games, or the other pages of the site's main menu: the two stand side by side, so nothing is said twice. */
  menu: 'pages' | 'games';
  className?: string | undefined;
  itemClassName?: string | undefined;
  /** With the remote's icon before the label. */
  icons?: boolean;
  onNavigate?: () => void;
}

/** The entries of a menu as links; the current one is marked. */
export const MenuLinks = observer(function MenuLinks({
  menu,
  className,
  itemClassName,
  icons,
  onNavigate,
}: MenuLinksProps) {
  const site = useSite();
  const { navigation } = useShell().view;
  const { pathname } = useLocation();
  const local = useLocalText();
  const items = menu === 'games' ? site.gameMenu : site.menu.filter(({ category }) => category === undefined);
  const entries = menuEntries(
    items,
    navigation.filter(({ place }) => place === 'main'),
  );
  return (
    <ul className={className}>
      {entries.map(({ key, to, title, navigation: entry }) => (
        <li key={key}>
          <Link
            to={to}
            className={itemClassName}
            aria-current={pathname === to ? 'page' : undefined}
            onClick={() => onNavigate?.()}
          >
            {icons && entry && <Icon name={entry.icon as 'star'} size={22} />}
            <span>{title ? local(title) : entry?.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
});
