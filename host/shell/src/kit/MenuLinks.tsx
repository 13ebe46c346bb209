import { Icon, Link, observer } from '@marquee/sdk';
import { useMenuEntries } from './useMenuEntries';

/** Props of {@link MenuLinks}. */
export interface MenuLinksProps {
  /** The game sections, or the other pages of the main menu. */
  menu: 'pages' | 'games';
  className?: string | undefined;
  itemClassName?: string | undefined;
  /** Show the remote's icon before the label. */
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
  return (
    <ul className={className}>
      {useMenuEntries(menu).map(({ to, label, icon, current }) => (
        <li key={to}>
          <Link
            to={to}
            className={itemClassName}
            aria-current={current ? 'page' : undefined}
            onClick={() => onNavigate?.()}
          >
            {icons && icon && <Icon name={icon as 'star'} size={22} />}
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
});
