import { observer } from '@marquee/sdk';
import { HeroFeature } from '../../pages/home/HeroFeature';
import { HeroSlides } from '../../pages/home/HeroSlides';
import { useSlides } from '../../pages/home/useSlides';
import styles from './FeaturedMatch.module.css';

/** The match of the moment before the picture of the day, its odds within reach. */
export const FeaturedMatch = observer(function FeaturedMatch() {
  const [slide] = useSlides();
  return (
    <HeroFeature otherwise={<HeroSlides />}>
      {(feature) => (
        <div className={styles.hero}>
          {slide && (
            <img
              className={styles.picture}
              src={slide.image_url}
              alt=""
              width={2100}
              height={900}
              fetchPriority="high"
            />
          )}
          <div className={styles.inside}>
            <div className={styles.panel}>{feature}</div>
          </div>
        </div>
      )}
    </HeroFeature>
  );
});
