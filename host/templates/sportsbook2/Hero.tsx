import { Link, observer, useLocalText } from '@marquee/sdk';
import { HeroFeature } from '@marquee/shell/kit/HeroFeature';
import { HeroSlides } from '@marquee/shell/kit/HeroSlides';
import { useSlides } from '@marquee/shell/kit/useSlides';
import styles from './Hero.module.css';

/** Number of stories beside the headline. */
const stories = 2;

/** A front page: the featured match as the headline, the site's slides as stories beside it. */
export const Hero = observer(function Hero() {
  const slides = useSlides().slice(0, stories);
  const local = useLocalText();
  return (
    <HeroFeature otherwise={<HeroSlides />}>
      {(feature) => (
        <div className={styles.page}>
          <div className={styles.headline}>{feature}</div>
          <ul className={styles.stories}>
            {slides.map((slide) => (
              <li key={slide.slide_id} className={styles.story}>
                <img src={slide.image_url} alt="" width={2100} height={900} className={styles.picture} />
                <h3 className={styles.title}>
                  {slide.link ? <Link to={slide.link}>{local(slide.title)}</Link> : local(slide.title)}
                </h3>
                <p className={styles.text}>{local(slide.text)}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </HeroFeature>
  );
});
