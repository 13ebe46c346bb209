import {
  Button,
  EmptyState,
  ErrorCard,
  observer,
  Skeleton,
  useLive,
  useRequireLogin,
  useResource,
  useSession,
} from '@marquee/sdk';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../text';
import { BetCard } from './BetCard';
import styles from './BetList.module.css';
import { CashOut } from './CashOut';

/** Reload interval of visible bets, ms: cash-out values follow the odds. */
const everyMs = 5_000;

/** The player's open bets with their cash-out, or the last settled ones. */
export const BetList = observer(function BetList({ state }: { state: 'open' | 'settled' }) {
  const { isAuthenticated } = useSession();
  const requireLogin = useRequireLogin();
  const t = useText();
  const bets = useResource('sports/open_bets', isAuthenticated ? { state } : null);
  const read = useEffectEvent(() => {
    if (!document.hidden) void bets.reload();
  });
  useLive('balance', () => void bets.reload());
  useEffect(() => {
    const timer = setInterval(read, everyMs);
    return () => clearInterval(timer);
  }, []);

  if (!isAuthenticated) {
    return (
      <EmptyState
        title={t('bets.visitor')}
        icon="lock"
        action={<Button onClick={() => requireLogin()}>{t('bets.login')}</Button>}
      />
    );
  }
  const list = bets.value?.value;
  if (!list) {
    return bets.state === 'failed' ? (
      <ErrorCard title={t('bets.failed')} onRetry={() => void bets.reload()} />
    ) : (
      <Skeleton shape="rows" count={3} />
    );
  }
  if (list.length === 0) {
    return <EmptyState title={state === 'open' ? t('bets.noneOpen') : t('bets.noneSettled')} icon="ticket" />;
  }
  return (
    <div className={styles.list}>
      {list.map((bet) => (
        <BetCard key={bet.bet_id} bet={bet} action={state === 'open' && <CashOut bet={bet} onDone={bets.reload} />} />
      ))}
      {state === 'settled' && (
        <Button variant="quiet" to="/bet-history">
          {t('bets.history')}
        </Button>
      )}
    </div>
  );
});
