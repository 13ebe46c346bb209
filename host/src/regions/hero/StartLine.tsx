import { HeroFeature } from '../../pages/home/HeroFeature';
import { HeroSlides } from '../../pages/home/HeroSlides';
import styles from './StartLine.module.css';

/** The start line: lanes of a track, and on them the next race with the time to its start. */
export function StartLine() {
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
