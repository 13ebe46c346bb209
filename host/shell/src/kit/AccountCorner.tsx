import { slotsOf } from '@marquee/page/slots';
import {
  Button,
  Icon,
  IconButton,
  Money,
  observer,
  Sheet,
  Skeleton,
  useLocation,
  usePause,
  useSession,
} from '@marquee/sdk';
import { say } from '@marquee/ui/say';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHasRoute, useShell } from '../context/shell';
import { Slot } from '../remotes/Slot';
import { useText } from '../text';
import styles from './AccountCorner.module.css';
import { AccountMenu } from './AccountMenu';
import { LimitsLink } from './LimitsLink';
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
        <LimitsLink />
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
      <LimitsLink />
      <SearchLink />
      <Balance />
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

/** Says the balance, with its label, when it changes. The first is read with the page. */
function useSaidBalance(amount: RefObject<HTMLElement | null>, known: boolean, label: string): void {
  const before = useRef('');
  useEffect(() => {
    if (!known) return;
    const text = amount.current?.textContent ?? '';
    if (before.current && text !== before.current) say(`${label} ${text}`);
    before.current = text;
  });
}

/** The balance; where remotes add something to it, and the player may deposit, it opens that. */
const Balance = observer(function Balance() {
  const { game, balanceKnown, bonus = 0, free_bet = 0 } = useSession();
  const { view } = useShell();
  const isPaused = usePause() !== undefined;
  const { key } = useLocation();
  const t = useText();
  // Open where it was opened: another page closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const opens = !isPaused && slotsOf(view, 'balance.menu', true).length > 0;
  const amount = useRef<HTMLSpanElement>(null);
  useSaidBalance(amount, balanceKnown, t('wallet.balance'));
  const figure = (
    <output aria-live="off" aria-busy={!balanceKnown} className={styles.figure}>
      <span className={styles.label}>
        {opens && <Icon name="chevron-down" size={14} />}
        <span>{t('wallet.balance')}</span>
      </span>
      <span ref={amount} className={styles.amount}>
        {balanceKnown ? <Money minor={game.balance} /> : <Skeleton shape="lines" count={1} />}
      </span>
      {(bonus > 0 || free_bet > 0) && (
        <span className={styles.apart}>
          {bonus > 0 && (
            <span>
              {t('wallet.bonus')} <Money minor={bonus} />
            </span>
          )}
          {free_bet > 0 && (
            <span>
              {t('wallet.freeBets')} <Money minor={free_bet} />
            </span>
          )}
        </span>
      )}
    </output>
  );
  if (!opens) {
    return (
      <div className={styles.balance} data-testid="balance">
        {figure}
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.balance}
        data-testid="balance"
        aria-haspopup="dialog"
        aria-expanded={openAt === key}
        onClick={() => setOpenAt(key)}
      >
        {figure}
      </button>
      <Sheet open={openAt === key} onClose={() => setOpenAt(null)} title={t('wallet.deposit')}>
        <Slot name="balance.menu" />
      </Sheet>
    </>
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
