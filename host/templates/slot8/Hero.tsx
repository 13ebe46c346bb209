import { Link, observer, useLocalText } from '@marquee/sdk';
import { SlidePicture } from '@marquee/shell/kit/SlidePicture';
import { SlideWords } from '@marquee/shell/kit/SlideWords';
import { useSlides } from '@marquee/shell/kit/useSlides';
import { useText } from '@marquee/shell/text';
import styles from './Hero.module.css';

/** Number of slides beside the first. */
const cards = 2;

/**
 * A collage: the first slide on torn paper with its title in strips, two more as taped cards, rays behind everything.
 */
export const Hero = observer(function Hero() {
  const [first, ...others] = useSlides();
  const local = useLocalText();
  const t = useText();
  return (
    <section className={styles.hero} aria-label={t('hero.label')}>
      <div className={styles.board}>
        {first && (
          <article>
            <div className={styles.sheet}>
              <SlidePicture slide={first} lead className={styles.picture} />
            </div>
            <div className={styles.words}>
              <SlideWords slide={first} titleClassName={styles.title} textClassName={styles.text} />
            </div>
          </article>
        )}
        {others.slice(0, cards).map((slide) => (
          <article key={slide.slide_id} className={styles.card}>
            <img
              className={styles.thumb}
              src={slide.image_phone_url}
              alt=""
              width={800}
              height={1000}
              fetchPriority="low"
            />
            <h2 className={styles.name}>
              {slide.link ? <Link to={slide.link}>{local(slide.title)}</Link> : local(slide.title)}
            </h2>
          </article>
        ))}
      </div>
    </section>
  );
});
