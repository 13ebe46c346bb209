import { DescriptionList, Money, observer, Skeleton, useFormat, useSession } from '@marquee/sdk';
import { useText } from '../text';
import styles from './Balances.module.css';

/** All that the player holds: money and tokens, as the ledger has them, live (decisions §6). Frozen tokens only while there are any. */
export const Balances = observer(function Balances() {
  const { game, minigame, balanceKnown } = useSession();
  const format = useFormat();
  const t = useText();
  const tokens = [
    { term: t('tokens.game'), value: format.number(game.token) },
    { term: t('tokens.minigame'), value: format.number(minigame.token_balance) },
    ...(minigame.frozen_token > 0 ? [{ term: t('tokens.frozen'), value: format.number(minigame.frozen_token) }] : []),
  ];
  return (
    <section className={styles.balances} aria-label={t('balances.title')} data-testid="balances">
      {balanceKnown ? (
        <DescriptionList items={[{ term: t('balance'), value: <Money minor={game.balance} /> }, ...tokens]} />
      ) : (
        <Skeleton shape="lines" />
      )}
    </section>
  );
});
