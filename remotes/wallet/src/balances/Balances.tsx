import { DescriptionList, Money, observer, Skeleton, useFormat, useSession, useSite } from '@marquee/sdk';
import { useText } from '../text';
import styles from './Balances.module.css';

/**
 * The player's money and tokens by the ledger, updated live (D6). Frozen tokens only if there are any; tokens even on
 * sites that have no use for them.
 */
export const Balances = observer(function Balances() {
  const { game, minigame, balanceKnown } = useSession();
  const { site } = useSite();
  const format = useFormat();
  const t = useText();
  const shown = (amount: number) => site.gamify_status || amount > 0;
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
        <DescriptionList items={[{ term: t('balance'), value: <Money minor={game.balance} /> }, ...tokens]} />
      ) : (
        <Skeleton shape="lines" />
      )}
    </section>
  );
});
