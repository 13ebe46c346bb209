import type { Output } from '@marquee/contract/calls';
import { Icon, observer, useFormat, useNow } from '@marquee/sdk';
import { useText } from '../text';
import styles from './GameActions.module.css';

/** For returning players: an open round of the game, or when they played it last. */
export const MyGame = observer(function MyGame({ mine }: { mine: Output<'product/my_game'> }) {
  const { open_round, last_played } = mine;
  const format = useFormat();
  const now = useNow(60_000);
  const t = useText();
  if (open_round) {
    const { stake, ends_at } = open_round;
    return (
      <p className={styles.mine}>
        <Icon name="history" />
        <span>{t('mine.open', { stake: format.money(stake), date: format.date(ends_at) })}</span>
      </p>
    );
  }
  if (!last_played) return null;
  return (
    <p className={styles.mine}>
      <Icon name="clock" />
      <span>{t('mine.last', { when: format.relative(last_played, Math.max(now, Date.parse(last_played))) })}</span>
    </p>
  );
});
