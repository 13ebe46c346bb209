import { gamePicture } from '@marquee/contract/gamePicture';
import { gamePath, Link, Money, observer, Section, useFormat, useNow, useResource } from '@marquee/sdk';
import { useText } from '../text';
import styles from './LatestWins.module.css';

/** Home section: what was won lately, and in which game; never by whom. Renders nothing without wins. */
export const LatestWins = observer(function LatestWins() {
  const { value } = useResource('product/get_latest_wins', {});
  const format = useFormat();
  const now = useNow(60_000);
  const t = useText();
  if (!value?.value.length) return null;
  return (
    <Section title={t('board.lately')} more={{ to: '/leaderboard', label: t('page.leaderboard') }}>
      <ul className={styles.wins}>
        {value.value.map(({ amount, at, game_name, game_image, tint, ...game }) => (
          <li key={`${game.provider_code}/${game.game_code}`}>
            <Link to={gamePath(game)} className={styles.win}>
              <img
                className={styles.picture}
                src={gamePicture(game_image, '1x1.plain')}
                alt=""
                width={56}
                height={56}
                loading="lazy"
                style={{ background: tint }}
              />
              <span className={styles.what}>
                <strong className={styles.amount}>
                  <Money minor={amount} />
                </strong>
                <span title={game_name}>{game_name}</span>
                <time dateTime={at}>{format.relative(at, now)}</time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
});
