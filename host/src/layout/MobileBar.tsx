import { Icon, Link, observer, useLocation, useSession } from '@marquee/sdk';
import { useShell } from '../app/shell';
import { useText } from '../text';
import styles from './MobileBar.module.css';

/** How many sections stand between home and account. */
const sections = 3;

/** The bar in thumb's reach on a phone: home, the first sections of this site, and the player. */
export const MobileBar = observer(function MobileBar() {
  const { view, template } = useShell();
  const { isAuthenticated } = useSession();
  const { pathname } = useLocation();
  const t = useText();
  const main = view.navigation.filter(({ place, category }) => place === 'main' && category).slice(0, sections);
  const account = view.navigation.find(({ place }) => place === 'account');
  const entries = [
    { to: '/', icon: 'home', label: t('page.home') },
    ...main,
    isAuthenticated && account
      ? { to: account.to, icon: 'user', label: t('account.menu') }
      : { to: '/login', icon: 'user', label: t('auth.login') },
  ];
  return (
    <nav className={styles.bar} aria-label={t('menu.quick')} data-variant={template.regions.mobileBar}>
      {entries.map(({ to, icon, label }) => (
        <Link key={to} to={to} className={styles.entry} aria-current={pathname === to ? 'page' : undefined}>
          <Icon name={icon as 'home'} size={22} />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
});
