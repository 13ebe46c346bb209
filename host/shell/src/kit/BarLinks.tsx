import { Icon, Link, observer } from '@marquee/sdk';
import { useText } from '../text';
import { useBarEntries } from './useBarEntries';

/** The bar at the bottom of a phone, with the class names of a template's variant. */
export const BarLinks = observer(function BarLinks({
  className,
  itemClassName,
}: {
  className?: string | undefined;
  itemClassName?: string | undefined;
}) {
  const t = useText();
  return (
    <nav className={className} aria-label={t('menu.quick')}>
      {useBarEntries().map(({ to, icon, label, current }) => (
        <Link key={to} to={to} className={itemClassName} aria-current={current ? 'page' : undefined}>
          <Icon name={icon as 'home'} size={22} />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
});
