import { observer } from '@marquee/sdk';
import { HeroFeature } from '@marquee/shell/kit/HeroFeature';
import { HeroSlides } from '@marquee/shell/kit/HeroSlides';
import { useSlides } from '@marquee/shell/kit/useSlides';
import styles from './Hero.module.css';

/** The match of the moment before the picture of the day, its odds within reach. */
export const Hero = observer(function Hero() {
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
