import { slotsOf } from '@marquee/page/slots';
import { Button, Icon, Link, observer, Sheet, useLocalText, useSession, useSite } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { useShell } from '../context/shell';
import { Slot } from '../remotes/Slot';
import { useText } from '../text';
import styles from './AccountMenu.module.css';
import { LanguageSelect } from './LanguageSelect';
import { NoticesLink } from './NoticesLink';

/** The player's account pages, as remotes contribute them, with language and sign-out. */
export const AccountMenu = observer(function AccountMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user, fullname, vip, isAuthenticated } = useSession();
  const { site } = useSite();
  const { signOut } = useHost();
  const { view } = useShell();
  const local = useLocalText();
  const t = useText();
  const entries = view.navigation.filter(({ place }) => place === 'account');

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={fullname || user.account_id}
      place="side"
      footer={
        <Button
          variant="secondary"
          icon="logout"
          block
          onClick={() => {
            onClose();
            void signOut();
          }}
        >
          {t('auth.logout')}
        </Button>
      }
    >
      <p className={styles.who}>
        <span>{user.account_id}</span>
        {site.gamify_status && vip && (
          <span className={styles.level}>{local(vip.currentTitle) || vip.currentLevel}</span>
        )}
      </p>
      {slotsOf(view, 'account.menu', isAuthenticated).length > 0 && (
        <div className={styles.more}>{open && <Slot name="account.menu" />}</div>
      )}
      <nav aria-label={t('account.menu')}>
        <ul className={styles.list}>
          {entries.map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to} className={styles.entry} onClick={onClose}>
                <Icon name={icon as 'user'} size={22} />
                {label}
              </Link>
            </li>
          ))}
          <li>
            <NoticesLink className={styles.entry} onNavigate={onClose} />
          </li>
        </ul>
      </nav>
      <LanguageSelect />
    </Sheet>
  );
});
