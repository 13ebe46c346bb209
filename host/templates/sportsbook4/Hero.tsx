import { HeroFeature } from '@marquee/shell/kit/HeroFeature';
import { HeroSlides } from '@marquee/shell/kit/HeroSlides';
import styles from './Hero.module.css';

/** The start line: lanes of a track with the next race and the time to its start. */
export function Hero() {
  return (
    <HeroFeature otherwise={<HeroSlides />}>
      {(feature) => (
        <div className={styles.track}>
          <div className={styles.inside}>{feature}</div>
        </div>
      )}
    </HeroFeature>
  );
}
