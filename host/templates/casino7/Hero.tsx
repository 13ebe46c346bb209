import { Money, observer, Skeleton, useSession } from '@marquee/sdk';
import { SlidePicture } from '@marquee/shell/kit/SlidePicture';
import { SlideWords } from '@marquee/shell/kit/SlideWords';
import { useSlides } from '@marquee/shell/kit/useSlides';
import { useText } from '@marquee/shell/text';
import styles from './Hero.module.css';

const Player = observer(function Player() {
  const session = useSession();
  const { bonus = 0, free_bet = 0 } = session;
  const t = useText();
  return (
    <>
      <p className={styles.kicker}>{t('auth.loginTitle')}</p>
      <h2 className={styles.name}>{session.fullname || session.user.account_id}</h2>
      <p className={styles.balance}>
        <span>{t('wallet.balance')}</span>
        <strong>
          {session.balanceKnown ? <Money minor={session.game.balance} /> : <Skeleton shape="lines" count={1} />}
        </strong>
      </p>
      {bonus > 0 && (
        <p className={styles.apart}>
          {t('wallet.bonus')} <Money minor={bonus} />
        </p>
      )}
      {free_bet > 0 && (
        <p className={styles.apart}>
          {t('wallet.freeBets')} <Money minor={free_bet} />
        </p>
      )}
    </>
  );
});

/**
 * No hero: the site greets the player by name and shows their balances. A visitor sees the first of the site's slides.
 */
export const Hero = observer(function Hero() {
  const { isAuthenticated } = useSession();
  const [slide] = useSlides();
  const t = useText();
  return (
    <section className={styles.greeting} aria-label={t('hero.label')}>
      {slide && <SlidePicture slide={slide} lead className={styles.picture} />}
      <div className={styles.words}>
        {isAuthenticated ? (
          <Player />
        ) : (
          slide && <SlideWords slide={slide} titleClassName={styles.name} textClassName={styles.kicker} />
        )}
      </div>
    </section>
  );
});
