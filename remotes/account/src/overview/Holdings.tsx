import type { Payment } from '@marquee/contract/entities';
import {
  Button,
  Card,
  Link,
  Money,
  observer,
  Skeleton,
  Stat,
  useFormat,
  usePause,
  useSession,
  useSite,
} from '@marquee/sdk';
import type { ReactNode } from 'react';
import frame from '../AccountFrame.module.css';
import { useText } from '../text';
import styles from './overview.module.css';
import { isOpen } from './waiting';

/** What the player holds: money, what of it is on its way to the bank, and tokens. */
export const Holdings = observer(function Holdings({ payments }: { payments: readonly Payment[] }) {
  const { game, minigame, balanceKnown, bonus = 0, free_bet = 0 } = useSession();
  const { site } = useSite();
  const isPaused = usePause() !== undefined;
  const format = useFormat();
  const t = useText();
  const underWay = payments
    .filter((payment) => payment.kind === 'withdrawal' && isOpen(payment))
    .reduce((sum, { amount }) => sum + amount, 0);
  const figure = (value: ReactNode) =>
    balanceKnown ? (
      value
    ) : (
      <span className={frame.waiting}>
        <Skeleton count={1} />
      </span>
    );
  return (
    <Card title={t('have.title')}>
      <div className={styles.balance}>
        <Stat label={t('balance.cash')} value={figure(<Money minor={game.balance} large />)} />
      </div>
      <div className={frame.row}>
        {!isPaused && (
          <Button to="/deposit" variant="primary" icon="plus">
            {t('action.deposit')}
          </Button>
        )}
        <Button to="/withdrawal">{t('action.withdraw')}</Button>
      </div>
      <div className={styles.figures}>
        {bonus > 0 && <Stat label={t('balance.bonus')} value={<Money minor={bonus} />} />}
        {free_bet > 0 && <Stat label={t('balance.freeBets')} value={<Money minor={free_bet} />} />}
        {underWay > 0 && <Stat label={t('closing.reserved')} value={<Money minor={underWay} />} />}
        {(site.gamify_status || game.token + minigame.token_balance > 0) && (
          <>
            <Stat label={t('balance.tokens')} value={figure(format.number(game.token))} />
            <Stat label={t('balance.minigame')} value={figure(format.number(minigame.token_balance))} />
          </>
        )}
      </div>
      {(bonus > 0 || free_bet > 0) && (
        <Link to="/bonuses" className={styles.link}>
          {t('page.bonuses')}
        </Link>
      )}
      {site.gamify_status && (
        <Link to="/minigame" className={styles.link}>
          {t('tokens.exchange')}
        </Link>
      )}
    </Card>
  );
});
