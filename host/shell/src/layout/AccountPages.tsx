import { Icon, Link, observer, useLocation } from '@marquee/sdk';
import { useShell } from '../context/shell';
import { NoticesLink } from '../kit/NoticesLink';
import { useText } from '../text';
import styles from './AccountPages.module.css';

/** The account menu beside an account page, on wide screens. A line separates the entries of different remotes. */
export const AccountPages = observer(function AccountPages() {
  const { navigation } = useShell().view;
  const { pathname } = useLocation();
  const t = useText();
  const entries = navigation.filter(({ place }) => place === 'account');
  return (
    <nav aria-label={t('account.pages')} className={styles.menu}>
      <ul>
        {entries.map(({ to, label, icon, remote }, index) => (
          <li key={to} className={index > 0 && entries[index - 1]?.remote !== remote ? styles.first : undefined}>
            <Link to={to} className={styles.entry} aria-current={pathname === to ? 'page' : undefined}>
              <Icon name={icon as 'user'} size={20} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
        <li className={styles.first}>
          <NoticesLink className={styles.entry} />
        </li>
      </ul>
    </nav>
  );
});
