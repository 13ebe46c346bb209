import { DescriptionList, Money, observer, Skeleton, useFormat, useSession, useSite } from '@marquee/sdk';
import { useText } from '../text';
import styles from './Balances.module.css';

/**
 * The player's money and tokens by the ledger, updated live (D6). Bonus, free bets and frozen tokens only if there are
 * any; tokens even on sites that have no use for them.
 */
export const Balances = observer(function Balances() {
  const { game, minigame, balanceKnown, bonus = 0, free_bet = 0 } = useSession();
  const { site } = useSite();
  const format = useFormat();
  const t = useText();
  const shown = (amount: number) => site.gamify_status || amount > 0;
  const apart = [
    ...(bonus > 0 ? [{ term: t('balance.bonus'), value: <Money minor={bonus} /> }] : []),
    ...(free_bet > 0 ? [{ term: t('balance.freeBets'), value: <Money minor={free_bet} /> }] : []),
  ];
  const tokens = [
    ...(shown(game.token) ? [{ term: t('tokens.game'), value: format.number(game.token) }] : []),
    ...(shown(minigame.token_balance)
      ? [{ term: t('tokens.minigame'), value: format.number(minigame.token_balance) }]
      : []),
    ...(minigame.frozen_token > 0 ? [{ term: t('tokens.frozen'), value: format.number(minigame.frozen_token) }] : []),
  ];
  return (
    <section className={styles.balances} aria-label={t('balances.title')} data-testid="balances">
      {balanceKnown ? (
        <DescriptionList items={[{ term: t('balance'), value: <Money minor={game.balance} /> }, ...apart, ...tokens]} />
      ) : (
        <Skeleton shape="lines" />
      )}
    </section>
  );
});
