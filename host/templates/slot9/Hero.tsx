import { Link, observer, useLocalText } from '@marquee/sdk';
import { SlidePicture } from '@marquee/shell/kit/SlidePicture';
import { SlideWords } from '@marquee/shell/kit/SlideWords';
import { useSlides } from '@marquee/shell/kit/useSlides';
import { useText } from '@marquee/shell/text';
import styles from './Hero.module.css';

/** Number of small blocks. */
const small = 2;

/** Slides as toy blocks: a large one with the first slide, small ones beside it, studs on top of each. */
export const Hero = observer(function Hero() {
  const [first, ...others] = useSlides();
  const local = useLocalText();
  const t = useText();
  return (
    <section className={styles.hero} aria-label={t('hero.label')}>
      {first && (
        <article className={styles.large}>
          <div className={styles.window}>
            <SlidePicture slide={first} lead className={styles.picture} />
          </div>
          <div className={styles.words}>
            <SlideWords slide={first} titleClassName={styles.title} textClassName={styles.text} />
          </div>
        </article>
      )}
      {others.slice(0, small).map((slide) => (
        <article key={slide.slide_id} className={styles.small}>
          <div className={styles.window}>
            <img
              className={styles.picture}
              src={slide.image_phone_url}
              alt=""
              width={800}
              height={1000}
              fetchPriority="low"
            />
          </div>
          <h2 className={styles.name}>
            {slide.link ? <Link to={slide.link}>{local(slide.title)}</Link> : local(slide.title)}
          </h2>
        </article>
      ))}
    </section>
  );
});
