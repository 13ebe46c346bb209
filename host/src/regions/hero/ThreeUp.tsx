import { observer, useLocalText } from '@marquee/sdk';
import { SlidePicture } from '../../pages/home/SlidePicture';
import { SlideWords } from '../../pages/home/SlideWords';
import { useSlides } from '../../pages/home/useSlides';
import { useText } from '../../text';
import styles from './ThreeUp.module.css';

/** As many banners as stand beside each other. */
const banners = 3;

/** A strip of three banners, each in a sweet of its own; on a phone a thumb moves it. */
export const ThreeUp = observer(function ThreeUp() {
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
