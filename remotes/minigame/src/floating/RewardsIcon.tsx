import { Icon, IconButton, observer, useLocation, useRequireLogin, useSession, useSite } from '@marquee/sdk';
import { useState } from 'react';
import { useText } from '../text';
import styles from './RewardsIcon.module.css';

/** Pages where nothing may cover what the player is doing. */
const quietPages = /\/(playnow|minigame|spin|deposit|withdrawal|login|register|forgot-password)$/;

/** The rewards icon (§2): closable, only where the site has gamification; leads a player to the minigame in a new tab. */
export const RewardsIcon = observer(function RewardsIcon() {
  const { site } = useSite();
  const { isAuthenticated } = useSession();
  const requireLogin = useRequireLogin();
  const { pathname } = useLocation();
  const [closed, setClosed] = useState(false);
  const t = useText();
  if (!site.gamify_status || closed || quietPages.test(pathname)) return null;
  return (
    <aside className={styles.floating} aria-label={t('rewards')}>
      {isAuthenticated ? (
        <a className={styles.open} href="/minigame" target="_blank" rel="noopener" aria-label={t('rewards.open')}>
          <Icon name="gift" size={26} />
        </a>
      ) : (
        <button
          type="button"
          className={styles.open}
          aria-label={t('rewards.open')}
          onClick={() => requireLogin('/minigame')}
        >
          <Icon name="gift" size={26} />
        </button>
      )}
      <div className={styles.close}>
        <IconButton icon="close" label={t('rewards.close')} onClick={() => setClosed(true)} />
      </div>
    </aside>
  );
});
