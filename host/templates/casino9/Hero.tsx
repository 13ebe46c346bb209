import { observer, useLocalText } from '@marquee/sdk';
import { SlidePicture } from '@marquee/shell/kit/SlidePicture';
import { SlideWords } from '@marquee/shell/kit/SlideWords';
import { useSlides } from '@marquee/shell/kit/useSlides';
import { useText } from '@marquee/shell/text';
import styles from './Hero.module.css';

/** Number of arches. */
const arches = 3;

/** An arcade: the first of the site's slides in the large arch, the next two beside it. */
export const Hero = observer(function Hero() {
  const slides = useSlides().slice(0, arches);
  const local = useLocalText();
  const t = useText();
  return (
    <section className={styles.wall} aria-label={t('hero.label')}>
      <div className={styles.arcade}>
        {slides.map((slide, index) => (
          <article key={slide.slide_id} className={styles.arch} aria-label={local(slide.title)}>
            <div className={styles.opening}>
              {index === 0 ? (
                <SlidePicture slide={slide} lead className={styles.picture} />
              ) : (
                <img
                  className={styles.picture}
                  src={slide.image_phone_url}
                  alt=""
                  width={800}
                  height={1000}
                  loading="lazy"
                />
              )}
              <div className={styles.words}>
                <SlideWords slide={slide} titleClassName={styles.title} textClassName={styles.text} />
              </div>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
});
