import { observer, useLocalText } from '@marquee/sdk';
import { SlidePicture } from '@marquee/shell/kit/SlidePicture';
import { SlideWords } from '@marquee/shell/kit/SlideWords';
import { useSlides } from '@marquee/shell/kit/useSlides';
import { useText } from '@marquee/shell/text';
import styles from './Hero.module.css';

/** Number of banners. */
const banners = 3;

/** A strip of three banners, each in a sweet of its own; it scrolls on phones. */
export const Hero = observer(function Hero() {
  const slides = useSlides().slice(0, banners);
  const local = useLocalText();
  const t = useText();
  return (
    <section className={styles.strip} aria-label={t('hero.label')}>
      {slides.map((slide, index) => (
        <article key={slide.slide_id} className={styles.banner} aria-label={local(slide.title)}>
          <SlidePicture slide={slide} lead={index === 0} className={styles.picture} />
          <div className={styles.words}>
            <SlideWords slide={slide} titleClassName={styles.title} textClassName={styles.text} />
          </div>
        </article>
      ))}
    </section>
  );
});
