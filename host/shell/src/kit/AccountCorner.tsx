import { Button, IconButton, Money, observer, Skeleton, usePause, useSession } from '@marquee/sdk';
import { useState } from 'react';
import { useHasRoute } from '../context/shell';
import { useText } from '../text';
import styles from './AccountCorner.module.css';
import { AccountMenu } from './AccountMenu';
import { SearchLink } from './SearchLink';
import { useLoginPath } from './useLoginPath';

/** The header's account part: login and register for a visitor; balance, deposit and the account menu for a player. */
export const AccountCorner = observer(function AccountCorner() {
  const session = useSession();
  const hasRoute = useHasRoute();
  const t = useText();
  const loginPath = useLoginPath();
  const [open, setOpen] = useState(false);

  if (!session.isAuthenticated) {
    return (
      <div className={styles.corner} data-visitor="">
        <SearchLink />
        <span className={styles.login}>
          <Button to={loginPath} variant="quiet" size="s">
            {t('auth.login')}
          </Button>
        </span>
        <Button to="/register" variant="primary" size="s">
          {t('auth.register')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.corner}>
      <SearchLink />
      <div className={styles.balance} data-testid="balance">
        <span className={styles.label}>{t('wallet.balance')}</span>
        <output className={styles.amount}>
          {session.balanceKnown ? <Money minor={session.game.balance} /> : <Skeleton shape="lines" count={1} />}
        </output>
      </div>
      {hasRoute('/deposit') && <DepositButton />}
      <IconButton
        icon="user"
        label={t('account.menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <AccountMenu open={open} onClose={() => setOpen(false)} />
    </div>
  );
});

/** The deposit link; for a player on a break, the link to the explanation, because deposits are not possible (D9). */
const DepositButton = observer(function DepositButton() {
  const isPaused = usePause() !== undefined;
  const t = useText();
  return isPaused ? (
    <Button to="/responsible-gaming" variant="secondary" size="s" icon="pause">
      <span className={styles.long}>{t('wallet.paused')}</span>
    </Button>
  ) : (
    <Button to="/deposit" variant="primary" size="s" icon="plus">
      <span className={styles.long}>{t('wallet.deposit')}</span>
    </Button>
  );
});
