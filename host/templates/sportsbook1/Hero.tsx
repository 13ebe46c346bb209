import { observer } from '@marquee/sdk';
import { HeroFeature } from '@marquee/shell/kit/HeroFeature';
import { HeroSlides } from '@marquee/shell/kit/HeroSlides';
import { useSlides } from '@marquee/shell/kit/useSlides';
import styles from './Hero.module.css';

/** The featured match in front of the slide's picture, with its odds. */
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
