import { useLocalText, useLocation, useSession, useSite } from '@marquee/sdk';
import { useHasRoute, useShell } from '../context/shell';
import { useText } from '../text';
import { menuEntries } from '../view/menu';
import { useLoginPath } from './useLoginPath';

/** An entry of the bar at the bottom of a phone. */
export interface BarEntry {
  to: string;
  icon: string;
  label: string;
  current: boolean;
}

/**
 * The five entries of the bar on a phone: home, the first section of the site's menus, the limits, which must be one
 * click from everywhere (D9.22), the search, and the account. Without a page of limits there are two sections. Call it
 * in an observer.
 */
export function useBarEntries(): BarEntry[] {
  const { menu, gameMenu } = useSite();
  const { navigation } = useShell().view;
  const local = useLocalText();
  const { isAuthenticated } = useSession();
  const { pathname } = useLocation();
  const loginPath = useLoginPath();
  const hasLimits = useHasRoute()('/responsible-gaming');
  const t = useText();
  const games = navigation.filter(({ place, category }) => place === 'main' && category);
  const main = menuEntries([...menu, ...gameMenu], games)
    .filter(({ to }, place, all) => all.findIndex((other) => other.to === to) === place)
    .slice(0, hasLimits ? 1 : 2)
    .flatMap(({ to, title, navigation: entry }) =>
      entry ? [{ ...entry, to, label: title ? local(title) : entry.label }] : [],
    );
  const account = navigation.find(({ place }) => place === 'account');
  const entries = [
    { to: '/', icon: 'home', label: t('page.home') },
    ...main,
    ...(hasLimits ? [{ to: '/responsible-gaming', icon: 'shield', label: t('page.limits') }] : []),
    { to: '/search', icon: 'search', label: t('page.search') },
    isAuthenticated && account
      ? { to: account.to, icon: 'user', label: t('account.menu') }
      : { to: loginPath, icon: 'user', label: t('auth.login') },
  ];
  return entries.map(({ to, icon, label }) => ({ to, icon, label, current: to === pathname }));
}
