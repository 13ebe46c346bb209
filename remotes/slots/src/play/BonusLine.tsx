import type { Output } from '@marquee/contract/calls';
import type { GameTile } from '@marquee/contract/entities';
import { Icon, Link, observer, useFormat, useLive, useResource } from '@marquee/sdk';
import { useText } from '../text';
import styles from './BonusLine.module.css';

type Staked = Output<'bonuses/game'>['value'][number];

/**
 * Which money the next stake in a game takes, and whether it counts towards the player's bonus; follows each change of
 * both. Nothing without an active bonus.
 */
export const BonusLine = observer(function BonusLine({ game, small }: { game: GameTile; small?: boolean }) {
  const { provider_code, game_code } = game;
  const staked = useResource('bonuses/game', { provider_code, game_code });
  const sentences = useSentences();
  const t = useText();
  const reload = () => void staked.reload();
  useLive('balance', reload, reload);
  useLive('bonuses', reload);
  const [now] = staked.value?.value ?? [];
  if (!now?.bonus_id) return null;
  return (
    <p className={styles.line} data-small={small || undefined} data-testid="bonus-line">
      <Icon name="gift" size={18} />
      <span>
        {sentences(now).join(' ')}{' '}
        <Link to="/bonuses" className={styles.link}>
          {t('bonus.mine')}
        </Link>
      </span>
    </p>
  );
});

function useSentences(): (staked: Staked) => string[] {
  const format = useFormat();
  const t = useText();
  return ({ cash, bonus, percent, highest_stake }) => {
    if (percent === 0) return [t('bonus.not')];
    const amounts = { cash: format.money(cash), bonus: format.money(bonus) };
    return [
      t(bonus === 0 ? 'bonus.cashOnly' : cash === 0 ? 'bonus.bonusOnly' : 'bonus.both', amounts),
      t('bonus.counts', { percent: format.percent(percent / 100) }),
      ...(highest_stake !== null && bonus > 0 ? [t('bonus.highest', { amount: format.money(highest_stake) })] : []),
    ];
  };
}
